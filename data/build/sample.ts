import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import { SAMPLE_CORPUS } from "#server/corpus/corpus-dir.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { writeWhole } from "#server/files/write-file.ts";
import type { BuildStep } from "./steps/step.ts";

const TEXTS = "data/sample/judgments.jsonl.zst";
const SOURCE_ID = "sample";
/** Day of the newest sample judgment, as yyyy-MM-dd. */
const LAST_DAY = "2026-10-30";

/** A sample: the text of a judgment, and the facts that a person reads in it. The samples never change. */
export interface SampleJudgment {
  text: string;
  facts: Partial<JudgmentRecord>;
}

/** Writes the sample corpus as an import would. The parser of imports reads every text. */
export const sampleStep: BuildStep = {
  name: "sample",
  module: import.meta.filename,
  inputs: ["data/generated/catalogue", "data/generated/courts.json", "data/generated/causes.json", TEXTS],
  outputs: [join(SAMPLE_CORPUS, "sources.json"), join(SAMPLE_CORPUS, "judgments", `${SOURCE_ID}.jsonl`)],
  run: () => {
    const records = parseSamples(readSamples());
    rmSync(SAMPLE_CORPUS, { recursive: true, force: true });
    mkdirSync(join(SAMPLE_CORPUS, "judgments"), { recursive: true });
    const lines = records.map((record) => JSON.stringify(record));
    writeWhole(join(SAMPLE_CORPUS, "judgments", `${SOURCE_ID}.jsonl`), `${lines.join("\n")}\n`);
    writeWhole(
      join(SAMPLE_CORPUS, "sources.json"),
      `${JSON.stringify([describeSource(records)], null, 2)}\n`,
    );
    return `${records.length} sample judgments`;
  },
};

/** Reads the samples in `data/sample`. */
export function readSamples(): SampleJudgment[] {
  const lines = zstdDecompressSync(readFileSync(TEXTS)).toString().trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/**
 * Parses the texts of samples. Throws a RangeError, which names the sample, if a text does not give one
 * judgment.
 */
export function parseSamples(samples: readonly SampleJudgment[]): JudgmentRecord[] {
  const context = importContext(SOURCE_ID, LAST_DAY);
  return samples.map(({ text, facts }) => {
    const [parsed, ...more] = parseText(text, context);
    if (parsed?.kind !== "record" || more.length > 0)
      throw new RangeError(
        `sample ${facts.case_number} does not read back as one judgment: see tests/unit/data/sample`,
      );
    return parsed.record;
  });
}

/**
 * Describes the source of the samples. It counts as complete, because otherwise no rates would be shown.
 * Every page with rates says that the judgments are samples.
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
