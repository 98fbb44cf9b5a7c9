import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { DATE_FIELDS, LIST_FIELDS, listConditions } from "#domain/search/query-fields.ts";
import { type AskedQuery, planQuery, searchForm } from "#domain/search/query-plan.ts";
import { PIECE_GROUPS, type SearchDocument, searchablePieces } from "#server/search/document.ts";
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

/** Words for an operator, seldom any; taken from the text by `from` nine times of ten. */
function someWords(chance: number, most: number, from: () => string[]): string[] {
  if (random() > chance) return [];
  return Array.from({ length: 1 + Math.floor(random() * most) }, () => pieceOf(from()));
}

/** A random substring of one of the pieces, or a word from anywhere where they hold nothing. */
function pieceOf(pieces: string[]): string {
  const own = pieces.filter((piece) => searchForm(piece) !== "");
  for (let tries = 0; own.length > 0 && random() < 0.9 && tries < 9; tries++) {
    const characters = [...pick(own, random)];
    const start = Math.floor(random() * characters.length);
    const word = characters.slice(start, start + 1 + Math.floor(random() * 5)).join("");
    if (searchForm(word) !== "") return word;
  }
  return randomKeyword(pick(documents, random));
}

/** Two or three words of one piece, or of anywhere, each in quotation marks as none holds any. */
function randomGroup(pieces: string[]): string {
  const piece = [pick(pieces, random)];
  const words = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pieceOf(piece));
  return words.map((word) => `"${word.replaceAll('"', "")}"`).join(" ");
}

const fromYear = () => pick(["", "2015", "2017-03", "2018-02-11"], random);
const toYear = () => pick(["", "2019", "2020-07", "2022-08-15"], random);

function randomQuery(): AskedQuery {
  const document = pick(documents, random);
  const other = () => (random() < 0.9 ? document : pick(documents, random));
  const groups = searchablePieces(document);
  const of = (group: (typeof PIECE_GROUPS)[number]) => () => groups[PIECE_GROUPS.indexOf(group)]!;
  const qr = Array.from({ length: Math.floor(random() * 4) }, () => randomKeyword(other()));
  const { courts, causes } = engine.catalogue(1);
  const some = (values: string[], own: string) =>
    random() < 0.7 ? [] : [random() < 0.5 && own !== "" ? own : pick(values, random), pick(values, random)];
  return {
    qr,
    within: someWords(0.2, 1, () => groups.flat()),
    near: random() < 0.3 ? [randomGroup(groups.flat())] : [],
    without: random() < 0.3 ? [randomKeyword(pick(documents, random))] : [],
    title: someWords(0.15, 2, of("title")),
    holding: someWords(0.15, 2, of("holding")),
    judge: someWords(0.15, 2, of("judge")),
    counsel: someWords(0.15, 2, of("counsel")),
    courtname: someWords(0.1, 1, of("courtname")),
    datefrom: random() < 0.2 ? fromYear() : "",
    dateto: random() < 0.2 ? toYear() : "",
    court: some(courts.keys, document.court),
    reason: some(causes.keys, document.cause),
    suitedate: some(["2016", "2017", "2020"], document.date.slice(0, 4)),
    index: 1 + Math.floor(random() * 2),
    type: 1,
    sort: pick(["relevance", "date", "court_level"] as const, random),
  };
}

describe("names, numbers and causes of the embedded engine", () => {
  test("are those of a plain scan", async () => {
    for (const name of ["申屠样", "申屠样本", "申屠", "例", "无名氏", ""])
      expect(await engine.namesPerson(1, name), name).toEqual(await scan.namesPerson(1, name));
    const some = documents.filter((_, at) => at % 9 === 0);
    for (const { number } of some)
      expect(await engine.withNumber(1, number)).toEqual(await scan.withNumber(1, number));
    const ids = [...some.map(({ id }) => id), "unknown"];
    expect(await engine.causeLabels(1, ids)).toEqual(await scan.causeLabels(1, ids));
  });
});

describe("the embedded engine against a plain scan", () => {
  test.skipIf(reference.length === 0)("has real reference cases to search (../shared/corpus)", () => {
    expect(reference.length).toBe(250);
  });

  test.skipIf(samples.length === 0)("has sample judgments to search (npm run data makes them)", () => {
    expect(samples.length).toBe(250);
  });

  test(`finds, orders, counts and cuts the same for ${QUERIES} random queries`, async () => {
    let found = 0;
    // How often each operator had a part in finding something: none may pass by never doing anything.
    const helped = new Map<string, number>();
    for (let run = 0; run < QUERIES; run++) {
      const query = randomQuery();
      const { courts, causes } = engine.catalogue(1);
      const planned = planQuery(query, courts, causes);
      if (planned.kind === "faults") {
        // A group may have shrunk to one word: nothing to compare.
        expect(planned.faults.map(({ fault }) => fault)).toEqual(["one_word_only"]);
        continue;
      }
      const [expected, actual] = await Promise.all([scan.find(planned.plan), engine.find(planned.plan)]);
      expect(actual, JSON.stringify(query)).toEqual(expected);
      expect(await engine.count(planned.plan)).toBe(expected.total);
      const facets = await engine.facets(planned.plan);
      expect(facets, JSON.stringify(query)).toEqual(await scan.facets(planned.plan));
      expect(await engine.figures(planned.plan), JSON.stringify(query)).toEqual(
        await scan.figures(planned.plan),
      );
      if (expected.total === 0) continue;
      found++;
      for (const { field } of listConditions(query)) helped.set(field, (helped.get(field) ?? 0) + 1);
    }
    expect(found).toBeGreaterThan(QUERIES / 3);
    for (const field of [...LIST_FIELDS, ...DATE_FIELDS])
      expect(helped.get(field), field).toBeGreaterThan(20);
  }, 120_000);
});
