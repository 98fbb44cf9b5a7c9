import { defineConfig } from "@playwright/test";
import { CHROMIUM_SWITCHES, findChromium } from "#tests/fixtures/chromium.ts";
import { findFreePort } from "./src/cli/free-port.ts";

// Read again by every worker, so what the first reading chose travels in the environment.
process.env.FASU_TEST_PORT ??= String(await findFreePort());
process.env.CHROMIUM_PATH ??= (await findChromium()) ?? "";

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/start-site.ts",
  // Two cores, and a test waits for its page a third of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI === "true",
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./tests/browser/report-slowest.ts"]],
  use: {
    baseURL: process.env.FASU_URL ?? `http://localhost:${process.env.FASU_TEST_PORT}`,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // Drawing what moves of itself costs a third of the browser's time; the tests of what moves ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording pictures and trees of every step would double the processor time of all that pass.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_SWITCHES,
      // Where a machine names no locale, Chromium saves no file under a Chinese name.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    },
  },
  // A test runs on the wide screen; `@phone` in its title runs it on the phone too, `@phone-only` just there.
  projects: [
    { name: "wide", use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone-only/ },
    {
      name: "phone",
      use: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
});
