import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test("text is refused where it would become markup or script", async ({ page }) => {
  await page.goto("/");
  const outcomes = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      innerHTML: () => {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      },
      script: () => {
        document.createElement("script").src = "/elsewhere.js";
      },
      worker: () => void new Worker("/elsewhere.js"),
      policy: () =>
        void (
          globalThis as never as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy("own", {}),
    };
    return Object.fromEntries(
      Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return [name, "allowed"];
        } catch (error) {
          return [name, (error as Error).name];
        }
      }),
    );
  });
  expect(outcomes).toEqual({
    innerHTML: "TypeError",
    script: "TypeError",
    worker: "TypeError",
    policy: "TypeError",
  });
});
