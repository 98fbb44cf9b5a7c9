import { expect, type Locator, type Page } from "@playwright/test";

/** Without React no island comes alive. */
export const REACT = "**/_astro/client.*";
/** Roles that answer to somebody, as the accessibility tree names them. */
const CONTROLS =
  /^\s*- (button|checkbox|combobox|radio|searchbox|slider|spinbutton|switch|tab|textbox|application)\b(?: "((?:[^"\\]|\\.)*)")?/;

export interface Control {
  role: string;
  name: string;
}

/** The controls of the islands of a page, from its accessibility tree; of several that differ in a number the last. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const found = new Map<string, Control>();
  for (const island of await page.locator("astro-island").all())
    for (const line of (await island.ariaSnapshot()).split("\n")) {
      const [, role, name = ""] = CONTROLS.exec(line) ?? [];
      if (role && !line.includes("[disabled]"))
        found.set(`${role} ${name.replace(/\d+/g, "1")}`, { role, name: name.replaceAll("\\", "") });
    }
  return [...found.values()];
}

const locate = (page: Page, { role, name }: Control): Locator =>
  page
    .locator("astro-island")
    .getByRole(role as "button", { name, exact: true })
    .first();

/** Roles of fields whose filling opens, moves and sends nothing. */
const FIELDS = /^(?:checkbox|radio|spinbutton|textbox)$/;

/**
 * The controls as they are tried: the fields of a form one after the other on one page, as a person fills it in; every
 * other, which may change what is on the page, on a page of its own.
 */
export function turnsOf(controls: Control[]): Control[][] {
  const [fields, others] = [true, false].map((isField) =>
    controls.filter(({ role }) => FIELDS.test(role) === isField),
  ) as [Control[], Control[]];
  return [...(fields.length > 0 ? [fields] : []), ...others.map((control) => [control])];
}

/** Types into what takes text, presses everything else. */
export async function touch(page: Page, control: Control): Promise<void> {
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
export async function outcome(page: Page): Promise<string> {
  await expect(page.locator("html[data-busy]")).toHaveCount(0);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // A key pressed on the map is answered once its library has come.
  await expect(page.locator(".region-map-stage.loading")).toHaveCount(0);
  const tree = await page.locator("body").ariaSnapshot();
  return `${new URL(page.url()).pathname}${new URL(page.url()).hash}\n${tree}`;
}

/** The outcome once it stands still: suggestions are asked for a moment after the last key. */
export async function settled(page: Page): Promise<string> {
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
export async function start(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
}
/** Turns to every island and waits until it answers. */
export const alive = async (page: Page) => {
  for (const island of await page.locator("astro-island").all()) await island.dispatchEvent("pointerover");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
};
