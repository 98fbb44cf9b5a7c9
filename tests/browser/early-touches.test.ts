import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";

test.use({ actionTimeout: 20_000 });

/** Each touch loads its page twice. */
const TOUCHES_A_TEST = 3;
/** Every page with islands that wait for somebody, in parts; the English ones differ in words alone. */
const PARTS = globSync("**/*.html", { cwd: "dist" })
  .filter((file) => !/^(?:en|admin)\b/.test(file))
  .flatMap((file) => {
    const html = readFileSync(join("dist", file), "utf8");
    if (!html.includes('client="intent"')) return [];
    const [, ...islands] = html.slice(0, html.lastIndexOf("</astro-island>")).split("<astro-island");
    const fields = islands.join("").match(/<(?:button|input|select|textarea)\b/g) ?? [];
    const of = Math.max(1, Math.ceil(fields.length / TOUCHES_A_TEST));
    const path = `/${file.replace(/(?:index)?\.html$/, "")}`;
    return Array.from({ length: of }, (_, at) => ({ path, part: at + 1, of }));
  });
/** Without React no island comes alive. */
const SCRIPT = "**/_astro/client.*";
/** Roles that answer to somebody, as the accessibility tree names them. */
const CONTROLS =
  /^\s*- (button|checkbox|combobox|radio|searchbox|slider|spinbutton|switch|tab|textbox|application)\b(?: "((?:[^"\\]|\\.)*)")?/;

interface Control {
  role: string;
  name: string;
}

/** The controls of the islands of a page, from its accessibility tree; of several alike the first. */
async function controlsOf(page: Page): Promise<Control[]> {
  const found = new Map<string, Control>();
  for (const island of await page.locator("astro-island").all())
    for (const line of (await island.ariaSnapshot()).split("\n")) {
      const [, role, name = ""] = CONTROLS.exec(line) ?? [];
      if (role && !line.includes("[disabled]"))
        found.set(`${role} ${name}`, { role, name: name.replaceAll("\\", "") });
    }
  return [...found.values()];
}

const locate = (page: Page, { role, name }: Control): Locator =>
  page
    .locator("astro-island")
    .getByRole(role as "button", { name, exact: true })
    .first();

/** Types into what takes text, presses everything else. */
async function touch(page: Page, control: Control): Promise<void> {
  const at = locate(page, control);
  const kind = await at.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.localName));
  if (kind === "select") await at.selectOption({ index: 1 });
  else if (kind === "date") await at.fill("2024-03-05");
  else if (kind === "range") await at.fill("7");
  else if (kind === "file") return;
  else if (["text", "textarea", "search", "tel", "email", "number"].includes(kind)) await at.fill("杭州12");
  else if (control.role === "application") await at.press("ArrowRight");
  else await at.click();
}

/** What a visitor has before the eyes: the tree of the page with its values, and its address. */
async function outcome(page: Page): Promise<string> {
  await expect(page.locator("html[data-busy]")).toHaveCount(0);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const tree = await page.locator("body").ariaSnapshot();
  return `${new URL(page.url()).pathname}${new URL(page.url()).hash}\n${tree}`;
}

/** The outcome once it stands still: suggestions are asked for a moment after the last key. */
async function settled(page: Page): Promise<string> {
  let before = "";
  await expect
    .poll(
      async () => {
        const now = await outcome(page);
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [800] },
    )
    .toBe(true);
  return before;
}

/** The same page twice, told apart by nothing: no fast line, nothing kept from before. */
async function start(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
}
const alive = async (page: Page) => {
  for (const island of await page.locator("astro-island").all()) await island.dispatchEvent("pointerover");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
};

test("there are pages with islands", () => {
  expect(new Set(PARTS.map(({ path }) => path)).size).toBeGreaterThan(4);
});

for (const { path, part, of } of PARTS) {
  test(`what is pressed or typed on ${path} before its script has come does what it does afterwards, ${part} of ${of}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: undefined });
      localStorage.clear();
    });
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
    await start(page, address);
    const controls = await controlsOf(page);
    test.skip(controls.length === 0, "nothing to press before there is a result");
    // The last part takes what markup alone did not tell.
    const end = part < of ? part * TOUCHES_A_TEST : controls.length;
    for (const control of controls.slice((part - 1) * TOUCHES_A_TEST, end)) {
      await test.step(`${control.role} ${control.name}`, async () => {
        await start(page, address);
        await alive(page);
        await touch(page, control);
        const expected = await settled(page);
        const release = await holdRoute(page, SCRIPT);
        await start(page, address);
        await touch(page, control);
        release();
        await alive(page);
        await expect(async () => expect(await outcome(page)).toBe(expected)).toPass({ timeout: 15_000 });
        await page.unroute(SCRIPT);
      });
    }
  });
}
