import type { Page } from "@playwright/test";

/**
 * Lets `change` alter the JSON of every answer from an address; an answer that is no longer awaited is
 * dropped.
 */
export async function changeAnswer<Body>(
  page: Page,
  address: string,
  change: (body: Body) => void,
): Promise<void> {
  await page.route(address, async (route) => {
    // Closing a page, or the end of a test, aborts its open requests.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const body: Body = await response.json();
    change(body);
    await route.fulfill({ json: body }).catch(() => {});
  });
}
