import { describe, expect, test } from "vitest";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { alsoSearched } from "#domain/search/match/word-forms.ts";
import { readDateBound } from "#domain/search/query/date-bound.ts";
import { MAX_FORMS } from "#domain/search/query/plan-values.ts";
import { searchedWords, wordsToShow } from "#domain/search/query/plan-words.ts";
import { dropCondition, keepCondition, listConditions } from "#domain/search/query/query-fields.ts";
import { type AskedQuery, matchAllPlan, planQuery } from "#domain/search/query/query-plan.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const none = flattenTree<{ label: string }>([], ({ label }) => label);
const bare: AskedQuery = {
  qr: [],
  reason: [],
  court: [],
  suitedate: [],
  index: 1,
  type: 1,
  sort: "relevance",
};
const plan = (asked: Partial<AskedQuery>) => {
  const planned = planQuery({ ...bare, ...asked }, none, none);
  if (planned.kind === "faults") throw new Error(JSON.stringify(planned.faults));
  return planned.plan;
};
const faults = (asked: Partial<AskedQuery>) => {
  const planned = planQuery({ ...bare, ...asked }, none, none);
  return planned.kind === "faults" ? planned.faults.map(({ field, fault }) => [field, fault]) : [];
};

describe("planQuery", () => {
  test("names every value that cannot be searched", () => {
    expect(faults({ near: ["保险 ，"] })).toEqual([
      ["near", "no_searchable_character"],
      ["near", "one_word_only"],
    ]);
    expect(faults({ near: ["保险 保-险"] })).toEqual([]);
    expect(faults({ near: ["保险 保险"] })).toEqual([["near", "one_word_only"]]);
    const groups = Array.from({ length: 60 }, (_, at) => `甲${"天地玄黄宇宙洪荒日月"[at % 10]} 乙${at}丙`);
    const plain = groups.map((group, at) =>
      group.replace(/\d+/, String.fromCodePoint("一".codePointAt(0)! + at)),
    );
    expect(faults({ near: plain.slice(0, 30) })).toEqual([]);
    expect(faults({ near: plain })).toEqual([["near", "too_many_words"]]);
    // On a cluster the two boundaries of a number are clauses too.
    expect(faults({ near: groups.slice(0, 15) })).toEqual([]);
    expect(faults({ near: groups.slice(0, 30) })).toEqual([["near", "too_many_words"]]);
    expect(faults({ judge: ["。"], without: ["\u0001"] })).toEqual([
      ["without", "control_character"],
      ["judge", "no_searchable_character"],
    ]);
    expect(faults({ datefrom: "2022-01-01", dateto: "2021-12-31" })).toEqual([["dateto", "dates_reversed"]]);
    expect(faults({ datefrom: "2021-13" })).toEqual([["datefrom", "not_a_date"]]);
  });
});

describe("readDateBound", () => {
  each<[string, number, number]>("reads %s", (text, start, end) => {
    expect([readDateBound(text, "start"), readDateBound(text, "end")]).toEqual([start, end]);
  });

  each<[string]>("refuses %s", (text) => expect(readDateBound(text, "start")).toBeNull());
});

describe("a query's conditions", () => {
  const query = {
    ...bare,
    qr: ["a", "b"],
    near: ["c d"],
    judge: ["e"],
    datefrom: "2021",
    dateto: "2022",
    suitedate: ["2020"],
  };

  test("are listed in the order of the chips", () => {
    expect(listConditions(query).map(({ field, value }) => `${field} ${value}`)).toEqual([
      "qr a",
      "qr b",
      "near c d",
      "judge e",
      "suitedate 2020",
      "datefrom 2021",
      "dateto 2022",
    ]);
  });

  test("can each be dropped, or kept alone", () => {
    for (const condition of listConditions(query)) {
      expect(listConditions(keepCondition(query, condition))).toEqual([condition]);
      expect(listConditions(dropCondition(query, condition))).toEqual(
        listConditions(query).filter((other) => JSON.stringify(other) !== JSON.stringify(condition)),
      );
    }
  });
});

