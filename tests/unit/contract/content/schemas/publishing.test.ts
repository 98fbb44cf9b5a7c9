import { describe, expect, test } from "vitest";
import { isPublished } from "#contract/content/schemas/publishing.ts";

describe("isPublished", () => {
  test("shows what is no draft and has no day", () => {
    expect(isPublished({}, "2026-07-01")).toBe(true);
  });

  test("never shows a draft, even when its day has come", () => {
    expect(isPublished({ draft: true, publishOn: "2026-06-01" }, "2026-07-01")).toBe(false);
  });

  test("shows an entry from its day on", () => {
    expect(isPublished({ publishOn: "2026-07-01" }, "2026-06-30")).toBe(false);
    expect(isPublished({ publishOn: "2026-07-01" }, "2026-07-01")).toBe(true);
  });
});
