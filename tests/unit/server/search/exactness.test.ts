import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type AskedQuery, planQuery, searchForm } from "#domain/search/query-plan.ts";
import { type SearchDocument, searchablePieces } from "#server/search/document.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { typeFolder } from "#server/search/embedded/index-files.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import {
  referenceDocuments,
  sampleDocuments,
  strangeDocuments,
  TEST_CAUSES,
  TEST_COURTS,
} from "../../../fixtures/search/documents.ts";
import { pick, seededRandom } from "../../../fixtures/search/random.ts";
import { ScanEngine } from "../../../fixtures/search/scan-engine.ts";

const QUERIES = 1000;
const root = mkdtempSync(join(tmpdir(), "fasu-exactness-"));
afterAll(() => rmSync(root, { recursive: true }));

const reference = referenceDocuments(250);
const samples = sampleDocuments(250);
const documents = [...reference, ...samples, ...strangeDocuments(400)];
const vocabulary = ["保险", "代位求偿", "法院", "违约金", "利息", "人", "😀", "ab"];
writeIndex(typeFolder(root, 1), documents, { courts: TEST_COURTS, causes: TEST_CAUSES }, vocabulary);
const engine = new EmbeddedEngine(root);
const scan = new ScanEngine(documents, engine.catalogue(1), vocabulary);

const random = seededRandom(1);

/** A random substring of 1 to 12 characters that has something to search for. */
function randomKeyword(document: SearchDocument): string {
  for (;;) {
    const characters = [...pick(searchablePieces(document).flat(), random)];
    const start = Math.floor(random() * characters.length);
    const keyword = characters.slice(start, start + 1 + Math.floor(random() * 12)).join("");
    if (searchForm(keyword) !== "") return keyword;
  }
}

function randomQuery(): AskedQuery {
  const document = pick(documents, random);
  const other = () => (random() < 0.9 ? document : pick(documents, random));
  const qr = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomKeyword(other()));
  const { courts, causes } = engine.catalogue(1);
  const some = (values: string[], own: string) =>
    random() < 0.7 ? [] : [random() < 0.5 && own !== "" ? own : pick(values, random), pick(values, random)];
  return {
    qr,
    court: some(courts.keys, document.court),
    reason: some(causes.keys, document.cause),
    suitedate: some(["2016", "2017", "2020"], document.date.slice(0, 4)),
    index: 1 + Math.floor(random() * 2),
    type: 1,
    sort: pick(["relevance", "date", "court_level"] as const, random),
  };
}

describe("the embedded engine against a plain scan", () => {
  test.skipIf(reference.length === 0)("has real reference cases to search (../shared/corpus)", () => {
    expect(reference.length).toBe(250);
  });

  test.skipIf(samples.length === 0)("has sample judgments to search (npm run data makes them)", () => {
    expect(samples.length).toBe(250);
  });

  test(`finds, orders, counts and cuts the same for ${QUERIES} random queries`, async () => {
    let found = 0;
    for (let run = 0; run < QUERIES; run++) {
      const query = randomQuery();
      const { courts, causes } = engine.catalogue(1);
      const planned = planQuery(query, courts, causes);
      if (planned.kind === "faults") throw new Error(JSON.stringify(planned.faults));
      const [expected, actual] = await Promise.all([scan.find(planned.plan), engine.find(planned.plan)]);
      expect(actual, JSON.stringify(query)).toEqual(expected);
      expect(await engine.count(planned.plan)).toBe(expected.total);
      const facets = await engine.facets(planned.plan);
      expect(facets, JSON.stringify(query)).toEqual(await scan.facets(planned.plan));
      if (expected.total > 0) found++;
    }
    expect(found).toBeGreaterThan(QUERIES / 2);
  }, 120_000);
});
