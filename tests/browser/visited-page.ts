import { type Page, test } from "@playwright/test";

/**
 * `test` with one page for all tests of a worker that visit one address after the other: in a fresh page each,
 * scripts, fonts and axe would be fetched and compiled anew. A test leaves nothing on it that the next would meet.
 */
export const visitingTest = (prepare: (page: Page) => Promise<unknown> = async () => {}) =>
  test.extend<object, { visited: Page }>({
    visited: [
      async ({ browser }, use, { project }) => {
        const { baseURL, locale, timezoneId, viewport } = project.use;
        const page = await browser.newPage({ baseURL, locale, timezoneId, viewport });
        await prepare(page);
        await use(page);
        await page.close();
      },
      { scope: "worker" },
    ],
  });
