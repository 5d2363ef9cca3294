//! What the suites, the properties and the fuzz targets share: the laws that must hold of any input, stated once as
//! functions ([`oracles`]); games and damaged texts from a seed ([`random`]); another engine to agree with
//! ([`referee`]); and where the data lie ([`places`]). **Lacks cases**: those are in the suite.

pub mod oracles;
pub mod places;
pub mod random;
pub mod referee;
