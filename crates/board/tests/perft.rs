//! Counts of legal move sequences, compared with published ones (`corpus/positions/perft.epd`).

use planilla_board::Position;

fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth <= 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|m| perft(&position.played(m), depth - 1)).sum()
}

#[test]
fn counts_agree() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/positions/perft.epd");
    let table = std::fs::read_to_string(path).expect("the table of counts is in the corpus");
    let rows: Vec<&str> = table.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).collect();
    assert!(rows.len() >= 6);
    for (index, row) in rows.into_iter().enumerate() {
        let mut parts = row.split(';');
        let fen = parts.next().unwrap_or_default().trim();
        let position = Position::from_fen(fen).expect("the table holds good positions");
        assert_eq!(position.to_fen(), fen);
        let deepest = if index == 0 { 5 } else { 4 };
        for part in parts {
            let (depth, count) = part.trim().split_once(' ').expect("`D3 8902`");
            let (depth, count): (u32, u64) = (depth[1..].parse().unwrap(), count.parse().unwrap());
            if depth <= deepest {
                assert_eq!(perft(&position, depth), count, "{fen} to depth {depth}");
            }
        }
    }
}
