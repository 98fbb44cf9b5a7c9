import { expect, test } from "vitest";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { PairShares } from "#server/search/opensearch/queries/asking.ts";

const DOCUMENTS = 100;
/** Number of documents that contain each pair. */
const HELD: Record<string, number> = { 人民: 99, 民法: 98, 法院: 100, 保险: 50, 合同: 40 };

const word = (...forms: string[]) => ({ forms }) as QueryPlan["keywords"][number];

/** The shares of a collection, and the pairs requested so far; "" means all documents. */
function collection(isThere = () => true) {
  const asked: string[] = [];
  const count = async (_type: number, query: { term?: { text: string } }) => {
    const pair = query.term?.text ?? "";
    asked.push(pair);
    if (!isThere()) throw new Error("away");
    return pair === "" ? DOCUMENTS : (HELD[pair] ?? 0);
  };
  const shares = new PairShares({ count } as never);
  return { asked, expected: (part: Partial<QueryPlan>) => shares.expected({ ...matchAllPlan(1), ...part }) };
}

test("a word is as frequent as the rarest pair of its most frequent form, words are independent", async () => {
  const { expected } = collection();
  expect(await expected({ keywords: [word("人民法院")] })).toBeCloseTo(0.98);
  expect(await expected({ keywords: [word("合同", "保险")] })).toBeCloseTo(0.5);
  expect(await expected({ keywords: [word("人民法院"), word("保险"), word("合同")] })).toBeCloseTo(0.196);
  expect(await expected({ keywords: [word("人民法官")] })).toBe(0);
});

test("each pair is asked for once, but again where the cluster did not tell", async () => {
  let away = true;
  const { asked, expected } = collection(() => !away);
  await expect(expected({ keywords: [word("保险")] })).rejects.toThrow("away");
  away = false;
  await expected({ keywords: [word("保险"), word("保险")] });
  await expected({ keywords: [word("保险"), word("合同")] });
  expect(asked).toEqual(["", "保险", "", "保险", "合同"]);
});

test("nothing is asked where there is another condition, no word, or a word without a pair or of many", async () => {
  const { asked, expected } = collection();
  const keywords = [word("保险")];
  for (const part of [
    { keywords, years: [2020] },
    { keywords, without: [word("合同")] },
    {},
    { keywords: [word("的")] },
    { keywords: [word("事故发生在保险期间内")] },
  ])
    expect(await expected(part)).toBe(0);
  expect(asked).toEqual([]);
});
