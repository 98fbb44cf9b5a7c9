import fc from "fast-check";
import { expect, test } from "vitest";
import { sortStretches } from "#server/search/opensearch/push/sort-stretches.ts";
import { textLength } from "#server/search/sources/document.ts";
import { testDocument } from "../../../../../fixtures/search/documents.ts";

const SALE = { code: "20401", label: "买卖合同纠纷" };
const PART_OF_SALE = { code: "2040102", label: "分期付款买卖合同纠纷" };
const LOAN = { code: "20402", label: "借款合同纠纷" };
const UNKNOWN = { code: null, label: "示例纠纷" };

const document = (id: string, cause: typeof UNKNOWN | typeof SALE | null, date: string, text = "正文") =>
  testDocument({ id, causes: cause ? [cause, LOAN] : [], date, text: [text] });
const idsOf = (documents: Iterable<{ id: string }>) => Array.from(documents, ({ id }) => id).join(" ");

test("every document comes once, in the same order each time, and within a stretch none stands before an earlier one of its cause", () => {
  const causes = fc.constantFrom(SALE, PART_OF_SALE, LOAN, UNKNOWN, null);
  const dates = fc.constantFrom("2019-01-01", "2019-01-02", "2020-06-30", "");
  const texts = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(causes, dates, texts), { maxLength: 40 }),
      fc.integer({ min: 1, max: 60 }),
      (parts, most) => {
        const documents = parts.map(([cause, date, text], at) => document(`${at}`, cause, date, text));
        const sorted = [...sortStretches(documents, most)];
        expect(idsOf(sortStretches(documents, most))).toBe(idsOf(sorted));
        expect(new Set(sorted)).toEqual(new Set(documents));
        let held: string[] = [];
        let characters = 0;
        for (const [at, given] of documents.entries()) {
          held.push(given.id);
          characters += textLength(given);
          if (characters < most && at < documents.length - 1) continue;
          const stretch = sorted.splice(0, held.length);
          expect(new Set(stretch.map(({ id }) => id))).toEqual(new Set(held));
          const keys = stretch.map(({ causes: [first], date }) => [first?.code ?? first?.label ?? "", date]);
          expect(keys).toEqual(
            keys.toSorted((a, b) => (a.join() < b.join() ? -1 : a.join() > b.join() ? 1 : 0)),
          );
          held = [];
          characters = 0;
        }
      },
    ),
  );
});
