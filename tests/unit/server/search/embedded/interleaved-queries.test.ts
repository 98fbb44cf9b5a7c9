import * as fc from "fast-check";
import { expect, test } from "vitest";
import { planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../../fixtures/laws.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../../../../fixtures/search/documents.ts";
import { seededRandom } from "../../../../fixtures/search/random.ts";
import { randomQueries } from "../../../../fixtures/search/random-queries.ts";

const root = scratchFolder();

const documents = strangeDocuments(400);
writeIndex(scopeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, ["保险"]);
const { courts, causes } = new EmbeddedEngine(root).catalogue(1);

/** Words of one bigram, of one character and of several are found and read in different ways. */
const words = ["保险", "法院", "人", "代位求偿", "保险人", "合同"].map((word) => ({
  ...{ qr: [word], court: [], reason: [], suitedate: [], index: 1, type: 1 as const },
  sort: "relevance" as const,
}));
const randomQuery = randomQueries(documents, { courts, causes }, seededRandom(7));
const plans: QueryPlan[] = [...words, ...Array.from({ length: 40 }, randomQuery)].flatMap((query) => {
  const planned = planQuery(query, courts, causes);
  return planned.kind === "plan" ? [planned.plan] : [];
});

type Question = (engine: SearchEngine, plan: QueryPlan) => Promise<unknown>;
const QUESTIONS: Record<string, Question> = {
  "first page": (engine, plan) => engine.find(plan),
  "third page": (engine, plan) => engine.find({ ...plan, page: 3 }, { from: 21, rows: 10 }),
  "newest first": (engine, plan) => engine.find({ ...plan, sort: "date" }),
  count: (engine, plan) => engine.count(plan),
  counts: (engine, plan) => engine.counts([plan, { ...plan, keywords: [] }]),
  facets: (engine, plan) => engine.facets(plan),
  statistics: (engine, plan) => engine.statistics(plan),
};

test("an engine asked many things in turn answers each as one that is asked nothing else", async () => {
  const step = fc.record({
    plan: fc.constantFrom(...plans),
    question: fc.constantFrom(...Object.keys(QUESTIONS)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), fc.boolean(), async (steps, atOnce) => {
      const engine = new EmbeddedEngine(root);
      const ask = ({ plan, question }: (typeof steps)[number], of = engine) => QUESTIONS[question]!(of, plan);
      const answers: unknown[] = [];
      if (atOnce) answers.push(...(await Promise.all(steps.map((one) => ask(one)))));
      else for (const one of steps) answers.push(await ask(one));
      const alone = await Promise.all(steps.map((one) => ask(one, new EmbeddedEngine(root))));
      expect(answers).toEqual(alone);
    }),
    { numRuns: runs(20) },
  );
}, 120_000);
