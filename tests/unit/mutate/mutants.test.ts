import { describe, expect, it } from "vitest";
import { chooseTests } from "../../mutate/choose-tests.ts";
import type { TestRun } from "../../mutate/learn.ts";
import { mutantsOf, mutated } from "../../mutate/mutants.ts";
import { probed, stretchAt, stretchesOf } from "../../mutate/probes.ts";

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

describe("stretches", () => {
  const notes = (source: string): string => probed("a.ts", source, (count) => `notes(${count})`);

  it("notes what a source runs, and leaves what it does", () => {
    const source = `
      const sign = (n) => (n < 0 ? "minus" : "plus");
      function size(n) { if (n > 9) return "two"; for (const each of [n]) n += each; return n && "one"; }
      answer = [sign(given), size(given)];`;
    const run = (given: number): { answer: string[]; ran: number[] } => {
      const ran = new Uint8Array(20);
      const text = notes(source).replace("const sign", "var answer; const sign");
      const answer = new Function("given", "notes", `${text}; return answer;`)(given, () => ran) as string[];
      return { answer, ran: [...ran.keys()].filter((at) => ran[at]) };
    };
    const ranFor = (given: number): string[] => {
      const stretches = stretchesOf("a.ts", source);
      return ['"minus"', '"plus"', '"two"', "n += each", '"one"'].filter((part) =>
        run(given).ran.includes(stretchAt(stretches, source.indexOf(part))),
      );
    };
    expect(run(-1).answer).toEqual(["minus", "one"]);
    expect(run(12).answer).toEqual(["plus", "two"]);
    expect(ranFor(-1)).toEqual(['"minus"', "n += each", '"one"']);
    expect(ranFor(12)).toEqual(['"plus"', '"two"']);
  });

  it("closes what it opened last first", () => {
    expect(notes("if (a) for (;;) b();")).toBe(
      "const fasuNotes=notes(3);fasuNotes[0]=1;if (a) {fasuNotes[1]=1;for (;;) {fasuNotes[2]=1;b();}}",
    );
  });

  it("gives what stands outside of functions to the module", () => {
    expect(stretchAt(stretchesOf("a.ts", 'const a = 1; const f = () => "b";'), 10)).toBe(0);
  });
});

describe("chooseTests", () => {
  const BITS = { neither: "", module: "AQ==", both: "Aw==" };
  const runOf = (
    test: string,
    ms: number,
    ran: string,
    tests: Record<string, [number, string]> = {},
  ): TestRun => ({
    ...{ test, ms, ran: { a: ran }, texts: {} },
    tests: Object.fromEntries(
      Object.entries(tests).map(([name, [took, bits]]) => [name, { ms: took, ran: { a: bits } }]),
    ),
  });
  const distances = new Map(Object.entries({ far: 3, slow: 1, own: 0, quick: 1, idle: 0 }));
  const runs = [
    runOf("elsewhere", 5, BITS.both),
    runOf("far", 10, BITS.both),
    runOf("slow", 4_000, BITS.both),
    runOf("own", 5_000, BITS.both),
    runOf("quick", 10, BITS.both),
    runOf("idle", 10, BITS.module),
  ];
  const chosen = (stretch: number, budget: number, of = runs): string[] =>
    chooseTests(of, { source: "a", stretch }, distances, budget).map(({ test }) => test);

  it("takes the nearest that run the stretch first, of equally near ones the quickest", () => {
    expect(chosen(1, 60_000)).toEqual(["own", "quick", "slow", "far", "elsewhere"]);
    expect(chosen(0, 60_000)).toEqual(["idle", "own", "quick", "slow", "far", "elsewhere"]);
    expect(chosen(2, 60_000)).toEqual([]);
  });

  it("leaves out what would take too long, but never the first", () => {
    expect(chosen(1, 1_000)).toEqual(["own", "quick", "far", "elsewhere"]);
    expect(chosen(1, 0)).toEqual(["own"]);
  });

  it("asks of a long file the tests that run the stretch, or all where only loading runs it", () => {
    const long = runOf("long", 9_000, BITS.both, { first: [3_000, BITS.both], second: [5_000, BITS.module] });
    const asked = (stretch: number, of: TestRun): unknown =>
      chooseTests([of], { source: "a", stretch }, distances, 0);
    expect(asked(1, long)).toEqual([{ test: "long", names: ["first"], ms: 4_000 }]);
    const loading = runOf("long", 9_000, BITS.both, { first: [3_000, BITS.neither] });
    expect(asked(1, loading)).toEqual([{ test: "long", ms: 9_000 }]);
  });
});
