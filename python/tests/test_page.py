"""What a page of games is in a real browser: heard, stepped through by keys, filtered, printed."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from browser import Browser, find

import planilla

from places import CORPUS

SAMPLE = CORPUS / "sheets/es/laws-2005-sample.sheet"
CLEAN = '[White "Roe {0}"]\n[Black "Doe"]\n[Round "{0}"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n'
WRONG = '[White "Núñez"]\n[Black "</script><script>alert(1)</script>"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n'


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.skip("no browser is found; PLANILLA_BROWSER can name one (Chromium)")
    with Browser(path) as browser:
        yield browser


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    games = folder / "games.pgn"
    games.write_text("".join(map(CLEAN.format, ("Ada", "Bea", "Cleo", "Dora"))) + WRONG)
    planilla.report([games, SAMPLE], folder / "page.html", title="Round 1")
    return folder / "page.html"


def caption(browser: Browser, game: str) -> str:
    return " ".join(browser.run(f"document.querySelector('#{game} figcaption').textContent").split())


def man(browser: Browser, game: str, square: str) -> str | None:
    """Give the man that is drawn on a square of a board that is not turned."""
    x, y = (ord(square[0]) - 97) * 48, (8 - int(square[1])) * 48
    drawn = browser.run(
        f"""[...document.querySelectorAll('#{game} .board g use')].filter(use =>
        Number(use.getAttribute('x') ?? 0) === {x} && Number(use.getAttribute('y') ?? 0) === {y})
        .map(use => use.getAttribute('href').slice(2)).find(name => name.length === 1) ?? null"""
    )
    return None if drawn is None else str(drawn)


def test_it_opens_without_complaint_and_asks_for_nothing(browser: Browser, page: Path) -> None:
    browser.open(page)
    assert browser.complaints() == []
    assert browser.requests() == [page.resolve().as_uri()]
    # What is not its own does not run, wherever it would come from.
    browser.run("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.evil = 1\">')")
    browser.run("document.body.append(Object.assign(document.createElement('script'), {text: 'window.evil = 1'}))")
    browser.until(browser.complaints)
    assert browser.run("window.evil ?? null") is None
    assert browser.run("document.querySelector('#g5 h3 bdi:last-of-type').textContent").startswith("</script>")


def test_games_that_need_somebody_come_first(browser: Browser, page: Path) -> None:
    browser.open(page)
    links = browser.run("[...document.querySelectorAll('table.games a')].map(link => link.hash)")
    assert links == ["#g5", "#g6", "#g1", "#g2", "#g3", "#g4"]
    assert browser.run("document.querySelectorAll('article').length") == 6


def test_a_walk_by_keys(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.press("Tab")
    assert browser.run("document.activeElement.hash") == "#table"
    assert browser.run("document.activeElement.getBoundingClientRect().width") > 50, "a link that is reached is seen"
    for _ in range(60):
        if browser.run("document.activeElement.closest('#g6 .board') !== null"):
            break
        browser.press("Tab")
    else:
        pytest.fail("the board of the game is not reached")
    assert browser.run("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    assert caption(browser, "g6").startswith("5. Dxd5 illegal: the queen cannot reach d5")
    assert (man(browser, "g6", "d1"), man(browser, "g6", "d4")) == ("Q", "p")
    browser.press("ArrowRight")
    assert caption(browser, "g6").startswith("5… d5")
    assert "rests on what was taken for move 5" in caption(browser, "g6")
    assert (man(browser, "g6", "d1"), man(browser, "g6", "d4"), man(browser, "g6", "d5")) == (None, "Q", "p")
    browser.press("Home")
    assert caption(browser, "g6") == "starting position"
    assert browser.run("document.querySelector('#g6 td[aria-current]')") is None
    browser.press("ArrowRight", "ArrowDown")
    assert caption(browser, "g6") == "2. Cf3"
    browser.press("ArrowLeft", "ArrowUp")
    assert caption(browser, "g6") == "starting position", "above the first row"
    browser.press("End")
    assert caption(browser, "g6").startswith("11. ")
    browser.press("ArrowRight")
    assert caption(browser, "g6").startswith("11. "), "past the end there is nothing"
    current = browser.run("[...document.querySelectorAll('#g6 td[aria-current]')].map(cell => cell.innerText)")
    assert len(current) == 1
    assert browser.complaints() == []
    # Other games have not moved.
    assert caption(browser, "g1").startswith("4… Nf6")


def test_buttons_and_the_mouse(browser: Browser, page: Path) -> None:
    browser.open(page)
    click = "document.querySelector('#g6 {}').click()"
    browser.run(click.format("[data-act=first]"))
    browser.run(click.format("[data-act=find]"))
    assert caption(browser, "g6").startswith("5. Dxd5 illegal")
    browser.run(click.format("[data-act=turn]"))
    assert browser.run("document.querySelector('#g6 .board svg > use').getAttribute('href')") == "#m-f"
    assert man(browser, "g6", "e8") == "Q", "White is at the top, and the queen on the right of the king"
    browser.run(click.format('td[data-e="2"]'))
    assert caption(browser, "g6") == "2. Cf3"
    assert browser.run("document.activeElement.className") == "board"
    browser.run(click.format('[data-go="8"]'))
    assert caption(browser, "g6").startswith("5. Dxd5")


def test_what_is_heard(browser: Browser, page: Path) -> None:
    browser.open(page)
    # What is far from the window is laid out once it comes near, and heard from then on.
    browser.run("for (const body of document.querySelectorAll('.body')) body.style.contentVisibility = 'visible'")
    tree = browser.ask("Accessibility.getFullAXTree")["nodes"]

    def value(node: dict[str, Any], name: str) -> str:
        return str(node.get(name, {}).get("value", ""))

    heard = [node for node in tree if not node.get("ignored")]
    for role in ("button", "link", "checkbox", "searchbox", "image", "columnheader", "group", "article"):
        names = [value(node, "name") for node in heard if value(node, "role") == role]
        assert names, role
        assert all(names), role
    levels = [
        int(prop["value"]["value"])
        for node in heard
        if value(node, "role") == "heading"
        for prop in node["properties"]
        if prop["name"] == "level"
    ]
    assert levels[:2] == [1, 2]
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert browser.run("document.documentElement.lang") == "en"
    live = browser.run("document.querySelector('#g6 figcaption').getAttribute('aria-live')")
    assert live == "polite"
    browser.run("document.querySelector('#g1 [data-act=first]').click()")
    label = browser.run("document.querySelector('#g1 .board svg').getAttribute('aria-label')")
    assert label.startswith("White: king e1, queen d1, rook a1, rook h1, bishop c1"), label
    small = browser.run(
        "[...document.querySelectorAll('.steps button')].filter(b => b.getBoundingClientRect().height < 24).length"
    )
    assert small == 0, "what is pressed is large enough to be hit"


CONTRASTS = """
(() => {
  const numbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = (color) => {
    const [r, g, b] = numbers(color).slice(0, 3).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if ((numbers(color)[3] ?? 1) === 1) return color;
    }
    return "rgb(255,255,255)";
  };
  const found = new Map();
  for (const node of document.querySelectorAll("main *, header *, footer *")) {
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== "");
    if (!own || node.closest("svg")) continue;
    const pair = [getComputedStyle(node).color, ground(node)];
    const [more, less] = pair.map(light).sort((a, b) => b - a);
    found.set(pair.join(" on "), (more + 0.05) / (less + 0.05));
  }
  return [...found];
})()
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast(browser: Browser, page: Path, scheme: str) -> None:
    browser.media(prefers_color_scheme=scheme)
    browser.open(page)
    pairs = browser.run(CONTRASTS)
    browser.media()
    assert len(pairs) > 5
    # Web Content Accessibility Guidelines 2.2, 1.4.3.
    assert [pair for pair in pairs if pair[1] < 4.5] == []


