import { expect } from "@playwright/test";
import { alive, controlsOf, outcome, REACT, settled, start, touch } from "./controls.ts";
import { holdRoute } from "./hold-route.ts";
import { address, chip, ready } from "./result-list.ts";
import { test } from "./shared-browser.ts";

test.use({ actionTimeout: 20_000 });

const ASKED = address("qr=保险");

/** Each part touches every fourth control: one test would wait for all of them in turn. */
const PARTS = 4;

for (let part = 0; part < PARTS; part++)
  test(`what is pressed or typed on a list that is still coming does what it does afterwards, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    const release = await holdRoute(page, REACT);
    await start(page, ASKED);
    await expect(page.locator(".ghosts")).toBeVisible();
    const controls = await controlsOf(page);
    release();
    await alive(page);
    await page.unroute(REACT);
    expect(controls.length).toBeGreaterThan(PARTS);
    for (const control of controls.filter((_, at) => at % PARTS === part))
      await test.step(`${control.role} ${control.name}`, async () => {
        await start(page, ASKED);
        await alive(page);
        await ready(page);
        await touch(page, control);
        const expected = await settled(page);
        const release = await holdRoute(page, REACT);
        await start(page, ASKED);
        await touch(page, control);
        release();
        await alive(page);
        await expect(async () => expect(await outcome(page)).toBe(expected)).toPass({ timeout: 40_000 });
        await page.unroute(REACT);
      });
  });

test("a search sent before React has come narrows the list that is open, and its words leave the box", async ({
  page,
}) => {
  const release = await holdRoute(page, REACT);
  await page.goto(ASKED);
  await page.getByRole("combobox", { name: "检索类型" }).selectOption("案例");
  await page.getByRole("combobox", { name: "检索", exact: true }).fill("代位求偿");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#qr=[^&]*&qr=%E4%BB%A3/);
  release();
  await ready(page);
  await expect(chip(page, "关键词 保险")).toBeVisible();
  await expect(chip(page, "关键词 代位求偿")).toBeVisible();
  const box = page.getByRole("combobox", { name: "检索", exact: true });
  await expect(box).toHaveValue("");
  // The box still has the focus: suggestions would lie over what was found.
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("保");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
});

test("a search sent before any module has come narrows the list on the page without script", async ({
  page,
}) => {
  await holdRoute(page, "**/_astro/*.js");
  await page.goto(address("qr=保险&suitedate=2021"), { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "检索", exact: true }).fill("代位求偿");
  await page.keyboard.press("Enter");
  for (const condition of ["保险", "代位求偿", "2021"])
    await expect(page.locator(".chips .chip", { hasText: condition })).toBeVisible();
});
