import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeHidden, holdsHidden } from "#domain/text/hidden-characters.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("escapeHidden", () => {
  each<[string, string]>("%j", (text, shown) => {
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