describe("a query with very many sums", () => {
  const sums = (count: number) => Array.from({ length: count }, (_, at) => `${10_001 + at * 7}元`);
  const formsIn = (asked: Partial<AskedQuery>) =>
    searchedWords(plan(asked)).reduce((sum, { forms }) => sum + forms.length, 0);

  test("has no more forms than a cluster takes, and says which words are searched as written", () => {
    const asked = { qr: sums(50), without: sums(50), title: sums(40) };
    expect(formsIn(asked)).toBeLessThanOrEqual(MAX_FORMS + 140);
    const words = searchedWords(plan(asked));
    const written = words.filter(({ readings }) => readings.includes("written"));
    expect(written.length).toBeGreaterThan(0);
    expect(alsoSearched(words).filter(({ kinds }) => kinds.includes("written"))).toHaveLength(written.length);
    for (const { forms, text } of written) expect(forms).toEqual([text]);
  });

  test("keeps all forms of a few", () => {
    for (const { readings, forms } of searchedWords(plan({ qr: sums(5) }))) {
      expect(readings).toEqual(["amount"]);
      expect(forms.length).toBeGreaterThan(4);
    }
  });
});

describe("a plan", () => {
  interface Node {
    label: string;
    children?: Node[];
  }
  const laid = flattenTree<Node>(
    [{ label: "甲院", children: [{ label: "乙院" }] }, { label: "丙院" }],
    ({ label }) => `key-${label}`,
  );
  const planned = (asked: Partial<AskedQuery>) => planQuery({ ...bare, ...asked }, laid, laid);
  const found = (asked: Partial<AskedQuery>) => {
    const result = planned(asked);
    if (result.kind === "faults") throw new Error(JSON.stringify(result.faults));
    return result.plan;
  };

  test("of nothing asked restricts nothing", () => {
    expect(found({ sort: "date", index: 3, type: 2 })).toEqual({ ...matchAllPlan(2), page: 3 });
    expect(matchAllPlan(1)).toEqual({
      type: 1,
      keywords: [],
      without: [],
      near: [],
      fields: [],
      dates: null,
      courts: null,
      causes: null,
      kinds: null,
      instances: null,
      outcomes: null,
      amounts: null,
      years: null,
      sort: "date",
      page: 1,
    });
  });

  test("has the subtrees of courts and causes by key or name, each value once", () => {
    expect(found({ court: ["甲院", " key-丙院 ", "甲院"] }).courts).toEqual([
      [0, 2],
      [2, 3],
    ]);
    expect(found({ reason: ["乙院"] }).causes).toEqual([[1, 2]]);
    expect(planned({ court: ["丁院"], reason: ["戊"] })).toEqual({
      kind: "faults",
      faults: [
        { field: "court", value: "丁院", fault: "unknown_court" },
        { field: "reason", value: "戊", fault: "unknown_cause" },
      ],
    });
  });

  test("has years, kinds and instances, each once", () => {
    expect(found({ suitedate: ["2020", "２０２０年", " 2021 "] }).years).toEqual([2020, 2021]);
    expect(faults({ suitedate: ["20", "2020年度"] })).toEqual([
      ["suitedate", "not_a_year"],
      ["suitedate", "not_a_year"],
    ]);
    const [first, second] = DOCUMENT_KINDS;
    expect(found({ kind: [second!, first!, second!] }).kinds).toEqual([1, 0]);
    expect(found({ kind: ["判 决 书"], instance: ["second", "一审"] })).toMatchObject({
      kinds: [0],
      instances: [1, 0],
    });
    expect(faults({ kind: ["toString"], instance: ["审"] })).toEqual([
      ["kind", "unknown_kind"],
      ["instance", "unknown_instance"],
    ]);
    expect(faults({ kind: ["书"] })).toEqual([["kind", "unknown_kind"]]);
  });

  test("has the words of each field under its name, each once", () => {
    const { fields, without } = found({
      title: ["甲", "甲"],
      judge: ["乙"],
      courtname: ["丙"],
      counsel: ["戊"],
      holding: ["己"],
      without: ["丁", "丁"],
    });
    expect(fields.map(({ field, text }) => [field, text])).toEqual([
      ["title", "甲"],
      ["holding", "己"],
      ["judge", "乙"],
      ["counsel", "戊"],
      ["courtname", "丙"],
    ]);
    expect(without.map(({ text }) => text)).toEqual(["丁"]);
  });

  test("has a period of which either end may be open, and none that ends before it begins", () => {
    expect(found({ datefrom: "2021" }).dates).toEqual({ from: 20210101, to: 99999999 });
    expect(found({ dateto: "2021" }).dates).toEqual({ from: 1, to: 20211231 });
    expect(found({ datefrom: "2021-03-05", dateto: "2021-03-05" }).dates).toEqual({
      from: 20210305,
      to: 20210305,
    });
    expect(faults({ datefrom: "x", dateto: "y" })).toEqual([
      ["datefrom", "not_a_date"],
      ["dateto", "not_a_date"],
    ]);
    expect(faults({ datefrom: "2022", dateto: "y" })).toEqual([["dateto", "not_a_date"]]);
  });

  test("has groups of two words and more, each group once", () => {
    expect(found({ near: ["甲 乙", "甲 乙", "丙 丁 戊"] }).near.map((group) => group.length)).toEqual([2, 3]);
    expect(faults({ near: ["甲"] })).toEqual([["near", "one_word_only"]]);
    const long = (chars: number) => `${"甲".repeat(chars - 1)} 乙`;
    expect(faults({ near: [long(200)] })).toEqual([]);
    expect(faults({ near: [long(201), "丙 丁"] })).toEqual([["near", "too_many_words"]]);
  });

  test("keeps tabs and line ends, and refuses other controls", () => {
    expect(found({ qr: ["甲\t乙\n"] }).keywords.map(({ text }) => text)).toEqual(["甲乙"]);
    expect(faults({ qr: ["甲\u0001"] })).toEqual([["qr", "control_character"]]);
    expect(faults({ qr: ["。"] })).toEqual([["qr", "no_searchable_character"]]);
  });

  test("simplifies with the table that it is given", () => {
    const simplify = { toSimplified: (text: string) => text.replace("償", "偿"), toTraditional: () => [] };
    const result = planQuery({ ...bare, qr: ["求償"] }, laid, laid, simplify);
    expect(result.kind === "plan" && result.plan.keywords[0]?.forms).toEqual(["求偿", "求償"]);
    expect(found({ qr: ["求償"] }).keywords[0]?.forms).toEqual(["求償"]);
  });

  test("shows words of any part but the court's name, each form list once, and tells all of them", () => {
    const asked = found({ qr: ["甲"], near: ["甲 乙"], title: ["丙"], courtname: ["丁"], without: ["戊"] });
    expect(wordsToShow(asked)).toEqual([["甲"], ["乙"], ["丙"]]);
    expect(searchedWords(asked).map(({ text }) => text)).toEqual(["甲", "甲", "乙", "丙", "丁", "戊"]);
  });

  test("lets a last sum have its forms where they just fit", () => {
    const each = found({ qr: ["10001元"] }).keywords[0]!.forms.length;
    const sums = (count: number) => Array.from({ length: count }, (_, at) => `${10_001 + at}元`);
    const fitting = Math.floor(MAX_FORMS / each);
    const words = found({ qr: sums(fitting) }).keywords;
    expect(words.every(({ forms }) => forms.length === each)).toBe(true);
    const rest = MAX_FORMS - fitting * each;
    // Words with one form use the rest of the budget completely.
    const plain = Array.from({ length: rest }, (_, at) => `甲${String.fromCodePoint(0x4e00 + at)}`);
    const full = found({ qr: [...plain, ...sums(fitting)] }).keywords;
    expect(full.at(-1)?.forms).toHaveLength(each);
    expect(found({ qr: [...plain, "乙", ...sums(fitting)] }).keywords.at(-1)?.readings).toEqual(["written"]);
  });
});
