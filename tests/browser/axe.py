"""What axe finds on a page. The page must have been opened with `bypass_csp=True`."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page, *ruleset: str, within: str = "html") -> list[str]:
    """All that is serious or critical, by these rules or by every one, on the page or in a part of it."""
    if page.evaluate("typeof window.axe === 'undefined'"):
        page.add_script_tag(path=AXE)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if ruleset:
        options["runOnly"] = list(ruleset)
    found: dict[str, Any] = page.evaluate("([part, options]) => axe.run(part, options)", [within, options])
    return [
        f"{each['id']}: {node['html'][:200]} ({node.get('failureSummary', '')[:200]})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
