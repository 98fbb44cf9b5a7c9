import type { Page } from "@playwright/test";

/** Holds back every request to the addresses until the returned function is called. */
export async function holdRoute(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
