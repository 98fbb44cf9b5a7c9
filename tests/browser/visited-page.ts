import type { Page } from "@playwright/test";
import { freshTest, openQuietPage } from "./shared-browser.ts";

/**
 * A `test` with one page per worker for all tests of a file, which visit one address after the other. A fresh
 * page for each test would fetch and compile scripts, fonts and axe anew. A test must leave nothing on the
 * page that affects the next.
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
