import { type BrowserContext, test as isolatedTest, type Page } from "@playwright/test";

/** No script of a page lives long enough for the optimising compilers to give back what they cost. */
const UNHURRIED_SCRIPT = "--no-maglev,--no-turbofan,--min-semi-space-size=32";
/**
 * Switches with which the pages of one context share a process, so that a new page finds compiled what another
 * loaded; and pictures that nobody looks at are drawn without a process of their own.
 */
const SWITCHES = [
  "--renderer-process-limit=1",
  "--process-per-site",
  "--in-process-gpu",
  `--js-flags=${UNHURRIED_SCRIPT}`,
];

/** Whose page it is that a worker has open for visits. */
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
  /** Whether something was done to it that nothing undoes. */
  isSpent: boolean;
}

interface OfWorker {
  /** Contexts that tests share, by what they ask of the screen. */
  shared: Map<string, Shared>;
  /** The one page that the tests of a file visit one after the other. */
  visits: Visits;
}

/**
 * Playwright's own `test`, with a context of its own for each, in the browser that all tests of a worker share. A
 * fixture of workers that one file alone has would start other workers for it, each with a browser of its own.
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

/** Marks the context as spent when a test lays something into all pages to come, or takes over their clock. */
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

/** Leaves nothing of a test but what the browser has fetched: no page, nothing stored, no permission. */
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
 * `test` whose pages are new for every test, in a context that all tests of a worker share as long as they ask for
 * the same screen. A fresh context each would start processes and fetch and compile scripts and fonts anew.
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
    // How long an action may take is settled with the context too.
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
