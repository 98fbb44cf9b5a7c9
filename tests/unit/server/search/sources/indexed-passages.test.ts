import { describe, expect, test } from "vitest";
import { annotate } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { caseNumberKey } from "#server/search/sources/case-number-key.ts";
import { passagesByField, SEARCH_FIELDS } from "#server/search/sources/document.ts";
import { indexedPassages } from "#server/search/sources/indexed-passages.ts";
import { testDocument } from "../../../../fixtures/search/documents.ts";

const knows = () => true;

describe("indexedPassages", () => {
  const sentence = "依照《中华人民共和国保险法》第60条，赔偿12万元。";
  const document = testDocument({ id: "a", text: [sentence, "驳回。"], title: "某案" });
  const groups = indexedPassages(document, knows);

  test("keep the passages of each field in order, normalised", () => {
    const plain = passagesByField(document);
    expect(groups.map((pieces) => pieces.length)).toEqual(plain.map((pieces) => pieces.length));
    for (const [group, pieces] of groups.entries())
      for (const [at, piece] of pieces.entries())
        expect(piece.startsWith(normaliseText(plain[group]![at]!))).toBe(true);
  });

  test("a passage that says a sum or an article is followed by what it says, each once; others by nothing", () => {
    const said = [...new Set(annotate(sentence, knows).map(({ text }) => text))];
    expect(said.length).toBeGreaterThan(0);
    expect(groups.flat()).toContain([normaliseText(sentence), ...said].join(" "));
    expect(groups.flat()).toContain(normaliseText("驳回。"));
  });

  test("names are not annotated", () => {
    const named = testDocument({ id: "b", text: ["驳回。"], judges: ["第六十条"], counsel: ["十二万元"] });
    const own = indexedPassages(named, knows);
    const at = (field: string) => own[SEARCH_FIELDS.indexOf(field as (typeof SEARCH_FIELDS)[number])];
    expect(at("judge")).toEqual([normaliseText("第六十条")]);
    expect(at("counsel")).toEqual([normaliseText("十二万元")]);
  });
});

test("a case number has one key whatever its brackets, and what is none is only normalised", () => {
  const key = caseNumberKey("（2021）内01民终5号");
  for (const typed of ["(2021)内01民终5号", "〔2021〕内01民终5号", "（２０２１）内01民终5号"])
    expect(caseNumberKey(typed)).toBe(key);
  expect(caseNumberKey("（2021）内01民终6号")).not.toBe(key);
  expect(caseNumberKey("主席令第1号")).toBe(normaliseText("主席令第1号"));
});
