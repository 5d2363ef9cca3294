//! Two new files, readable by their owner alone from the moment they are made: either both are written, or neither stays.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The files, open, and gone again unless they are written.
pub(super) struct Pair {
    public: New,
    secret: New,
}

/// A file that was not there before.
struct New {
    path: PathBuf,
    file: Option<File>,
    stays: bool,
}

/// What went wrong, and with which file.
type Fault = (PathBuf, io::Error);

impl Pair {
    /// Makes both files. Nothing that is there already is touched.
    pub(super) fn begin(public: &Path, secret: &Path) -> Result<Pair, Fault> {
        Ok(Pair { public: New::make(public)?, secret: New::make(secret)? })
    }

    /// Writes them.
    pub(super) fn write(mut self, public: &[u8], secret: &[u8]) -> Result<(), Fault> {
        self.secret.write(secret)?;
        self.public.write(public)?;
        self.public.stays = true;
        self.secret.stays = true;
        Ok(())
    }
}

impl New {
    fn make(path: &Path) -> Result<New, Fault> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path).map_err(|error| (path.to_owned(), error))?;
        Ok(New { path: path.to_owned(), file: Some(file), stays: false })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        let Some(mut file) = self.file.take() else { return Ok(()) };
        file.write_all(bytes).and_then(|()| file.sync_all()).map_err(|error| (self.path.clone(), error))
    }
}

impl Drop for New {
    fn drop(&mut self) {
        // Some systems cannot remove what is open.
        self.file = None;
        if !self.stays {
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Pair;
    use std::{env, fs, process};

    #[test]
    fn either_both_files_stay_or_neither() {
        let folder = env::temp_dir().join(format!("planilla-pair-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (one, two) = (folder.join("one"), folder.join("two"));
        let names = || fs::read_dir(&folder).unwrap().count();

        drop(Pair::begin(&one, &two).map_err(|fault| fault.1).unwrap());
        assert_eq!(names(), 0, "files that were never written are gone");
        fs::write(&two, "kept").unwrap();
        assert_eq!(Pair::begin(&one, &two).err().map(|fault| fault.0), Some(two.clone()));
        assert_eq!((names(), fs::read_to_string(&two).unwrap().as_str()), (1, "kept"));
        fs::remove_file(&two).unwrap();
        assert!(Pair::begin(&one, &one).is_err());
        assert_eq!(names(), 0);
        assert!(Pair::begin(&one, &folder.join("no/such/folder")).is_err());
        assert_eq!(names(), 0);

        Pair::begin(&one, &two).and_then(|pair| pair.write(b"public", b"secret")).map_err(|fault| fault.1).unwrap();
        assert_eq!((fs::read(&one).unwrap(), fs::read(&two).unwrap()), (b"public".to_vec(), b"secret".to_vec()));
        #[cfg(unix)]
        for path in [&one, &two] {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
