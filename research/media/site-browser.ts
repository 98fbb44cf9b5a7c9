import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_SWITCHES, ensureChromium } from "#tests/fixtures/chromium.ts";
import { buildSite } from "../../src/cli/build/build.ts";
import { serveHere } from "../../src/cli/site/serve-here.ts";

/** The site for the screenshot and video commands. */
interface SiteInBrowser {
  /** Address without a trailing slash. */
  url: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** Builds and serves the site, or uses the one at `FASU_URL`, and starts Chromium for it. */
export async function openSiteInBrowser(): Promise<SiteInBrowser> {
  const executablePath = await ensureChromium();
  if (!process.env.FASU_URL) await buildSite();
  const site = process.env.FASU_URL
    ? { url: process.env.FASU_URL, stop: async () => {} }
    : await serveHere(0);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
  const close = async () => {
    await browser.close();
    await site.stop();
  };
  return { url: site.url, browser, close };
}
