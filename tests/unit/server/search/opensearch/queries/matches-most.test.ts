import { expect, test } from "vitest";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { matchesMost } from "#server/search/opensearch/queries/matches-most.ts";

const DOCUMENTS = 100;
/** Documents that hold each pair. */
const HELD: Record<string, number> = { 人民: 99, 民法: 98, 法院: 100, 保险: 51, 合同: 50 };

const word = (...forms: string[]) => ({ forms }) as QueryPlan["keywords"][number];

/** The answer for a plan, and what was asked for it. */
async function likely(part: Partial<QueryPlan>) {
  const asked: string[] = [];
  const search = async (_type: number, { query }: { query: { term?: { text: string } } }) => {
    const pair = query.term?.text;
    if (pair) asked.push(pair);
    const value = pair ? (HELD[pair] ?? 0) : DOCUMENTS;
    return { timed_out: false, _shards: { failed: 0 }, hits: { total: { value }, hits: [] } };
  };
  const most = await matchesMost({ search } as never, { ...matchAllPlan(1), ...part });
  return { most, asked };
}

test("words whose pairs are in more than half of the documents are likely to match most", async () => {
  expect(await likely({ keywords: [word("人民法院"), word("保险")] })).toEqual({
    most: true,
    asked: ["人民", "民法", "法院", "保险"],
  });
  expect((await likely({ keywords: [word("合同")] })).most).toBe(false);
  expect((await likely({ keywords: [word("合同", "保险")] })).most).toBe(true);
  expect((await likely({ keywords: [word("人民法官")] })).most).toBe(false);
});

test("nothing is asked where there is another condition, no word, or a word without a pair", async () => {
  const keywords = [word("保险")];
  for (const part of [
    { keywords, years: [2020] },
    { keywords, without: [word("合同")] },
    {},
    { keywords: [word("的")] },
  ])
    expect(await likely(part)).toEqual({ most: false, asked: [] });
});
