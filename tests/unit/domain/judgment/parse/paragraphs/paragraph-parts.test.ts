import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundariesOf, characterBefore } from "#domain/judgment/parse/paragraphs/boundaries.ts";
import { findHead } from "#domain/judgment/parse/paragraphs/part-head.ts";
import { partTail } from "#domain/judgment/parse/paragraphs/part-tail.ts";
import { isPartedByBlanks, toLines } from "#domain/judgment/parse/paragraphs/restore-paragraphs.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const pieces = (text: string, cuts: readonly number[]) =>
  [0, ...cuts].map((from, at) => text.slice(from, cuts[at])).filter((piece) => piece !== "");

describe("boundaries", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."甲乙a1。；：）” \n"), maxLength: 30 });

  test("lie behind the end of a sentence or a clause, and nowhere else", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const ends = "。；：！？”’）》\n ";
        const expected = [...text].flatMap((letter, at) =>
          !ends.includes(letter) && (at === 0 || ends.includes(text[at - 1]!)) ? [at] : [],
        );
        expect(boundariesOf(text, 0, text.length)).toEqual(expected);
      }),
    );
  });

  test("the character before a place is the nearest that is no blank", () => {
    fc.assert(
      fc.property(texts, fc.nat(30), (text, place) => {
        const at = Math.min(place, text.length);
        expect(characterBefore(text, at)).toBe(
          text
            .slice(0, at)
            .replace(/[ \n]+$/, "")
            .at(-1) ?? "",
        );
      }),
    );
  });
});

describe("blanks in the place of line ends", () => {
  test("are at least three and three times as many as line ends", () => {
    expect(isPartedByBlanks("甲。 乙。 丙。 丁")).toBe(true);
    expect(isPartedByBlanks("甲。 乙。 丙。丁")).toBe(false);
    expect(isPartedByBlanks("甲。 乙。 丙。 丁\n戊")).toBe(false);
    expect(isPartedByBlanks("甲。 乙。 丙。 丁。 戊\n己")).toBe(true);
    expect(isPartedByBlanks("甲。乙。丙。丁")).toBe(false);
  });

  each<[string, string]>("reads %j as %j", (text, lines) => {
    expect(toLines(text)).toBe(lines);
  });
});

describe("findHead", () => {
  const COURT = "江苏省昆山市人民法院";
  each<[string, string[]]>("parts %s", (text, parts) => {
    const head = findHead(text);
    expect(pieces(text.slice(0, head?.end), head?.cuts ?? [])).toEqual(parts);
  });

  test("looks for it in the first 1,500 characters", () => {
    const head = `${COURT}民事判决书（2019）苏0583民初9号`;
    const behind = (characters: number) => findHead(`${"。".repeat(characters)}${head}原告`);
    expect(behind(1500 - head.length)?.cuts[0]).toBe(1500 - head.length);
    expect(behind(1500 - head.length + 1)).toBeNull();
  });

  test("finds none where court, type and number are not in this order", () => {
    for (const text of ["", COURT, `（2019）苏0583刑初9号${COURT}`, "原告张例（2019）苏0583刑初9号"])
      expect(findHead(text)).toBeNull();
  });
});

describe("partTail", () => {
  const SIGNED = ["审判长张例", "审判员李例和", "二〇一九年二月三日", "书记员王例例"];
  const parted = (annex: string, jammed = true) => {
    const text = `驳回。${SIGNED.join("")}${annex}`;
    return pieces(text, partTail(text, 3, jammed)).slice(1);
  };

  each<[string, string[]]>("finds behind the last name the annex %j", (annex, parts) => {
    const found = parted(annex);
    const signed = found.slice(0, SIGNED.length).map((piece) => piece.split("（代）")[0]!.trim());
    expect(signed.slice(0, 3)).toEqual(SIGNED.slice(0, 3));
    expect(found.slice(SIGNED.length)).toEqual(parts);
  });

  test("leaves the paragraphs of an annex alone where a text has its own", () => {
    const annex = "附：相关法条《中华人民共和国刑法》第二百六十四条盗窃。";
    expect(parted(annex, false).slice(SIGNED.length)).toEqual([annex]);
  });
});
