import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import { formatDay } from "#domain/text/day.ts";
import { generateCorpus, type SampleFacts } from "#sample/corpus.ts";
import { LAST_DAY } from "#sample/course/plan.ts";
import type { SampleJudgment } from "#sample/print/document.ts";
import { SAMPLE_CORPUS } from "#server/corpus/corpus-dir.ts";
import { catalogueContext } from "#server/corpus/import/parse-context.ts";
import { writeWhole } from "#server/files/write-file.ts";
import type { BuildStep } from "./steps/step.ts";

const DIVISIONS = "data/sources/divisions/pca-code.json";
const COURTS = "data/generated/courts.json";
const CAUSES = "data/generated/causes.json";
const SIGNS = "data/sources/court-codes.json";
const RATES = "data/sources/base-rates.json";
const SOURCE_ID = "sample";

/** Writes the sample corpus in the form of an import, after the import's own parser has read every text. */
export const sampleStep: BuildStep = {
  name: "sample",
  module: import.meta.filename,
  inputs: ["data/generated/catalogue", COURTS, CAUSES, DIVISIONS, SIGNS, RATES],
  outputs: [join(SAMPLE_CORPUS, "sources.json"), join(SAMPLE_CORPUS, "judgments", `${SOURCE_ID}.jsonl`)],
  run: () => {
    const { firms, lawyers, judgments } = generateCorpus(readSampleFacts());
    const records = readBack(judgments);
    rmSync(SAMPLE_CORPUS, { recursive: true, force: true });
    mkdirSync(join(SAMPLE_CORPUS, "judgments"), { recursive: true });
    const lines = records.map((record) => JSON.stringify(record));
    writeWhole(join(SAMPLE_CORPUS, "judgments", `${SOURCE_ID}.jsonl`), `${lines.join("\n")}\n`);
    writeWhole(
      join(SAMPLE_CORPUS, "sources.json"),
      `${JSON.stringify([describeSource(records)], null, 2)}\n`,
    );
    return `${records.length} sample judgments, ${lawyers.length} lawyers, ${firms.length} firms`;
  },
};

/** The records that the parser reads from sample texts; throws a RangeError naming a text it cannot read. */
export function readBack(judgments: SampleJudgment[]): JudgmentRecord[] {
  const context = catalogueContext(SOURCE_ID, formatDay(LAST_DAY));
  return judgments.map(({ text, record }) => {
    const [parsed, ...more] = parseText(text, context);
    if (parsed?.kind !== "record" || more.length > 0)
      throw new RangeError(
        `sample ${record.case_number} does not read back as one judgment: see tests/unit/data/sample`,
      );
    return parsed.record;
  });
}

/**
 * Samples count as complete so that rates are shown at all; every page that shows them says that they are
 * samples.
 */
function describeSource(records: JudgmentRecord[]): JudgmentSource {
  const days = records.map((record) => record.casedate).sort();
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  return {
    id: SOURCE_ID,
    name: "示例数据（虚构案件）",
    sampling: "complete",
    sample: true,
    coverage: `程序生成的示例裁判文书，${first}至${last}`,
    imported: last,
    count: records.length,
  };
}

/** What the generator is told about the world, from the catalogues and hand-kept facts. */
export function readSampleFacts(): SampleFacts {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const base = read(RATES);
  const [{ upheld, changed, withdrawn }] = base.rates;
  const { remanded, other } = base.sampleSplit;
  return {
    courts: read(COURTS) as CourtNode[],
    causes: read(CAUSES) as CauseNode[],
    divisions: read(DIVISIONS),
    signs: read(SIGNS),
    rates: { upheld, changed, withdrawn, remanded, other },
  };
}
