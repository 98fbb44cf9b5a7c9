import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SearchQuery, type SearchQueryInput } from "#contract/search/search-query.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { findNamedPerson } from "#server/search/answers/named-person.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import type { SearchDocument } from "#server/search/sources/document.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { LAWS_FACTOR, runs } from "../../../../fixtures/laws.ts";
import { TEST_CAUSES, TEST_COURTS, testDocument } from "../../../../fixtures/search/documents.ts";
import { ScanEngine } from "../../../../fixtures/search/scan-engine.ts";

const each = examplesOf(import.meta.url);

const kindOf = async (engine: SearchEngine, search: SearchQueryInput) =>
  (await findNamedPerson(engine, z.parse(SearchQuery, search)))?.kind ?? null;

/** Twelve cases about building; the last three were heard by a judge whose given name is that word. */
const documents = Array.from({ length: 12 }, (_, at): SearchDocument => {
  const heard = at >= 9;
  return testDocument({
    id: `d${at}`,
    title: "建设工程合同纠纷",
    judges: heard ? ["欧阳建设", "古丽·样本"] : ["申屠样本"],
    counsel: at < 6 ? ["样例子", "甲市示范律师事务所", "甲市示范（乙市）律师事务所"] : [],
    staff: ["司徒样例"],
    people: ["东方明", "令狐样"],
    court: "乙省戊市中级法院",
    text: ["原告东方明与被告的建设工程合同", heard ? "审判员欧阳建设" : "审判员申屠样本", "委托代理人样例子"],
  });
});
const engine = new ScanEngine(documents, { courts: TEST_COURTS, causes: TEST_CAUSES });

describe("findNamedPerson", () => {
  each<[SearchQueryInput, "officer" | "person" | null]>("takes %j for %j", async (search, kind) => {
    expect(await kindOf(engine, search)).toBe(kind);
  });
});

/** Words next to names in judgments. */
const TEXT_WORDS =
  "法定代表人 负责人 经营者 法定代理人 书记员 法官助理 董事长 总经理 执行董事 经理 保险 合同 财产保险 交通事故 代位求偿 诉讼请求 建设工程 有限公司 分公司 呼和浩特 人民法院 判决如下 第三人".split(
    " ",
  );

