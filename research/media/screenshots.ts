import { globSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { runCommand } from "../../src/cli/command.ts";
import { openSiteInBrowser } from "./site-browser.ts";

const FOLDER = "screenshots";
const WIDTHS = [360, 1280] as const;
const SCHEMES = ["light", "dark"] as const;

/** Folders with more pages than this contain one template filled many times; two of them are enough. */
const ONE_TEMPLATE = 20;

/**
 * Addresses of all built pages except the CMS, two of each large family; with `part`, those that contain it.
 */
function builtPages(part = ""): string[] {
  const files = globSync("**/*.html", { cwd: "dist" }).sort();
  const family = (file: string) => files.filter((one) => dirname(one) === dirname(file));
  return files
    .filter((file) => !file.startsWith("admin"))
    .filter((file) => part !== "" || family(file).length <= ONE_TEMPLATE || family(file).indexOf(file) < 2)
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`)
    .filter((address) => address.includes(part))
    .sort();
}

/**
 * Takes pictures of every page in both languages, at phone and desktop width, light and dark, into
 * screenshots/. `npm run screenshots -- toolbox` takes those whose address contains the word; FASU_URL uses a
 * running site.
 */
async function takeScreenshots(): Promise<void> {
  const part = process.argv[2];
  const { url, browser, close } = await openSiteInBrowser();
  if (!part) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  let count = 0;
  try {
    for (const width of WIDTHS) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({
          viewport: { width, height: width === 360 ? 740 : 800 },
          colorScheme,
          reducedMotion: "reduce",
          locale: "zh-CN",
        });
        const page = await context.newPage();
        for (const address of builtPages(part)) {
          await page.goto(new URL(address, url).href, { waitUntil: "load" });
          const name = address === "/" ? "home" : address.slice(1).replaceAll("/", "-");
          await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true });
          count++;
        }
        await context.close();
      }
    }
  } finally {
    await close();
  }
  console.log(`${count} pictures in ${FOLDER}/`);
}

await runCommand(takeScreenshots);
