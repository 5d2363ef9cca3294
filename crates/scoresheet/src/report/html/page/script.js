"use strict";
// Steps through the games of a page and filters their table. The page is whole without it: it only draws what stands in
// the sheet's cells (`data-b`: where the men stand and what is marked; `data-s`: what is said), and hides rows.
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const SIDE = 48;
  const template = document.querySelector("template");
  const words = template.dataset;
  const MEN = Object.fromEntries(words.men.split("|").map((name, at) => ["kqrbnp"[at], name]));

  // Boards.

  /** What is known of a game while it is looked at, made when it is first needed. */
  const games = new Map();

  function gameOf(article) {
    if (!games.has(article)) {
      const board = article.querySelector(".board");
      const cells = [board, ...article.querySelectorAll("td[data-b]")];
      games.set(article, { article, board, cells, at: Number(board.dataset.at), first: Number(board.dataset.at), turned: false });
    }
    return games.get(article);
  }

  /** Draws a position given in short, as `board.rs` does. */
  function draw(game, short) {
    const [men, ...marks] = short.split(" ");
    const place = (file, rank) => (game.turned ? [7 - file, rank] : [file, 7 - rank]);
    const square = (name) => place(name.charCodeAt(0) - 97, Number(name[1]) - 1);
    const pieces = [];
    const told = { w: [], b: [] };
    const mark = (letters) => {
      for (const each of marks.filter((each) => letters.includes(each[0]))) {
        pieces.push(["-" + each[0], ...square(each.slice(1))]);
      }
    };
    mark("lk");
    men.split("/").forEach((rank, row) => {
      let file = 0;
      for (const man of rank) {
        if (man >= "1" && man <= "8") {
          file += Number(man);
          continue;
        }
        pieces.push([man, ...place(file, 7 - row)]);
        const color = man === man.toLowerCase() ? "b" : "w";
        told[color].push([man.toLowerCase(), String.fromCharCode(97 + file) + (8 - row)]);
        file += 1;
      }
    });
    mark("ewn");
    const svg = game.board.querySelector("svg");
    const [under, group] = svg.children;
    under.setAttribute("href", game.turned ? "#m-f" : "#m-b");
    group.replaceChildren(
      ...pieces.map(([name, x, y]) => {
        const use = document.createElementNS(SVG, "use");
        use.setAttribute("href", "#m" + name);
        use.setAttribute("x", x * SIDE);
        use.setAttribute("y", y * SIDE);
        return use;
      }),
    );
    const side = (color) =>
      told[color]
        .sort((a, b) => "kqrbnp".indexOf(a[0]) - "kqrbnp".indexOf(b[0]))
        .map(([man, where]) => MEN[man].replace("*", where))
        .join(", ");
    svg.setAttribute("aria-label", `${words.white}: ${side("w")}. ${words.black}: ${side("b")}`);
  }

  /** The number before a move: `5.`, or `5…` for Black's. */
  function numberOf(cell) {
    const number = cell.parentElement.firstElementChild.textContent;
    if (number === "" || "x" in cell.dataset) return "";
    return number + (cell.cellIndex === 2 ? "…" : ".");
  }

  function show(game, at) {
    const cell = game.cells[at];
    game.cells[game.at].removeAttribute("aria-current");
    game.at = at;
    draw(game, cell.dataset.b);
    const [move, said, rests] = game.board.querySelector("figcaption").children;
    const text = document.createElement("bdi");
    if (at > 0) {
      cell.setAttribute("aria-current", "true");
      text.textContent = cell.querySelector("bdi").textContent;
      move.replaceChildren(numberOf(cell) + " ", text);
    } else {
      move.replaceChildren();
    }
    said.textContent = cell.dataset.s ?? "";
    const on = cell.dataset.r;
    rests.textContent = on ? game.article.querySelector(".sheet").dataset["r" + on] : "";
  }

  function go(game, at) {
    const there = Math.max(0, Math.min(game.cells.length - 1, at));
    if (there !== game.at) show(game, there);
  }

  /** The cell in the row above or below, in the same column; past the ends the first or the last. */
  function row(game, by) {
    const current = game.cells[game.at];
    if (game.at === 0) return by > 0 ? 1 : 0;
    for (let at = game.at + by; at > 0 && at < game.cells.length; at += by) {
      if (game.cells[at].cellIndex === current.cellIndex) return at;
    }
    return by > 0 ? game.cells.length - 1 : 0;
  }

  function nextFinding(game) {
    const count = game.cells.length;
    for (let step = 1; step <= count; step += 1) {
      const at = (game.at + step) % count;
      if (at > 0 && game.cells[at].className !== "") return at;
    }
    return game.at;
  }

  const ACTS = {
    first: () => 0,
    back: (game) => game.at - 1,
    on: (game) => game.at + 1,
    last: (game) => game.cells.length - 1,
    up: (game) => row(game, -1),
    down: (game) => row(game, 1),
    find: nextFinding,
  };
  const KEYS = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last" };

  function act(game, name) {
    if (name !== "turn") return go(game, ACTS[name](game));
    game.turned = !game.turned;
    draw(game, game.cells[game.at].dataset.b);
  }

  /** Steps to an entry that is named elsewhere, and brings the board into view. */
  function goTo(game, entry) {
    go(game, game.cells.findIndex((cell) => cell.dataset.e === entry));
    game.board.focus({ preventScroll: true });
    game.board.scrollIntoView({ block: "nearest" });
  }

  for (const board of document.querySelectorAll("article .board")) {
    const steps = template.content.firstElementChild.cloneNode(true);
    const article = board.closest("article");
    if (!article.querySelector("td[class]")) steps.lastElementChild.remove();
    board.append(steps);
    board.tabIndex = 0;
    board.setAttribute("role", "group");
    board.setAttribute("aria-label", words.keys);
    for (const place of article.querySelectorAll("[data-go]")) {
      place.tabIndex = 0;
      place.setAttribute("role", "button");
    }
  }

  document.addEventListener("click", (event) => {
    const article = event.target.closest("article");
    if (!article?.querySelector(".board")) return;
    const [button, cell, place] = ["[data-act]", "td[data-b]", "[data-go]"].map((each) => event.target.closest(each));
    const game = gameOf(article);
    if (button) act(game, button.dataset.act);
    if (cell) goTo(game, cell.dataset.e);
    if (place) goTo(game, place.dataset.go);
  });

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const article = event.target.closest("article");
    if (!article?.querySelector(".board")) return;
    const game = gameOf(article);
    const place = event.target.closest("[data-go]");
    if (place && (event.key === "Enter" || event.key === " ")) {
      goTo(game, place.dataset.go);
    } else if (KEYS[event.key] && event.target.closest(".board")) {
      act(game, KEYS[event.key]);
    } else {
      return;
    }
    event.preventDefault();
  });

  // On paper stands what the page opens with.
  addEventListener("beforeprint", () => {
    for (const game of games.values()) {
      game.back = [game.at, game.turned];
      game.turned = false;
      show(game, game.first);
    }
  });
  addEventListener("afterprint", () => {
    for (const game of games.values()) {
      [, game.turned] = game.back;
      show(game, game.back[0]);
    }
  });

  // The filter.

  const form = document.querySelector("form.filter");
  if (!form) return;
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const rows = [...document.querySelectorAll("table.games tbody tr:not(.need)")].map((row) => {
    const number = row.firstElementChild.textContent;
    const need = row.parentElement.className;
    return { row, need, text: plain(row.textContent), part: document.getElementById("g" + number) };
  });
  const shown = form.querySelector(".shown b");

  function filter() {
    const asked = plain(form.querySelector("input[type=search]").value).split(/\s+/);
    const needs = new Set([...form.querySelectorAll("input:checked")].map((box) => box.value));
    let count = 0;
    for (const { row, need, text, part } of rows) {
      const wanted = needs.has(need) && asked.every((word) => text.includes(word));
      row.hidden = !wanted;
      if (part) part.hidden = !wanted;
      count += wanted;
    }
    for (const body of document.querySelectorAll("table.games tbody")) {
      body.hidden = !body.querySelector("tr:not(.need):not([hidden])");
    }
    shown.textContent = count;
  }

  form.hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
})();
