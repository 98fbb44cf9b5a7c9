import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeHidden, holdsHidden } from "#domain/text/hidden-characters.ts";

describe("escapeHidden", () => {
  test.each([
    ["林某某 café 𠮷 ✖ ①", "林某某 café 𠮷 ✖ ①"],
    ["a\u001b[2Jb\u009b31m", "a\\u001b[2Jb\\u009b31m"],
    ["判决\u202efdp\u2066\u200b\ufeff\u061c\u00ad", "判决\\u202efdp\\u2066\\u200b\\ufeff\\u061c\\u00ad"],
    ["a\nb\tc\u2028", "a\\u000ab\\u0009c\\u2028"],
    ["\u{e0041}\ud800", "\\udb40\\udc41\\ud800"],
  ])("%j", (text, shown) => {
    expect(escapeHidden(text)).toBe(shown);
  });

  test("keeps what it is told to, and leaves JSON what it was", () => {
    expect(escapeHidden("a\n\u0007", "\n")).toBe("a\n\\u0007");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const json = escapeHidden(JSON.stringify({ text }, null, 2), "\n");
        expect(JSON.parse(json)).toEqual({ text });
        expect(holdsHidden(json.replaceAll("\n", ""))).toBe(false);
      }),
    );
  });
});
