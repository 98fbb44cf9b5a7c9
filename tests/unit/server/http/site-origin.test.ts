import { afterEach, expect, test, vi } from "vitest";
import { publishedOrigin } from "#server/http/site-origin.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the origin is that of the published address, else none", () => {
  vi.stubEnv("URL", "https://example.org/path");
  expect(publishedOrigin()).toBe("https://example.org");
  vi.stubEnv("URL", "");
  expect(publishedOrigin()).toBe("");
});
