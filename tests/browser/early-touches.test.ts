import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { alive, controlsOf, outcome, REACT, settled, start, touch, turnsOf } from "./controls.ts";
import { holdRoute } from "./hold-route.ts";
import { visitingTest } from "./visited-page.ts";

const test = visitingTest(async (page) => {
  page.setDefaultTimeout(20_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: undefined });
    localStorage.clear();
  });
});

/** Each turn loads its page twice. */
const TURNS_A_TEST = 3;
/** Every page with islands that wait for somebody, in parts; the English ones differ in words alone. */
const PARTS = globSync("**/*.html", { cwd: "dist" })
  .filter((file) => !/^(?:en|admin)\b/.test(file))
  .flatMap((file) => {
    const html = readFileSync(join("dist", file), "utf8");
    if (!html.includes('client="intent"')) return [];
    const [, ...islands] = html.slice(0, html.lastIndexOf("</astro-island>")).split("<astro-island");
    const pressed = islands.join("").match(/<(?:button|select)\b|role="?combobox/g) ?? [];
    const of = Math.max(1, Math.ceil((pressed.length + 1) / TURNS_A_TEST));
    const path = `/${file.replace(/(?:index)?\.html$/, "")}`;
    return Array.from({ length: of }, (_, at) => ({ path, part: at + 1, of }));
  });
test("there are pages with islands", () => {
  expect(new Set(PARTS.map(({ path }) => path)).size).toBeGreaterThan(4);
});

for (const { path, part, of } of PARTS) {
  test(`what is pressed or typed on ${path} before its script has come does what it does afterwards, ${part} of ${of}`, async ({
    visited: page,
  }) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await start(page, path);
    // What shows itself by its # alone.
    const hash = await page
      .locator("astro-island")
      .first()
      // An island itself has no box.
      .evaluate((island) =>
        island.firstElementChild?.checkVisibility() ? "" : (island.closest("[id]")?.id ?? ""),
      );
    const address = hash ? `${path}#${hash}` : path;
    if (hash) await start(page, address);
    const controls = await controlsOf(page);
    test.skip(controls.length === 0, "nothing to press before there is a result");
    const turns = turnsOf(controls);
    // The last part takes what markup alone did not tell.
    const end = part < of ? part * TURNS_A_TEST : turns.length;
    for (const [at, turn] of turns.slice((part - 1) * TURNS_A_TEST, end).entries()) {
      await test.step(turn.map(({ role, name }) => `${role} ${name}`).join(", "), async () => {
        if (at > 0) await start(page, address);
        await alive(page);
        for (const control of turn) await touch(page, control);
        const expected = await settled(page);
        const release = await holdRoute(page, REACT);
        await start(page, address);
        for (const control of turn) await touch(page, control);
        release();
        await alive(page);
        await expect(async () => expect(await outcome(page)).toBe(expected)).toPass({ timeout: 40_000 });
        await page.unroute(REACT);
      });
    }
  });
}
