import { describe, expect, it } from "vitest";
import { chooseTests } from "../../mutate/choose-tests.ts";
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

  it("leaves the sentences of errors alone, but not their codes", () => {
    expect(changesOf('throw new RangeError("It ends too early.");')).toEqual([]);
    expect(changesOf('throw new FieldError("too_long");')).toEqual(['throw new FieldError("");']);
  });
});

describe("chooseTests", () => {
  const reaching = [
    { test: "far", distance: 3 },
    { test: "slow", distance: 1 },
    { test: "own", distance: 0 },
    { test: "quick", distance: 1 },
  ];
  const times = { own: 5_000, slow: 4_000, quick: 10, far: 10 };

  it("takes the nearest first, of equally near ones the quickest", () => {
    expect(chooseTests(reaching, times, { most: 3, budget: 60_000 })).toEqual(["own", "quick", "slow"]);
  });

  it("leaves out what would take too long, but never the first", () => {
    expect(chooseTests(reaching, times, { most: 4, budget: 1_000 })).toEqual(["own", "quick", "far"]);
    expect(chooseTests(reaching, times, { most: 4, budget: 0 })).toEqual(["own"]);
  });
});
