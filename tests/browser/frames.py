"""`make frames`: from a message of the server to the picture on the screen, in frames of the screen, in a game of Root.

A measurement and no test: on a busy machine a frame takes as long as it takes. So the page's own work is told too, in
time of the processor: all that its main thread did, pictures of what moves included, for each position.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, expect, sync_playwright

from tests.browser.house import House
from tests.browser.playing import at_once, quick, table_of
from tests.browser.referee import Referee, play_out
from tests.patience import PATIENCE

FRAME = 1000 / 60

# notes for each position how many frames begin, and how much time passes, until the page shows it and it is painted
NOTE = """(() => {
  window.noted = [];
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({data}) => {
        const told = JSON.parse(data);
        if (told.type !== "position") return;
        const heard = performance.now();
        let frames = 0;
        const look = () => {
          frames += 1;
          if (document.querySelector("[data-at]")?.dataset.at !== String(told.at)) {
            if (frames < 60) requestAnimationFrame(look);
            return;
          }
          const channel = new MessageChannel();  // its turn comes when the frame has been painted
          channel.port1.onmessage = () => window.noted.push({frames, time: performance.now() - heard});
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
    }
  };
})()"""


def worked(meter: CDPSession) -> float:
    """Seconds of the processor that the page's main thread has had."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def main() -> int:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        print("There is no Chromium here: `make packages` installs it where it may.", file=sys.stderr)
        return 1
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        house.deal("frames")
        browser = playwright.chromium.launch(executable_path=found, args=[*arguments, "--disable-dev-shm-usage"])
        page = browser.new_page(base_url=house.address, viewport={"width": 1440, "height": 900})
        page.set_default_timeout(PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        page.add_init_script(NOTE)
        page.goto("/")
        at_once(page)
        quick(page, "Root", "marquise")
        meter = page.context.new_cdp_session(page)
        meter.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = worked(meter)
        play_out(Referee(house, table_of(page)), {"marquise": page})
        noted = page.evaluate("window.noted")
        work = (worked(meter) - before) * 1000 / len(noted)
        browser.close()
    frames = [each["frames"] for each in noted]
    times = sorted(each["time"] / FRAME for each in noted)
    print(f"{len(noted)} positions of Root at 1440x900, from message to picture:")
    print(f"  begun frames: median {statistics.median(frames)}")
    most = times[len(times) * 9 // 10]
    print(f"  in frames of {FRAME:.1f} ms: median {statistics.median(times):.1f}, 9 of 10 at most {most:.1f}")
    print(f"  work of the page: {work:.1f} ms for each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
