import type { Page } from "@playwright/test";
import { freshTest, openQuietPage } from "./shared-browser.ts";

/**
 * `test` with one page for all tests of a file, in each worker, that visit one address after the other: in a fresh page
 * each, scripts, fonts and axe would be fetched and compiled anew. A test leaves nothing on it that the next would meet.
 */
export const visitingTest = (prepare: (page: Page) => Promise<unknown> = async () => {}) =>
  freshTest.extend<{ visited: Page }>({
    visited: async ({ browser, visits }, use, { project }) => {
      if (visits.owner !== prepare) {
        await visits.page?.context().close();
        const { baseURL, locale, timezoneId, viewport } = project.use;
        const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
        await openQuietPage(context);
        Object.assign(visits, { page: await context.newPage(), owner: prepare });
        await prepare(visits.page!);
      }
      await use(visits.page!);
    },
  });
