import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CALL_LIMITS } from "#contract/call-limits.ts";
import { callCounter } from "#host/call-limits.ts";
import { acceptedEncoding, isCompressible } from "#host/files/accepted-encoding.ts";
import { readRange } from "#host/files/answer-file.ts";
import { untilNext } from "#host/in-background.ts";
import { loadFunctions } from "#host/load-functions.ts";
import { readNetlifyConfig } from "#host/netlify-config.ts";

describe("readRange", () => {
  test("never leaves the content, and gives what was asked within it", () => {
    const number = fc.option(fc.nat(2000), { nil: undefined });
    fc.assert(
      fc.property(number, number, fc.nat(1000), (first, last, size) => {
        const range = readRange(`bytes=${first ?? ""}-${last ?? ""}`, size, null, '"t"');
        if (range === null) {
          const isNone = first === undefined && last === undefined;
          expect(isNone || (first !== undefined && last !== undefined && last < first)).toBe(true);
        } else if (range === "beyond") {
          expect(first === undefined ? last === 0 || size === 0 : first >= size).toBe(true);
        } else {
          expect(range.start).toBe(first ?? Math.max(0, size - last!));
          expect(range.end).toBe(first === undefined || last === undefined ? size : Math.min(size, last + 1));
          expect(range.end).toBeGreaterThan(range.start);
          expect(range.end).toBeLessThanOrEqual(size);
        }
      }),
    );
  });

  test("reads no header that it does not know", () => {
    for (const header of [null, "", "bytes", "bytes=", "bytes=a-b", "lines=1-2", "bytes=1-2,4-5"])
      expect(readRange(header, 100, null, '"t"')).toBeNull();
  });
});

describe("acceptedEncoding", () => {
  test("takes the best that is accepted, and none that is refused", () => {
    const cases: [string | null, string | null][] = [
      ["gzip, deflate, br, zstd", "br"],
      ["GZIP", "gzip"],
      ["br;q=0, gzip;q=0.1", "gzip"],
      ["*", "br"],
      ["*;q=0", null],
      ["br;q=0, *", "gzip"],
      ["identity", null],
      ["", null],
      [null, null],
    ];
    for (const [header, encoding] of cases)
      expect([header, acceptedEncoding(header)]).toEqual([header, encoding]);
  });

  test("knows text from what is compressed in itself", () => {
    const texts = ["text/html; charset=utf-8", "application/json", "image/svg+xml", "application/feed+json"];
    for (const type of texts) expect([type, isCompressible(type)]).toEqual([type, true]);
    for (const type of ["video/mp4", "image/png", "application/zip", "application/octet-stream", ""])
      expect([type, isCompressible(type)]).toEqual([type, false]);
  });
});

describe("callCounter", () => {
  test("lets as many pass in a window as it says, each client for itself, and as many in the next", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 90 }), (limit, size) => {
        const wait = callCounter({ calls: limit, seconds: size });
        for (const start of [90_000_000, 90_000_000 + size * 1000, 3_600_000])
          for (const client of ["a", "b"]) {
            for (let at = 0; at < limit; at++) expect(wait(client, start + at)).toBe(0);
            const seconds = wait(client, start + limit);
            expect(seconds).toBeGreaterThan(0);
            expect(seconds).toBeLessThanOrEqual(size);
          }
      }),
    );
  });
});

describe("untilNext", () => {
  test("ends at a round time, within one period", () => {
    fc.assert(
      fc.property(fc.nat(), (now) => {
        const ms = untilNext("@hourly", now);
        expect((now + ms) % 3_600_000).toBe(0);
        expect(ms > 0 && ms <= 3_600_000).toBe(true);
      }),
    );
    expect(() => untilNext("*/5 * * * *", 0)).toThrow("*/5 * * * *: use ");
  });
});

describe("what the host reads of the project", () => {
  test("keeps every schedule that a function names, and each function has a path or a schedule", async () => {
    const functions = await loadFunctions();
    expect(functions.length).toBeGreaterThan(20);
    for (const { name, paths, schedule } of functions) {
      expect([name, paths.length > 0 || schedule !== undefined]).toEqual([name, true]);
      if (schedule) expect(untilNext(schedule, Date.now())).toBeGreaterThan(0);
    }
    const paths = functions.flatMap((one) => one.paths);
    expect(new Set(paths).size).toBe(paths.length);
    expect(Object.keys(CALL_LIMITS).sort()).toEqual(paths.sort());
  });

  test("limits calls as the table says, and so does Netlify where a function names a limit itself", async () => {
    let named = 0;
    for (const file of globSync("netlify/functions/*.mts")) {
      const { config } = await import(pathToFileURL(resolve(file)).href);
      if (!config.rateLimit) continue;
      named++;
      for (const path of [config.path].flat())
        expect({ path, calls: config.rateLimit.windowLimit, seconds: config.rateLimit.windowSize }).toEqual({
          path,
          ...CALL_LIMITS[path],
        });
    }
    expect(named).toBeGreaterThan(5);
  });

  test("counts the addresses of one IPv6 network together", () => {
    const wait = callCounter({ calls: 2, seconds: 60 });
    expect([wait("2001:db8::1", 0), wait("2001:db8::2", 0)]).toEqual([0, 0]);
    expect(wait("2001:db8:0:0:ffff::3", 0)).toBeGreaterThan(0);
    expect(wait("2001:db8:0:1::1", 0)).toBe(0);
  });

  test("stops at a redirect that asks for more than it does", () => {
    const folder = mkdtempSync(join(tmpdir(), "fasu-toml-"));
    const file = join(folder, "netlify.toml");
    const config = (rule: string) =>
      writeFileSync(
        file,
        `[build]\npublish = "dist"\n[functions]\ndirectory = "f"\n[[redirects]]\nfrom = "/a"\nto = "/b"\n${rule}`,
      );
    config("");
    expect(readNetlifyConfig(file).redirects).toEqual([{ from: "/a", to: "/b", status: 301 }]);
    for (const rule of ["force = true", "status = 410", 'conditions = { Language = ["en"] }']) {
      config(rule);
      expect(() => readNetlifyConfig(file)).toThrow("redirect");
    }
    rmSync(folder, { recursive: true });
  });
});
