import fc from "fast-check";
import { expect, test } from "vitest";
import type { RelatedCase } from "#contract/judgment/judgment-detail.ts";
import type { CaseRef, JudgmentRecord } from "#domain/judgment/record.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { DisputeLinks } from "#server/search/sources/dispute-links.ts";

const NUMBERS = [
  "",
  "（2021）内01民终1号",
  "(2021)内01民终1号",
  "（2020）内0102民初7号",
  "（2022）内民再3号",
];
const COURTS = ["甲法院", "乙法院", ""];
const TYPES = ["判决书", "裁定书"];

const ref = fc.record({
  case_number: fc.constantFrom(...NUMBERS),
  court: fc.constantFrom(...COURTS),
  court_id: fc.constantFrom(null, 1),
  text_type: fc.constantFrom(...TYPES),
  casedate: fc.constantFrom("2020-01-01", "2021-01-01", ""),
  instance: fc.constant("first"),
});
const records = fc
  .array(
    fc.record({
      own: ref,
      earlier_cases: fc.array(ref, { maxLength: 2 }),
      later_cases: fc.array(ref, { maxLength: 1 }),
      withheld: fc.constantFrom("", "", "", "mediation"),
    }),
    { maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map(
      ({ own, ...rest }, at) =>
        ({ ...own, ...rest, id: `id${at}`, outcome: null }) as unknown as JudgmentRecord,
    ),
  );

/** The expected links, by comparing every pair. */
function scanned(all: readonly JudgmentRecord[], record: JudgmentRecord): RelatedCase[] {
  if (record.withheld) return [];
  const selfOf = ({
    id,
    court,
    case_number,
    text_type,
    casedate,
    instance,
  }: JudgmentRecord): RelatedCase => ({
    ...{ id, court, case_number, text_type, casedate, instance },
  });
  const byId = [...all].sort((a, b) => (a.id < b.id ? -1 : 1));
  const meant = (named: CaseRef) => {
    const fits = byId.filter(
      (one) =>
        named.case_number !== "" &&
        normaliseText(one.case_number) === normaliseText(named.case_number) &&
        (named.court === "" ||
          one.court === named.court ||
          (one.court_id !== null && one.court_id === named.court_id)),
    );
    return fits.find(({ text_type }) => text_type === named.text_type) ?? fits[0];
  };
  const namesOf = (one: JudgmentRecord) => [...one.earlier_cases, ...one.later_cases];
  const found = new Map<string, RelatedCase>();
  for (const other of all)
    if (namesOf(other).some((named) => meant(named)?.id === record.id)) found.set(other.id, selfOf(other));
  for (const named of namesOf(record)) {
    const { court, case_number, text_type, casedate, instance } = named;
    const target = meant(named);
    const link = target ? selfOf(target) : { id: "", court, case_number, text_type, casedate, instance };
    found.set(link.id || JSON.stringify(link), link);
  }
  for (const other of all) {
    const isSame = normaliseText(other.case_number) === normaliseText(record.case_number);
    if (record.case_number !== "" && isSame && other.court === record.court)
      found.set(other.id, selfOf(other));
  }
  found.delete(record.id);
  return [...found.values()];
}

const inOrder = (links: RelatedCase[]) => links.map((link) => JSON.stringify(link)).sort();

test("finds what a comparison of every pair finds, in whatever order the documents come", () => {
  fc.assert(
    fc.property(records, fc.boolean(), (all, isReversed) => {
      const links = new DisputeLinks();
      for (const [ordinal, record] of (isReversed ? all.toReversed() : all).entries())
        links.learn({ record, part: 1, ordinal });
      try {
        for (const record of all) {
          const found = links.of(record);
          expect(inOrder(found)).toEqual(inOrder(scanned(all, record)));
          expect(found.map(({ casedate }) => casedate)).toEqual(found.map(({ casedate }) => casedate).sort());
        }
      } finally {
        links.close();
      }
    }),
  );
});
