use crate::program::{planilla, root};
use std::env;
use std::fmt::Write;
use std::fs;

/// The blocks after `<!-- output: ARGS -->` hold what `planilla ARGS` prints. `UPDATE=1` writes them anew.
#[test]
fn readme_shows_what_the_program_prints() {
    for page in [
        "README.md",
        "docs/guide/federation.md",
        "docs/guide/adjournment.md",
        "docs/guide/repair.md",
        "docs/guide/two-sheets.md",
    ] {
        let path = root().join(page);
        let readme = fs::read_to_string(&path).expect("the page is there");
        let fresh = filled(&readme);
        if env::var_os("UPDATE").is_some() && readme != fresh {
            fs::write(&path, &fresh).expect("the page can be written");
            continue;
        }
        assert_eq!(readme, fresh, "run `UPDATE=1 ./test readme`");
    }
}

/// The text with the outputs as they are now.
fn filled(text: &str) -> String {
    let mut fresh = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!-- output: ") {
        let (args, after) = after.split_once(" -->\n").expect("the mark ends");
        let (fence, after) = after.split_once('\n').expect("a block follows");
        let (_, after) = after.split_once("```\n").expect("the block ends");
        write!(fresh, "{before}<!-- output: {args} -->\n{fence}\n{}```\n", printed(args)).unwrap();
        rest = after;
    }
    fresh + rest
}

/// What the program prints on both streams, with file names as in the repository's root.
fn printed(args: &str) -> String {
    let root = root().display().to_string();
    let full = |arg: &str| if arg.starts_with("corpus/") { format!("{root}/{arg}") } else { arg.to_owned() };
    let args: Vec<String> = args.split(' ').map(full).collect();
    let ran = planilla(&args.iter().map(String::as_str).collect::<Vec<_>>());
    format!("{}{}", ran.out, ran.err).replace(&format!("{root}/"), "")
}
