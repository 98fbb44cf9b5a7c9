import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { isSameText } from "#domain/statute/versions/same-text.ts";
import { copiesKey, settleCopies } from "#domain/statute/versions/settle-copies.ts";
import { runs } from "../../../../fixtures/laws.ts";
import { parsed, sha256 } from "../invented-law.ts";

const ARTICLES = ["第一条 有风。", "第二条 放飞。", "第三条 收线。"];
const HISTORY = ["2001年2月3日 风院令第1号公布", "2011年1月8日 《风院关于修改部分风规的决定》修订"];

/** A copy of a law: its number of articles and lines of history, the text around them, and its file's name. */
const copy = (articles: number, lines: number, annex: string, file = "") =>
  parsed(
    [
      "# 风筝条例",
      ...HISTORY.slice(0, lines),
      "<!-- INFO END -->",
      ...ARTICLES.slice(0, articles),
      annex,
    ].join("\n\n"),
    file ? `风筝条例(${file}).md` : undefined,
  );

const copies = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom("", "附表", "附图"),
    fc.constantFrom("", "2001-02-03", "2011-01-08", "2019-03-02"),
  )
  .map((parts) => copy(...parts));
const facts = (documents: readonly StatuteDocument[]) => documents.map((one) => JSON.stringify(one)).sort();

test("copiesKey is one for all versions of a law, and one for each of its books", () => {
  const one = copy(1, 1, "");
  expect(copiesKey({ ...one, title: "中华人民共和国 风筝条例", version: "" })).toBe(copiesKey(one));
  expect(copiesKey({ ...one, title: "风车条例" })).not.toBe(copiesKey(one));
  expect(copiesKey({ ...one, book: "总则" })).not.toBe(copiesKey(one));
});

describe("settleCopies", () => {
  test("loses no text and gives no two texts one id, in whatever order the copies come", () => {
    fc.assert(
      fc.property(
        fc
          .array(copies, { minLength: 1, maxLength: 8 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const settled = settleCopies([], all, sha256);
          expect(facts(settleCopies([], shuffled, sha256))).toEqual(facts(settled));
          expect(new Set(settled.map(({ id }) => id)).size).toBe(settled.length);
          for (const document of all) expect(settled.some((kept) => isSameText(kept, document))).toBe(true);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test("changes nothing when the same copies come again", () => {
    fc.assert(
      fc.property(fc.array(copies, { minLength: 1, maxLength: 6 }), (all) => {
        const settled = settleCopies([], all, sha256);
        expect(facts(settleCopies(settled, all, sha256))).toEqual(facts(settled));
      }),
      { numRuns: runs(200) },
    );
  });

  test("leaves a stored text its id when another text of its version comes", () => {
    const [stored] = settleCopies([], [copy(2, 1, "")], sha256);
    const both = settleCopies([stored!], [copy(3, 1, "")], sha256);
    expect(both).toHaveLength(2);
    expect(both.find(({ units }) => units.length === 2)?.id).toBe(stored!.id);
  });

  test("lets a new reading correct the version that an older parser read", () => {
    const { kind: _kind, ...old } = copy(2, 1, "");
    const [read, ...others] = settleCopies([old], [copy(2, 2, "")], sha256);
    expect(others).toEqual([]);
    expect(read?.version).toBe("2011-01-08");
  });

  test("dates a text by the copy that has a history, not by a file's name", () => {
    const [one] = settleCopies([], [copy(2, 2, ""), copy(2, 0, "", "2019-03-02")], sha256);
    expect(one?.version).toBe("2011-01-08");
  });

  test("lets the copy whose file names its own day have the version's id", () => {
    const own = copy(1, 1, "", "2001-02-03");
    const later = copy(3, 1, "", "2019-03-02");
    const settled = settleCopies([], [later, own], sha256);
    expect(settled.find(({ units }) => units.length === 1)?.id).toBe(own.id);
    expect(settled.find(({ units }) => units.length === 3)?.id).not.toBe(own.id);
  });
});
