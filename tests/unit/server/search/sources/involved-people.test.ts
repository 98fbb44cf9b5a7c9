import { expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { involvedPeople, isNatural } from "#server/search/sources/involved-people.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, boolean]>("%s counts as a natural person: %s", (name, natural) => {
  expect(isNatural(name)).toBe(natural);
});

const record = (more: Partial<JudgmentRecord>) =>
  ({
    parties: [],
    counsel: [],
    presiding_judge: "",
    panel: [],
    clerk: "",
    ...more,
  }) as unknown as JudgmentRecord;

test("people are those of the document, judges each once and the presiding one first", () => {
  expect(
    involvedPeople(
      record({
        parties: [{ name: "样某", side: "plaintiff", role: "原告" }],
        counsel: [{ name: "样一", firm: "某所", kind: "lawyer", side: "plaintiff", parties: ["样某"] }],
        ...{ presiding_judge: "甲", panel: ["甲", "乙", ""], clerk: "丙" },
      }),
    ),
  ).toEqual({
    parties: [{ name: "样某", role: "原告", natural: true }],
    counsel: [{ name: "样一", firm: "某所", kind: "lawyer", parties: ["样某"] }],
    ...{ presiding: true, judges: ["甲", "乙"], clerk: "丙" },
  });
});

test("a text that names nobody has no people, one with a clerk or a judge has", () => {
  expect(involvedPeople(record({}))).toBeUndefined();
  const nobody = { parties: [], counsel: [], presiding: false, judges: [], clerk: "" };
  expect(involvedPeople(record({ clerk: "丙" }))).toEqual({ ...nobody, clerk: "丙" });
  expect(involvedPeople(record({ panel: ["乙"] }))).toEqual({ ...nobody, judges: ["乙"] });
  const [party, lawyer] = [
    { name: "样某", role: "原告" },
    { name: "样一", firm: "某所", kind: "lawyer", parties: [] },
  ];
  expect(involvedPeople(record({ parties: [party] as never }))).toMatchObject({ parties: [party] });
  expect(involvedPeople(record({ counsel: [lawyer] as never }))).toMatchObject({ counsel: [lawyer] });
});
