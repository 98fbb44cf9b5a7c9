import { afterEach, expect, test, vi } from "vitest";
import { publishedOrigin, siteOrigin } from "#server/http/site-origin.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the origin is that of the published address, else of the request", () => {
  const request = new Request("http://127.0.0.1:8888/a?b");
  vi.stubEnv("URL", "https://example.org/path");
  expect(publishedOrigin()).toBe("https://example.org");
  expect(siteOrigin(request)).toBe("https://example.org");
  vi.stubEnv("URL", "");
  expect(publishedOrigin()).toBe("");
  expect(siteOrigin(request)).toBe("http://127.0.0.1:8888");
});