def test_the_filter(browser: Browser, page: Path) -> None:
    browser.open(page)
    shown = "[...document.querySelectorAll('article')].filter(part => !part.hidden).map(part => part.id)"
    typed = """(() => {{ const field = document.querySelector('input[type=search]'); field.value = {!r};
        field.dispatchEvent(new Event('input', {{bubbles: true}})); }})()"""
    for text, expected in [
        ("nunez", ["g5"]),
        ("ROE cleo", ["g3"]),
        ("sample queen", ["g6"]),
        ("nobody", []),
        ("", ["g5", "g6", "g1", "g2", "g3", "g4"]),
    ]:
        browser.run(typed.format(text))
        assert browser.run(shown) == expected
        assert browser.run("document.querySelector('.shown b').textContent") == str(len(expected))
    browser.run("document.querySelector('input[value=clean]').click()")
    assert browser.run(shown) == ["g5", "g6"]
    bodies = browser.run("[...document.querySelectorAll('table.games tbody')].filter(body => !body.hidden).length")
    assert bodies == 1


def test_without_its_script(browser: Browser, page: Path) -> None:
    browser.scripts(on=False)
    browser.open(page)
    browser.scripts(on=True)
    assert browser.run("document.querySelector('form.filter').checkVisibility()") is False
    assert browser.run("document.querySelectorAll('button').length") == 0
    assert browser.run("document.querySelectorAll('[tabindex]').length") == 0
    assert caption(browser, "g6").startswith("5. Dxd5 illegal")
    assert (man(browser, "g6", "d1"), man(browser, "g6", "d4")) == ("Q", "p")


