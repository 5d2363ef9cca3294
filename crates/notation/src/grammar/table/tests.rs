//! What tables are read as.

use super::*;
use crate::grammar::{first_lost_byte, shown};

fn read(text: &str) -> String {
    let mut score = Score::default();
    parse_table(text, &mut score);
    assert_eq!(first_lost_byte(&score, text), None, "{text}");
    shown(&score, text)
}

#[test]
fn tables_of_every_form() {
    let all = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 #1-0";
    for text in [
        "No,White,Black\n1,e4,e5\n2,Nf3,Nc6\n3,Bb5,a6\n,1-0,\n",
        "sep=;\r\nNo;White;Black\r\n\"1\";\"e4\";\"e5\"\r\n2,0;Nf3;Nc6\r\n3;Bb5;a6\r\n1-0;;\r\n",
        "White\tBlack\n1. e4\te5\n2. Nf3\tNc6\n3. Bb5\ta6\n1-0\n",
        "| # | White | Black |\n|--:|:--|:--|\n| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |\n| 3 | Bb5 | a6 |\n| | 1-0 | |\n",
        "# | White | Black\n--|--|--\n1 | e4 | e5\n2 | Nf3 | Nc6\n3 | Bb5 | a6\n | 1 | 0\n",
        "1,e4,e5,3,Bb5,a6\n2,Nf3,Nc6,4,1-0,\n",
        "1,e4,e5,2,Nf3,Nc6\n3,Bb5,a6,4,1-0,\n",
        "Nr  White  Black\n1.  e4     e5\n2.  Nf3    Nc6\n3.  Bb5    a6\n    1-0\n",
        "Moves,Time\n1. e4 e5,0:01\n2. Nf3 Nc6,\n3. Bb5 a6 1-0,\n",
    ] {
        let items = read(text).replace(" @0:01", "").replace(" 4. #", " #");
        assert_eq!(items, all, "{text}");
    }
}

#[test]
fn fields_left_open() {
    for (text, items) in [
        ("No,White,Black\n1,e4,e5\n2,,Nc6\n3,Bb5,\n4,Ba4,\n5,,\n", "1. e4 e5 2.  Nc6 3. Bb5  4. Ba4 5."),
        ("No,White,Black\n1,e4,e5\n2\n3,Bb5,a6", "1. e4 e5 2.   3. Bb5 a6"),
        ("No,White,Black\n1,e4,e5\n2,-,?\n3,Bb5,a6", "1. e4 e5 2. - ? 3. Bb5 a6"),
        ("No,White,Black\n1,e4 e5,\n2,,Nf3 Nc6\n3,Bb5,a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"),
        ("No,White,Black\n1,e4,e5\n2,Nf3Nc6,\n3,Bb5,a6", "1. e4 e5 2. Nf3Nc6 3. Bb5 a6"),
        ("No,White,Black\n1,1. e4,1... e5\n2,Nf3,Nc6", "1. 1. e4 1… e5 2. Nf3 Nc6"),
        ("No,White,Black,Note\n1,e4,e5,\"good, Nf3\"\n2,Nf3,Nc6,", "1. e4 e5 {good, Nf3} 2. Nf3 Nc6"),
        ("No,White,(=),Black,(=)\n1,e4,x,e5,no\n2,Nf3,,Nc6,(=)", "1. e4 offer e5 {no} 2. Nf3 Nc6 offer"),
        ("No,White,Black\n1,e4,e5\n2,Nf3,01-Jan", "1. e4 e5 2. Nf3 01-Jan"),
        ("No,White,Black\n1,e4,e5\n2,Nf3,Nc6\n0,5-0,5", "1. e4 e5 2. Nf3 Nc6 #1/2-1/2"),
    ] {
        assert_eq!(read(text), items, "{text}");
    }
}
