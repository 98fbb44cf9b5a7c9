import { describe, expect, test } from "vitest";
import { readOutcome } from "#domain/judgment/parse/procedure/outcome.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("readOutcome", () => {
  test("tells a dismissed application for retrial from a judgment upheld, and takes an ordered retrial as undecided", () => {
    expect(readOutcome("驳回某公司的再审申请。", "retrial")).toBe("refused");
    expect(readOutcome("驳回甲公司的再审请求，维持原判。", "retrial")).toBe("upheld");
    expect(readOutcome("一、本案由本院提审；二、再审期间，中止原判决的执行。", "retrial")).toBe("other");
  });

  test.each([
    "本院（2023）某01民终12号民事判决书中的“10万元”更正为“12万元”。",
    "将判决书主文“驳回上诉，维持原判”补正为“撤销一审判决”。",
    "判决书第三页第二行的笔误，予以补正。",
  ])("reads no ending from a ruling that corrects an earlier document: %s", (operative) => {
    expect(readOutcome(operative, "second")).toBeNull();
  });

  test("reads the ending of a judgment that also corrects the one before", () => {
    expect(readOutcome("一、驳回上诉，维持原判；二、一审判决书中的笔误予以更正。", "second")).toBe("upheld");
  });

  test("is null at other stages and where nothing is said", () => {
    expect(readOutcome("驳回原告的诉讼请求。", "first")).toBeNull();
    expect(readOutcome("", "second")).toBeNull();
  });
});

describe("an outcome, by what the result says", () => {
  each<[string, ReturnType<typeof readOutcome>]>("of %j is %s", (operative, outcome) => {
    expect(readOutcome(operative, "second")).toBe(outcome);
    expect(readOutcome(operative, "retrial")).toBe(outcome);
    for (const instance of ["first", "enforcement", "other"] as const)
      expect(readOutcome(operative, instance)).toBeNull();
  });
});