@pytest.mark.parametrize("width", [1400, 900, 390])
def test_nothing_stands_out_at_the_side(browser: Browser, page: Path, width: int) -> None:
    browser.open(page, width)
    assert browser.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    over = """[...document.querySelectorAll('main *')].filter(node => !node.closest('svg') && !node.matches('.away')
        && node.getBoundingClientRect().right > innerWidth + 1).map(node => node.outerHTML.slice(0, 80))"""
    assert browser.run(over) == []


def test_printed_a_game_a_page(browser: Browser, page: Path, tmp_path: Path) -> None:
    browser.open(page)
    browser.run("document.querySelector('#g6 [data-act=first]').click()")
    pages = browser.pdf()
    assert leaves(pages) == 1 + 6, "the summary, and each game"
    # A long game goes on on a second page.
    knights = " ".join(f"{number}. {['Ng1 Ng8', 'Nf3 Nf6'][number % 2]}" for number in range(1, 260))
    long = tmp_path / "long.html"
    planilla.report(f"{knights} *".encode(), long)
    browser.open(long)
    assert leaves(browser.pdf()) in {3, 4}


def leaves(pdf: bytes) -> int:
    """Count the pages of a PDF as Chromium writes it."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_a_stepped_game_is_printed_as_the_page_opens(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.run("document.querySelector('#g6 [data-act=first]').click()")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    assert caption(browser, "g6").startswith("5. Dxd5")
    browser.run("dispatchEvent(new Event('afterprint'))")
    assert caption(browser, "g6") == "starting position"


def test_a_tournament_opens_soon(browser: Browser, tmp_path: Path) -> None:
    games = tmp_path / "games.pgn"
    games.write_text("".join(WRONG if number % 10 == 0 else CLEAN.format(number) for number in range(1000)))
    page = tmp_path / "page.html"
    planilla.report(games, page)
    browser.open(page)
    assert browser.run("document.querySelectorAll('article').length") == 500
    assert browser.run("document.querySelectorAll('table.games tr:not(.need)').length") == 1 + 1000
    assert page.stat().st_size < 4_000_000
    assert browser.complaints() == []
