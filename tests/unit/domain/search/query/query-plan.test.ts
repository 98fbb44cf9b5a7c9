import { describe, expect, test } from "vitest";
import { alsoSearched } from "#domain/search/match/word-forms.ts";
import { readDateBound } from "#domain/search/query/date-bound.ts";
import { dropCondition, keepCondition, listConditions } from "#domain/search/query/query-fields.ts";
import { type AskedQuery, MAX_FORMS, planQuery, searchedWords } from "#domain/search/query/query-plan.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";

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
  test("joins the words typed inside a result to the keywords, each once", () => {
    const { keywords } = plan({ qr: ["保险", "赔偿"], within: ["保 险", "理赔"] });
    expect(keywords.map(({ text }) => text)).toEqual(["保险", "赔偿", "理赔"]);
  });

  test("splits the words of one paragraph at spaces and keeps a quoted phrase whole", () => {
    expect(
      plan({ near: ["保险公司 赔偿", '"a b" c'] }).near.map((group) => group.map(({ text }) => text)),
    ).toEqual([
      ["保险公司", "赔偿"],
      ["ab", "c"],
    ]);
  });

  test("reads a period of days, months or years, open at either end", () => {
    expect(plan({ datefrom: "2021-02", dateto: "2021-02" }).dates).toEqual({ from: 20210201, to: 20210231 });
    expect(plan({ datefrom: "2021" }).dates!.from).toBe(20210101);
    expect(plan({ dateto: "2021-03-05" }).dates!.to).toBe(20210305);
    expect(plan({}).dates).toBeNull();
  });

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
    // On a cluster the two edges of a number are clauses too.
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
  test.each([
    ["2021", 20210101, 20211231],
    ["2021年", 20210101, 20211231],
    ["２０２１年３月", 20210301, 20210331],
    ["2021/3/5", 20210305, 20210305],
    ["2024-02-29", 20240229, 20240229],
  ])("reads %s", (text, start, end) => {
    expect([readDateBound(text, "start"), readDateBound(text, "end")]).toEqual([start, end]);
  });

  test.each(["2023-02-29", "2021-00", "2021-04-31", "21-01-01", "", "20210305", "2021-1-1-1", "明天"])(
    "refuses %s",
    (text) => expect(readDateBound(text, "start")).toBeNull(),
  );
});

describe("a query's conditions", () => {
  const query = {
    ...bare,
    qr: ["a", "b"],
    near: ["c d"],
    judge: ["e"],
    datefrom: "2021",
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
