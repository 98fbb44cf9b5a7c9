import type { Page } from "@playwright/test";

/** Lets `change` alter the JSON of every answer from an address; an answer nobody waits for any more is dropped. */
export async function changeAnswer<Body>(
  page: Page,
  address: string,
  change: (body: Body) => void,
): Promise<void> {
  await page.route(address, async (route) => {
    // A page that goes, or a test that ends, takes its open requests with it.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const body: Body = await response.json();
    change(body);
    await route.fulfill({ json: body }).catch(() => {});
  });
}
