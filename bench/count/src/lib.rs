//! What every measurement needs: files of games, this library over them, and instructions counted.
//!
//! **Lacks peers**, which are under the GPL: the gate of the main workspace is made of this crate alone.

pub mod files;
pub mod instructions;
pub mod ours;
pub mod scratch;
pub mod table;
