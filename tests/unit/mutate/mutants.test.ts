import { describe, expect, it } from "vitest";
import { mutantsOf, mutated } from "../../mutate/mutants.ts";

const changesOf = (source: string): string[] =>
  mutantsOf("a.ts", source).map((mutant) => mutated(source, mutant));

describe("mutants", () => {
  it("changes each comparison, condition and body once", () => {
    expect(changesOf("const f = (a: number) => (a < 3 ? 1 : 2);")).toEqual([
      "const f = (a: number) => (true ? 1 : 2);",
      "const f = (a: number) => (false ? 1 : 2);",
      "const f = (a: number) => (a <= 3 ? 1 : 2);",
      "const f = (a: number) => (a >= 3 ? 1 : 2);",
    ]);
    expect(changesOf("function g() { return 1; }")).toEqual(["function g() {}"]);
  });

  it("takes a call away or swaps it for its opposite", () => {
    expect(changesOf("a.filter(keep); b.startsWith(c);")).toEqual([
      "a; b.startsWith(c);",
      "a.filter(keep); b.endsWith(c);",
    ]);
  });

  it("leaves types, imports and joined texts alone", () => {
    expect(changesOf('import { a } from "b"; type T = "x" | "y"; interface I { k: "z" }')).toEqual([]);
    expect(changesOf('const t = a + "";')).toEqual([]);
  });
});
