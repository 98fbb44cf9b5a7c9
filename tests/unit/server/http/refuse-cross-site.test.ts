import { afterEach, describe, expect, test, vi } from "vitest";
import { loadFunctions } from "#host/load-functions.ts";
import { LEAD_RULES } from "#server/carried-files.ts";
import { refuseCrossSite } from "#server/http/refuse-cross-site.ts";

afterEach(() => vi.unstubAllEnvs());

const isRefused = (headers: Record<string, string>, url = "http://own.example:8888/lead/plain") =>
  refuseCrossSite(new Request(url, { method: "POST", headers })) !== null;

describe("refuseCrossSite", () => {
  test("believes Sec-Fetch-Site before all else", () => {
    const other = { origin: "https://evil.example" };
    expect(isRefused({ "sec-fetch-site": "same-origin" })).toBe(false);
    expect(isRefused({ "sec-fetch-site": "none" })).toBe(false);
    for (const site of ["cross-site", "same-site", "", "SAME-ORIGIN"])
      expect([site, isRefused({ "sec-fetch-site": site, ...other })]).toEqual([site, true]);
  });

  test("else takes Origin or Referer of this host alone, whatever the scheme", () => {
    for (const own of ["http://own.example:8888", "https://own.example:8888", "http://OWN.example:8888"])
      expect([own, isRefused({ origin: own })]).toEqual([own, false]);
    for (const other of [
      "https://evil.example",
      "null",
      "",
      "http://own.example",
      "http://own.example:8888.evil.example",
      "http://own.example:8888@evil.example",
      "http://sub.own.example:8888",
    ])
      expect([other, isRefused({ origin: other })]).toEqual([other, true]);
    expect(isRefused({ referer: "http://own.example:8888/layout/hycase" })).toBe(false);
    expect(isRefused({ referer: "http://evil.example/?own.example:8888" })).toBe(true);
  });

  test("takes the published address behind a proxy that names another host, and what says nothing", () => {
    expect(isRefused({ origin: "https://fasu.example" }, "http://127.0.0.1/lead/plain")).toBe(true);
    vi.stubEnv("URL", "https://fasu.example");
    expect(isRefused({ origin: "https://fasu.example" }, "http://127.0.0.1/lead/plain")).toBe(false);
    expect(isRefused({ origin: "https://evil.example" }, "http://127.0.0.1/lead/plain")).toBe(true);
    expect(isRefused({})).toBe(false);
  });
});

test("everything that stores or deletes a lead refuses other sites, before it reads the body", async () => {
  vi.stubEnv("FASU_LOG", "off");
  const posts = (await loadFunctions()).filter(
    ({ paths, carries }) => paths.length > 0 && LEAD_RULES.every((path) => carries.includes(path)),
  );
  expect(posts.length).toBeGreaterThan(5);
  for (const { call, paths } of posts) {
    // This call only lists stored files, for a caller who knows the lead's uuid.
    if (paths.includes("/lead/files")) continue;
    const headers = { origin: "https://evil.example" };
    const request = new Request(`http://own.example${paths[0]}`, { method: "POST", headers });
    const answer = await call(request, {} as never);
    expect([paths[0], answer?.status]).toEqual([paths[0], 403]);
    expect(await answer?.text()).toMatch(/请求来自别的网站/);
  }
});
