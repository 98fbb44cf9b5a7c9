import * as z from "zod/mini";
import { SearchQuery } from "#contract/search/search-query.ts";
import { KEYWORD_FIELDS } from "#domain/search/query/query-fields.ts";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { explainQuery } from "#server/search/answers/explain-query.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import { refuseExplanation } from "#server/search/refuse-costly.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

// usage: check-estimates [COUNT] [SEED]; draws groups of words in one paragraph and explanations over the index of
// the working folder, with words from its own texts, and compares what is refused with the processor time of each:
// accepted requests should take at most LIMIT_MS, and hardly any that is refused should have taken less.

const [count = 150, seed = 1] = process.argv.slice(2).map(Number);
const LIMIT_MS = 100;
const RUNS = 3;
const WRITTEN = ["50万元", "三十万元", "《保险法》", "保险法第六十条", "第266条", "24%", "2020年", "違約金"];
const KINDS = ["one", "two", "two", "long", "written", "mixed"] as const;

let state = seed;
/** The next whole number below `end`. */
const below = (end: number) => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * end);
};
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const engine = openEngine();
const runsOfHan: string[] = [];
for (let draw = 0; draw < 40; draw++) {
  const { rows } = await engine.find(matchAllPlan(1), { from: 1 + below(2000), rows: 5 });
  for (const { id } of rows) runsOfHan.push(...(await engine.detail(1, id))!.match(/[\u4e00-\u9fff]{8,}/g)!);
}
function wordOf(kind: (typeof KINDS)[number]): string {
  if (kind === "written") return oneOf(WRITTEN);
  const length = { one: 1, two: 2, long: 3 + below(5), mixed: 1 + below(4) }[kind];
  const run = oneOf(runsOfHan);
  const from = below(run.length - length + 1);
  return run.slice(from, from + length);
}
const wordsOf = (length: number, kind = oneOf(KINDS)) => [
  ...new Set(Array.from({ length }, () => wordOf(kind))),
];
const group = () => wordsOf(2 + below(5)).join(" ");
const groups = (length: number) => Array.from({ length }, group).filter((words) => words.includes(" "));

/** Conditions of all kinds. */
function conditions(): Record<string, string[]> {
  const query: Record<string, string[]> = below(10) < 3 ? { near: groups(1) } : {};
  for (const word of wordsOf(2 + below(below(2) === 0 ? 6 : 48))) {
    const field = below(100) < 55 ? "qr" : oneOf([...KEYWORD_FIELDS, "without"]);
    query[field] = [...(query[field] ?? []), word];
  }
  return query;
}

/** The engine with no limit of its own. */
const unlimited = {
  catalogue: (type) => engine.catalogue(type),
  work: (plan) => ({ ...engine.work(plan), near: 0, budget: 1 }),
} as SearchEngine;

async function processorTime(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < RUNS; time++) {
    for (const qr of ["甲公", "乙公", "丙公", "丁公", "戊公"])
      await engine.count(planned(engine, { qr: [qr] })!.plan);
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function planned(by: SearchEngine, query: object) {
  const decoded = z.safeParse(SearchQuery, query);
  const result = decoded.success ? planRequest(by, decoded.data, "") : null;
  return result && "plan" in result ? { query: decoded.data!, ...result } : null;
}

for (const kind of ["near", "explanation"] as const) {
  const taken = { accepted: [] as number[], refused: [] as number[] };
  for (let at = 0; at < count; at++) {
    const query = kind === "near" ? { near: groups(below(4) > 0 ? 1 : 2) } : conditions();
    const request = planned(unlimited, query);
    if (!request) continue;
    const isAccepted = planned(engine, query) !== null;
    if (kind === "explanation" && !isAccepted) continue;
    const fits = kind === "near" ? isAccepted : refuseExplanation(engine, request.plan) === null;
    const run = () =>
      kind === "near" ? engine.count(request.plan) : explainQuery(engine, request.query, request);
    taken[fits ? "accepted" : "refused"].push(await processorTime(run));
  }
  const { accepted, refused } = taken;
  const dear = accepted.filter((ms) => ms > LIMIT_MS).length;
  const fit = refused.filter((ms) => ms <= LIMIT_MS).length;
  console.log(
    `${kind}: ${accepted.length} accepted, ${dear} of them above ${LIMIT_MS} ms, at most ${Math.max(...accepted).toFixed(0)}; ${refused.length} refused, ${fit} of them within`,
  );
}