describe("findNamedPerson with more words than anybody types", () => {
  /** A copy of the collection that records every count. */
  const counted = () => {
    const counts: QueryPlan[] = [];
    class Watched extends ScanEngine {
      override async count(plan: QueryPlan): Promise<number> {
        counts.push(plan);
        return super.count(plan);
      }
    }
    const watched = new Watched(documents, { courts: TEST_COURTS, causes: TEST_CAUSES });
    return { watched, counts };
  };
  const values = (words: number) =>
    Array.from({ length: 30 }, (_, value) =>
      Array.from({ length: words }, (_, at) => `丙${String.fromCodePoint(0x4e00 + value * words + at)}`).join(
        " ",
      ),
    );

  test("takes a query that is too long to be checked for unchecked, with few counts", async () => {
    const { watched, counts } = counted();
    const lists = { qr: values(14), within: values(14), title: values(14), without: values(14) };
    expect(await kindOf(watched, lists)).toBe("unchecked");
    expect(counts.length).toBeLessThan(1000);
  });

  test("looks up each part once, and counts beside a condition only what stands in a name", async () => {
    const { watched, counts } = counted();
    const qr = Array.from({ length: 10 }, (_, at) => `合同 工程 第${at}项`);
    expect(await kindOf(watched, { qr })).toBeNull();
    expect(counts.filter(({ keywords }) => keywords.length > 0)).toEqual([]);
    const texts = counts.map(({ fields: [word] }) => `${word!.field} ${word!.text}`);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("lets no person through, wherever in the query the name stands", async () => {
    for (const name of ["欧阳建设", "司徒样例", "令狐样", "东方明"])
      for (const place of [0, 15, 29]) {
        const qr = values(3).with(place, name);
        expect(await kindOf(engine, { qr }), `${name} ${place}`).not.toBeNull();
        expect(await kindOf(engine, { qr: values(14), without: [name] })).not.toBeNull();
      }
  });
});

describe("findNamedPerson over the sample judgments", () => {
  beforeAll(builtData, 120_000);
  const samples = [...judgmentDocuments(activeCorpusDir())];
  const named = samples.flatMap(({ judges = [], counsel = [] }) => [...judges, ...counsel]);
  const officers = [...new Set(named)].sort();
  const holds = (names: string[] | undefined, word: string) => names?.some((name) => name.includes(word));
  const textOf = ({ title, detail }: SearchDocument) =>
    [title, ...detail.body_text, ...detail.tail_text, ...detail.body_postscript].join("\n");

  test(
    "takes every name of a judge, counsel or firm, with an office, a word or a sign beside it, for one",
    async () => {
      const beside = ["", "审判长", "审判员 ", "代理人：", "保险，", "（"];
      const after = ["", "法官", "律师", "、保险", " 判决", "）"];
      const fields = ["qr", "within", "near", "without"] as const;
      expect(officers.filter((name) => name.includes("（")).length).toBeGreaterThan(5);
      // Names of firms with every pair of words around them, since brackets separate words; other names with
      // one of six in turn.
      const typed = officers.flatMap((name, at) =>
        beside.flatMap((before, pair) => {
          const isDrawn = LAWS_FACTOR > 1 || (at + pair) % 6 === 0;
          const drawn = isDrawn ? [after[(Math.floor(at / 6) + pair) % after.length]!] : [];
          const behind = name.includes("（") ? after : drawn;
          return behind.map((word) => `${before}${name}${word}`);
        }),
      );
      for (const [at, value] of typed.entries())
        expect(await kindOf(openEngine(), { [fields[at % fields.length]!]: [value] }), value).toBe("officer");
    },
    runs(60_000),
  );

  test(
    "takes a part of a name for one exactly where most of what it finds bears it in a name",
    async () => {
      const people = officers.filter((name) => name.length <= 4);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...people), fc.nat(), fc.nat(), async (name, from, length) => {
          const start = from % (name.length - 1);
          const part = name.slice(start, start + 2 + (length % (name.length - start - 1)));
          const found = samples.filter(
            (one) => textOf(one).includes(part) || holds(one.judges, part) || holds(one.counsel, part),
          );
          const borne = found.filter(({ judges, counsel }) => holds(judges, part) || holds(counsel, part));
          expect(await kindOf(openEngine(), { qr: [part] })).toBe(
            officers.includes(part) || borne.length >= found.length / 2 ? "officer" : null,
          );
        }),
        { numRuns: runs(60) },
      );
    },
    runs(60_000),
  );

  test(
    "takes every name of a clerk, an assistant, a representative or a party for one",
    async () => {
      const staff = [...new Set(samples.flatMap((one) => one.staff ?? []))];
      const people = [...new Set(samples.flatMap((one) => one.people ?? []))];
      expect(Math.min(staff.length, people.length)).toBeGreaterThan(50);
      for (const [at, name] of [...staff, ...people].entries()) {
        if (LAWS_FACTOR === 1 && at % 3 > 0) continue;
        const value = `${["", "书记员", "法定代表人：", "保险，"][at % 4]}${name}`;
        expect(await kindOf(openEngine(), { qr: [value] }), value).toMatch(
          at < staff.length ? "officer" : /./u,
        );
      }
    },
    runs(60_000),
  );

  test(
    "takes no cause, court, cited law or word of the text's form for a person",
    async () => {
      const some = samples.filter((_, at) => at % 61 === 0);
      const words = new Set([
        ...some.flatMap(({ causes, court, keywords }) => [
          ...causes.map(({ label }) => label),
          court,
          ...keywords,
        ]),
        ...TEXT_WORDS,
      ]);
      expect(words.size).toBeGreaterThan(60 + TEXT_WORDS.length);
      for (const word of words)
        if (word !== "") expect(await kindOf(openEngine(), { qr: [word] }), word).toBeNull();
    },
    runs(60_000),
  );
});
