import type { Page } from "@playwright/test";
import { openQuietPage, sharingTest } from "./shared-browser.ts";

/**
 * `sharingTest` with one page for all tests of a worker that visit one address after the other: in a fresh page each,
 * scripts, fonts and axe would be fetched and compiled anew. A test leaves nothing on it that the next would meet.
 */
export const visitingTest = (prepare: (page: Page) => Promise<unknown> = async () => {}) =>
  sharingTest.extend<object, { visited: Page }>({
    visited: [
      async ({ browser }, use, { project }) => {
        const { baseURL, locale, timezoneId, viewport } = project.use;
        const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
        await openQuietPage(context);
        const page = await context.newPage();
        await prepare(page);
        await use(page);
        await context.close();
      },
      { scope: "worker" },
    ],
  });
