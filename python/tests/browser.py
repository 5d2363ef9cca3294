"""A browser to look at pages with: Chromium without a window, asked over a pipe by its DevTools protocol.

It needs nothing but the browser. Where none is found, `find` says so and tests are skipped.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""What the browser is called; the variable PLANILLA_BROWSER names another."""

PATIENCE = 30
"""So many seconds are waited for an answer; a machine may be busy."""


def find() -> str | None:
    """Give the path of a browser, if there is one that can be asked over a pipe as here."""
    if os.name != "posix":
        return None
    given = os.environ.get("PLANILLA_BROWSER")
    return given or next(filter(None, map(shutil.which, NAMES)), None)


START = """
import os, sys
ends = list(map(int, sys.argv[1:3]))
while min(ends) < 5:
    ends = list(map(os.dup, ends))
os.dup2(ends[0], 3)
os.dup2(ends[1], 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Starts the browser, which reads what it is asked from descriptor 3 and answers on 4."""


class Browser:
    """One page in a browser."""

    def __init__(self, path: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="planilla-browser-", ignore_cleanup_errors=True)
        options = [
            "--headless=new",
            "--remote-debugging-pipe",
            "--no-sandbox",  # in a container there is none; the pages are our own
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            f"--user-data-dir={self._folder.name}",
            "about:blank",
        ]
        their_in, self._out = os.pipe()
        self._in, their_out = os.pipe()
        ends = (their_in, their_out)
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", START, *map(str, ends), path, *options],
            pass_fds=ends,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for end in ends:
            os.close(end)
        self._left = b""
        self._number = 0
        self._session: str | None = None
        self.events: list[dict[str, Any]] = []

    def __enter__(self) -> Self:
        try:
            targets = self.ask("Target.getTargets")["targetInfos"]
            page = next(target["targetId"] for target in targets if target["type"] == "page")
            self._session = self.ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                self.ask(f"{domain}.enable")
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the browser."""
        os.close(self._out)  # at the end of the pipe the browser ends too
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._in)
        self._folder.cleanup()

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Ask the browser for something and wait for the answer; events on the way are kept."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") != self._number:
                self.events.append(answer)
            elif "error" in answer:
                raise AssertionError(f"{method}: {answer['error']}")
            else:
                return dict(answer["result"])

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._left:
            read = os.read(self._in, 1 << 16)
            if not read:
                raise AssertionError("the browser has gone")
            self._left += read
        message, _, self._left = self._left.partition(b"\0")
        return dict(json.loads(message))

    def open(self, page: Path, width: int = 1400, height: int = 1000) -> None:
        """Open a page in a window of a size, and forget what was before."""
        self.size(width, height)
        self.events.clear()
        self.ask("Page.navigate", url=page.resolve().as_uri())
        self.until(lambda: self.run("document.readyState") == "complete")

    def size(self, width: int, height: int) -> None:
        """Give the window a size."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, media: str = "", **features: str) -> None:
        """Show the page as on another medium, or with other wishes of the user (``prefers_color_scheme="dark"``)."""
        wishes = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.ask("Emulation.setEmulatedMedia", media=media, features=wishes)

    def scripts(self, *, on: bool) -> None:
        """Let the page's scripts run or not, from the next page on."""
        self.ask("Emulation.setScriptExecutionDisabled", value=not on)

    def run(self, expression: str) -> Any:
        """Give the value of an expression."""
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def press(self, *keys: str) -> None:
        """Press keys, by the names that pages know them by."""
        for key in keys:
            kind = "keyDown" if len(key) == 1 or key == "Enter" else "rawKeyDown"
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            codes = {"Tab": 9, "Enter": 13, "End": 35, "Home": 36}
            codes |= {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
            fields = {"key": key, "code": key, "windowsVirtualKeyCode": codes.get(key, 0)}
            self.ask("Input.dispatchKeyEvent", type=kind, text=text, **fields)
            self.ask("Input.dispatchKeyEvent", type="keyUp", **fields)

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                raise AssertionError("it did not come to hold")
            time.sleep(0.02)

    def pdf(self) -> bytes:
        """Print the page, on paper of the size that it asks for."""
        printed = self.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=False)
        return base64.b64decode(printed["data"])

    def picture(self, *, whole: bool = False) -> bytes:
        """Give a picture of the window, or of the whole page, as PNG."""
        shot = self.ask("Page.captureScreenshot", captureBeyondViewport=whole)
        return base64.b64decode(shot["data"])

    def complaints(self) -> list[str]:
        """Give what the browser has complained of since the page was opened: errors of scripts, things not allowed."""
        loud = ("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
        return [json.dumps(event["params"]) for event in self.events if event.get("method") in loud]

    def requests(self) -> list[str]:
        """Give the addresses that the page has asked for, its own among them."""
        asked = [event for event in self.events if event.get("method") == "Network.requestWillBeSent"]
        return [str(event["params"]["request"]["url"]) for event in asked]
