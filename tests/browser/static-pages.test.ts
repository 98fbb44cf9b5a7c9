import { existsSync, globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { otherDates } from "../fixtures/other-dates.ts";
import { test } from "./shared-browser.ts";

const files = globSync("**/*.html", { cwd: "dist" }).filter((file) => !file.startsWith("admin"));
const read = (file: string) => readFileSync(`dist/${file}`, "utf8");

/** Whether dist answers an address: a page, a file, or a judgment's own address. */
function answers(path: string): boolean {
  const bare = path.replace(/\/$/, "");
  return ["", ".html", "/index.html"].some((end) => {
    const file = `dist${decodeURIComponent(bare)}${end}`;
    return /\.\w+$/.test(file) && existsSync(file);
  });
}

test("every link inside the site leads to a page, and every # to something on it", () => {
  const dead: string[] = [];
  for (const file of files) {
    for (const [, href = ""] of read(file).matchAll(/<(?:a|link)\b[^>]*\bhref="(\/[^"]*|#[^"]*)"/g)) {
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? file : undefined;
      if (path !== "" && !answers(path)) dead.push(`${file}: ${href}`);
      // On the result page the part after # is a query.
      else if (anchor && !/=/.test(anchor) && !/serachList|award/.test(path)) {
        const page =
          target ?? ["", ".html"].map((end) => `${path.slice(1)}${end}`).find((name) => files.includes(name));
        if (page && !read(page).includes(`id="${decodeURIComponent(anchor)}"`)) dead.push(`${file}: ${href}`);
      }
    }
  }
  // The first occurrence of each dead address is enough.
  expect(
    dead.filter((one, at) => dead.findIndex((other) => other.split(" ")[1] === one.split(" ")[1]) === at),
  ).toEqual([]);
});

/** The displayed text of a page, without the texts, titles and numbers of laws and judgments. */
const shown = (html: string) =>
  html
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<div class="law-text"[\s\S]*$/, "")
    .replace(/<[^>]+>/g, "\n");

test("every date that a page shows is written yyyy-MM-dd", () => {
  const found = files.flatMap((file) => otherDates(shown(read(file))).map((date) => `${file}: ${date}`));
  expect(found).toEqual([]);
});

test("every page stands in both languages and says so to search engines", () => {
  const chinese = files.filter((file) => file !== "en.html" && !file.startsWith("en/"));
  for (const file of chinese) {
    const english = file === "index.html" ? "en.html" : `en/${file}`;
    expect(files, english).toContain(english);
    if (read(file).includes('content="noindex"')) continue;
    expect(read(file), file).toMatch(/rel="canonical"/);
    expect(read(file), file).toMatch(/hreflang="en"/);
    expect(read(english), english).toMatch(/hreflang="zh-CN"/);
  }
  expect(files.length).toBe(chinese.length * 2);
});

test("the sitemap lists every page but those that are noindex", () => {
  const listed = readFileSync("dist/sitemap.xml", "utf8").match(/<loc>/g)?.length;
  expect(listed).toBe(files.filter((file) => !read(file).includes('content="noindex"')).length);
  expect(readFileSync("dist/sitemap.xml", "utf8")).not.toContain("/layout/award");
  // No page of a single document is listed, public or not.
  expect(readFileSync("dist/sitemap.xml", "utf8")).not.toMatch(/[?]id=|\/search\//);
  expect(readFileSync("dist/robots.txt", "utf8")).toMatch(/^Sitemap: http/m);
});

test("pages without an island carry no framework", () => {
  const without = files.filter((file) =>
    /layout\/(info|knowledge|guide|toolbox|cooperation|legal|lawyer\.|huibaoquan)/.test(file),
  );
  expect(without.length).toBeGreaterThan(60);
  for (const file of without) expect(read(file), file).not.toMatch(/<astro-island|client\.[\w-]+\.js|react/);
});

test("the feed holds the articles and guides of its language", async ({ page }) => {
  const feed = async (address: string) => {
    const xml = readFileSync(`dist${address}`, "utf8");
    // A parser rejects XML that is not well formed.
    return page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return parsed.querySelector("parsererror") ? -1 : parsed.querySelectorAll("item").length;
    }, xml);
  };
  const articles = globSync("src/content/{knowledge,guides}/cn/*.md").length;
  const english = globSync("src/content/{knowledge,guides}/en/*.md").length;
  expect(await feed("/layout/knowledge/feed.xml")).toBe(articles);
  expect(await feed("/en/layout/knowledge/feed.xml")).toBe(english);
});

test("the parent of the information pages leads to the first of them", async ({ page }) => {
  for (const lang of ["", "/en"]) {
    await page.goto(`${lang}/layout/info`);
    await expect(page).toHaveURL(new RegExp(`${lang}/layout/info/about$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("questions are FAQPage data that matches what is shown", async ({ page }) => {
  await page.goto("/layout/info/qna");
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(data["@type"]).toBe("FAQPage");
  const asked = data.mainEntity.map((question: { name: string }) => question.name);
  expect(await page.locator(".questions summary").allTextContents()).toEqual(asked);
  await page.getByText("法溯的核心理念是什么？").click();
  await expect(
    page.getByText("互利共赢。", { exact: false }).filter({ visible: true }).first(),
  ).toBeVisible();
});

test("an article says in English too that nobody has reviewed it", async ({ page }) => {
  await page.goto("/en/layout/knowledge/worth-appealing");
  await expect(page.getByText("Not reviewed", { exact: true })).toBeVisible();
  await expect(page.getByText("Not translated yet", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Is an appeal worth while?");
});

test("the search of the site shows only pages that hold the words", async ({ page }) => {
  await page.goto("/layout/knowledge");
  await page.getByLabel("在知识文章、信息页和法规名称中查找").fill("上诉期限");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("找到");
  const hits = page.locator(".site-search li:has(p)");
  await expect.poll(() => hits.count()).toBeGreaterThan(1);
  for (const hit of await hits.all()) await expect(hit).toContainText("上诉期限");
  await page.getByLabel("在知识文章、信息页和法规名称中查找").fill("量子纠缠的费用");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("没有找到");
  await expect(page.getByRole("link", { name: /在裁判文书中检索/ })).toBeVisible();
});

test("the search of the English site finds laws by Chinese and by English words", async ({ page }) => {
  await page.goto("/en/layout/knowledge");
  const box = page.getByRole("searchbox").last();
  const law = page.locator(".site-search li a", { hasText: "中华人民共和国保险法》" }).first();
  for (const words of ["保险法", "人民共和国保险法", "insurance law"]) {
    await box.fill(words);
    await page.keyboard.press("Enter");
    await expect(
      page
        .locator(".site-search li p")
        .filter({ hasText: words.split(" ")[0] })
        .first(),
    ).toBeVisible();
    await expect(law).toHaveAttribute("href", /^\/en\/layout\/statute\/[a-z2-7]{12}$/);
  }
  await law.click();
  await expect(page.getByRole("heading", { level: 1, name: "中华人民共和国保险法" })).toBeVisible();
});

test("no page shows a setting that is not filled in, and the landing pages lead somewhere", () => {
  for (const file of files) expect(read(file), file).not.toMatch(/待填写|to be filled in/);
  for (const landing of ["huibaoquan", "lawyer", "legal"])
    expect(read(`layout/${landing}.html`)).toMatch(
      /<p class="act">\s*<a class="button main" href="(https:\/\/[^"]+|\/layout(\/hycase#lead)?)"/,
    );
});
