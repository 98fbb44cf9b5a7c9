import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { addToTakedown } from "#server/corpus/takedown/takedown.ts";
import { openAppeals, writeAppeals } from "#server/reversal/appeal-file.ts";
import { openCases, writeCases } from "#server/reversal/case-file.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const SAMPLE = "data/generated/sample";
const isThere = existsSync(`${SAMPLE}/judgments/sample.jsonl`) && existsSync("data/generated/courts.json");
if (!isThere) console.warn("reversal takedown: skipped, because npm run data has not been run");
/** Enough lines for appeals of many kinds, few enough to be quick. */
const LINES = 400;
const FILES = ["appeals.bin", "appeal-rows.bin", "case-keys.bin", "case-rows.bin"];

describe.skipIf(!isThere)("the tables of appeals and cases after a takedown", () => {
  const work = scratchFolder();
  const corpus = join(work, "corpus");
  const tables = join(work, "tables");
  const catalogues = isThere ? { courts: loadCourts(), causes: loadCauses() } : null;
  let appeals: JudgmentRecord[] = [];

  /** Rebuilds the tables; returns their bytes, and the rows of the appeals. */
  const build = () => {
    writeAppeals(readCorpus(corpus), readSources(corpus), catalogues!, tables);
    writeCases(readCorpus(corpus), tables);
    const { table, row, close } = openAppeals(tables);
    const rows = Array.from(table.court, (_, index) => row(index));
    close();
    return { bytes: Buffer.concat(FILES.map((name) => readFileSync(join(tables, name)))), rows };
  };

  const find = (caseNumber: string) => {
    const cases = openCases(tables);
    return cases.find(caseNumber).finally(cases.close);
  };

  beforeAll(() => {
    for (const folder of [join(corpus, "judgments"), tables]) mkdirSync(folder, { recursive: true });
    const lines = readFileSync(`${SAMPLE}/judgments/sample.jsonl`, "utf8").split("\n", LINES);
    writeFileSync(join(corpus, "judgments/sample.jsonl"), `${lines.join("\n")}\n`);
    writeFileSync(join(corpus, "sources.json"), readFileSync(`${SAMPLE}/sources.json`));
    appeals = [...readCorpus(corpus)].filter(({ instance, outcome }) => instance === "second" && outcome);
  });

  test("hold nothing of a removed judgment: no id, number or row, and one case less", async () => {
    const [removed] = appeals;
    const before = build();
    expect(before.bytes.includes(removed!.id)).toBe(true);
    expect(await find(removed!.case_number)).not.toEqual([]);
    addToTakedown(corpus, [removed!.id], []);
    const after = build();
    expect(after.rows).toHaveLength(before.rows.length - 1);
    expect(after.rows.map(({ id }) => id)).not.toContain(removed!.id);
    expect(after.bytes.includes(removed!.id)).toBe(false);
    expect(after.bytes.includes(Buffer.from(removed!.case_number))).toBe(false);
    expect(await find(removed!.case_number)).toEqual([]);
  });

  test("hold no hidden name, though its cases still count", () => {
    const named = appeals.find(({ id, casename, parties }) =>
      parties.some(({ name }) => id !== appeals[0]!.id && casename.includes(name)),
    )!;
    const hidden = named.parties.find(({ name }) => named.casename.includes(name))!.name;
    const before = build();
    expect(before.bytes.includes(Buffer.from(hidden))).toBe(true);
    addToTakedown(corpus, [], [hidden]);
    const after = build();
    expect(after.bytes.includes(Buffer.from(hidden))).toBe(false);
    expect(after.rows.map(({ id }) => id)).toContain(named.id);
  });
});
