//! All laws in one program: what the gates run.

fn main() {
    planilla_fuzz::drive(&planilla_fuzz::LAWS);
}
