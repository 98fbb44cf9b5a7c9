import { describe, expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { planQuery } from "#domain/search/query/query-plan.ts";
import { lawKeys } from "#domain/statute/citation/law-name.ts";
import { findAmounts } from "#domain/text/numbers/amount.ts";
import { amountSpellings } from "#domain/text/numbers/amount-spellings.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { passagesByField } from "#server/search/sources/document.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../fixtures/laws.ts";
import { referenceDocuments, TEST_CAUSES, TEST_COURTS } from "../../../fixtures/search/documents.ts";
import { pick, seededRandom } from "../../../fixtures/search/random.ts";
import { ScanEngine } from "../../../fixtures/search/scan-engine.ts";

const documents = referenceDocuments(400);
const root = scratchFolder();

/** Number of documents from which a phrase counts as common. */
const FEWEST = 12;

const LAWS = [
  "刑法",
  "民法典",
  "民事诉讼法",
  "刑事诉讼法",
  "行政诉讼法",
  "公司法",
  "保险法",
  "社会保险法",
  "合同法",
];
const known = new Set(LAWS.flatMap(lawKeys));
const knows = (key: string) => known.has(key);

const texts = documents.map((document) => passagesByField(document).flat().join("。").replace(/\s/gu, ""));
const random = seededRandom(11);

/** Words of one kind from the texts. */
function words(pattern: RegExp, count: number): string[] {
  const all = texts.flatMap((text) => text.match(pattern) ?? []);
  return all.length === 0 ? [] : Array.from({ length: count }, () => pick(all, random));
}

/** Another spelling of the amount in a word, as people type it. */
function respelled(word: string): string {
  const yuan = findAmounts(word)[0]?.yuan ?? null;
  if (yuan === null) return word;
  const { digits, chinese } = amountSpellings(yuan);
  return pick([word, ...digits, ...chinese], random);
}

const KINDS: [kind: string, words: () => string[]][] = [
  ["numbers", () => words(/\d[\d.,]*/gu, runs(50))],
  ["numbers beside words", () => words(/.{0,3}\d[\d.,，]*.{0,3}/gu, runs(50))],
  ["shares", () => words(/[\d.]+[%‰]|[\d.]+%的?.{1,2}/gu, runs(25))],
  [
    "sums",
    () => words(/[\d.,，]+[万亿千百]?\d*元|[一二三四五六七八九十百千万零]+元/gu, runs(40)).map(respelled),
  ],
  [
    "sums beside words",
    () => words(/\p{Script=Han}{2}[\d.,，]+万?元|[\d.,，]+万?元\p{Script=Han}{1,2}/gu, runs(25)),
  ],
  ["citations", () => words(/\p{Script=Han}{2,10}法》?第[^，。；、（《]{1,8}条(?:第.款)?/gu, runs(40))],
  [
    "citations of other laws",
    () => LAWS.flatMap((law) => words(/第[^，。；、（《]{1,6}条/gu, runs(4)).map((article) => law + article)),
  ],
  ["articles alone", () => words(/第[^，。；、（《]{1,6}条/gu, runs(40))],
  [
    "parts of case numbers",
    () => words(/[（(]\d{4}[）)]\p{Script=Han}\d*\p{Script=Han}{1,3}|\p{Script=Han}{2}\d+号/gu, runs(25)),
  ],
  ["entry numbers", () => words(/\d{4}-\d\d?-\d-\d{3}-\d{3}|\d-\d{3}-\d{3}/gu, runs(30))],
  ["titles", () => words(/《[^《》]{2,12}》|\p{Script=Han}{1,3}》.{1,3}/gu, runs(25))],
];

describe.skipIf(documents.length === 0)("words of real texts (../shared/corpus)", async () => {
  const catalogue = { courts: TEST_COURTS, causes: TEST_CAUSES };
  writeIndex(scopeFolder(root, 1), documents, catalogue, [], knows);
  const engine = new EmbeddedEngine(root);
  const scan = new ScanEngine(documents, engine.catalogue(1), [], knows);

  test.each(KINDS)(
    "%s are found where a scan by the written rules finds them",
    async (_kind, make) => {
      let found = 0;
      let several = 0;
      for (const word of new Set(make())) {
        for (const typed of [word, `"${word}"`]) {
          const planned = planQuery(
            { ...emptyQuery(), qr: [typed], sort: "date" },
            catalogue.courts,
            catalogue.causes,
          );
          if (planned.kind === "faults") continue;
          const expected = await scan.find(planned.plan);
          const actual = await engine.find(planned.plan);
          expect(
            actual.rows.map(({ id }) => id),
            typed,
          ).toEqual(expected.rows.map(({ id }) => id));
          if (actual.total > 0) found++;
          if (planned.plan.keywords[0]!.forms.length > 1) several++;
        }
      }
      expect(found).toBeGreaterThan(3);
      if (_kind.startsWith("sums")) expect(several).toBeGreaterThan(10);
    },
    60_000,
  );

  test("what many judgments say is found where it stands, in the order of where it first does", async () => {
    const runsOf = (length: number) => words(new RegExp(`\\p{Script=Han}{${length}}`, "gu"), runs(50));
    let common = 0;
    for (const phrase of new Set([3, 4, 6, 9].flatMap(runsOf))) {
      const qr = [phrase, ...(random() < 0.3 ? [pick(texts, random).slice(0, 3)] : [])];
      const query = { ...emptyQuery(), qr, sort: random() < 0.5 ? "date" : "relevance" } as const;
      const planned = planQuery(query, catalogue.courts, catalogue.causes);
      if (planned.kind === "faults") continue;
      const [expected, actual] = await Promise.all([scan, engine].map((one) => one.find(planned.plan)));
      expect(actual, qr.join(" ")).toEqual(expected);
      if (expected!.total >= FEWEST) common++;
    }
    expect(common).toBeGreaterThan(10);
  }, 60_000);
});
