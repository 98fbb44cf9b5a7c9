import { type BrowserContext, test as isolatedTest, type Page } from "@playwright/test";

/** No script of a page runs long enough to repay the cost of the optimising compilers. */
const UNHURRIED_SCRIPT = "--no-maglev,--no-turbofan,--min-semi-space-size=32";
/**
 * Switches that make the pages of one context share a process, so that a new page finds code compiled by
 * another, and that draw pictures without a process of their own.
 */
const SWITCHES = [
  "--renderer-process-limit=1",
  "--process-per-site",
  "--in-process-gpu",
  `--js-flags=${UNHURRIED_SCRIPT}`,
];

/** The page that a worker keeps open for visits. */
export interface Visits {
  page?: Page;
  owner?: unknown;
}

/** Opens a page without script that keeps the context's process alive while no other page is open. */
export async function openQuietPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  return page;
}

interface Shared {
  context: BrowserContext;
  quiet: Page;
  /** Whether a test changed the context irreversibly. */
  isSpent: boolean;
}

interface OfWorker {
  /** Maps screen options to the browser context that tests share. */
  shared: Map<string, Shared>;
  /** The one page that the tests of a file visit one after the other. */
  visits: Visits;
}

/**
 * Playwright's own `test`, with a context for each test, in the browser that all tests of a worker share. A
 * worker fixture used by a single file would start other workers for that file, each with a browser of its
 * own.
 */
export const freshTest = isolatedTest.extend<object, OfWorker>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...SWITCHES] }),
    { scope: "worker" },
  ],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const contexts = new Map<string, Shared>();
      await use(contexts);
      for (const { context } of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  visits: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const visits: Visits = {};
      await use(visits);
      await visits.page?.context().close();
    },
    { scope: "worker" },
  ],
});

/**
 * Marks the context as irreversibly changed if a test adds a script to all future pages, or takes over their
 * clock.
 */
function watchForTraces(shared: Shared): void {
  const { context } = shared;
  const watch = <Owner extends object>(owner: Owner, names: (keyof Owner)[]) => {
    for (const name of names) {
      const call = owner[name] as (...args: unknown[]) => unknown;
      owner[name] = ((...args: unknown[]) => {
        shared.isSpent = true;
        return call.apply(owner, args);
      }) as Owner[typeof name];
    }
  };
  watch(context, ["addInitScript", "exposeBinding", "exposeFunction", "route", "setExtraHTTPHeaders"]);
  watch(context.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"]);
}

/** Removes everything that a test left except the browser's HTTP cache: pages, storage, permissions. */
async function clean({ context, quiet }: Shared): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === quiet ? undefined : page.close())));
  await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()]);
  await quiet.evaluate(async () => {
    localStorage.clear();
    for (const { name = "" } of await indexedDB.databases())
      await new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done;
      });
  });
}

/**
 * A `test` with new pages for every test, in a context that all tests of a worker share if they have the same
 * screen options. A fresh context for each test would start processes and fetch and compile scripts and fonts
 * anew.
 */
export const test = freshTest.extend({
  context: async (
    {
      browser,
      shared,
      baseURL,
      locale,
      timezoneId,
      viewport,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      contextOptions,
      actionTimeout,
    },
    use,
  ) => {
    const screen = { viewport, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled };
    const options = { ...contextOptions, baseURL, locale, timezoneId, ...screen };
    // The action timeout also belongs to the context.
    const key = JSON.stringify({ ...options, actionTimeout });
    let mine = shared.get(key);
    if (!mine) {
      const context = await browser.newContext(options);
      mine = { context, quiet: await openQuietPage(context), isSpent: false };
      watchForTraces(mine);
      shared.set(key, mine);
    }
    await use(mine.context);
    if (!mine.isSpent) return clean(mine);
    shared.delete(key);
    await mine.context.close();
  },
});
