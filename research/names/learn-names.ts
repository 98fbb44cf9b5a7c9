import { existsSync } from "node:fs";
import { readPrinted } from "#domain/judgment/masking/printed/printed-text.ts";
import { SURNAME } from "#domain/judgment/masking/printed/surnames.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { beijingDay } from "#domain/text/day.ts";
import { readLaws } from "#server/corpus/import/import-statutes.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { randomOfSeed } from "../ask/random-of-seed.ts";
import { Examples } from "./fit-examples.ts";
import { nameInventor } from "./invented-names.ts";
import { takeExamples, unmasked } from "./name-examples.ts";

// npm run research -- names:learn PATH… [--laws PATH]: learns name-weights.json from the judgments in PATH, whose masked people get
// invented names, and from laws, which name nobody.

const TARGET = "src/domain/judgment/masking/names/name-weights.json";
const SEED = 4711;
const PLAIN_NAME = new RegExp(`^${SURNAME}[\\u4e00-\\u9fff]{1,2}$`);
const MASKED = /[某×甲乙丙丁]/;
/** Who masks fewer people than this masks nobody, and what is in such a text the names cannot be told of. */
const MIN_MASKED = { crime: 12, family: 0 };
const LAWS_KEPT = 0.3;
await runCommand(async () => {
  const [paths, lawPaths] = pathsOf(process.argv.slice(2));
  const random = randomOfSeed(SEED);
  const records = await readRecords(paths);
  const known = new Set(records.flatMap(({ open }) => open));
  const invent = nameInventor(known, random);
  const examples = new Examples();
  for (const { text, open, isCrime } of records) {
    const named = unmasked(text, open, isCrime ? "crime" : "family", invent, random);
    if (named.names.size >= MIN_MASKED[named.scene])
      takeExamples(named, random, (isName, features) => examples.add(isName, features));
  }
  for await (const text of articlesIn(lawPaths))
    if (random() < LAWS_KEPT) {
      const named = { text, names: new Map(), givens: new Map(), scene: "family" as const };
      takeExamples(named, random, (isName, features) => examples.add(isName, features));
    }
  console.log(`${records.length} judgments, ${known.size} names, ${examples.size} examples`);
  replaceFile(TARGET, examples.fitted());
});

function pathsOf(given: string[]): [judgments: string[], laws: string[]] {
  const at = given.indexOf("--laws");
  const [paths, laws] = at < 0 ? [given, []] : [given.slice(0, at), given.slice(at + 1)];
  if (paths.length === 0) throw new CommandFailure("Give files or folders of judgments.");
  for (const path of [...paths, ...laws])
    if (!existsSync(path)) throw new CommandFailure(`There is nothing in ${path}.`);
  return [paths, laws];
}

interface ReadRecord {
  text: string;
  /** The people whom the head and the tail name in full. */
  open: string[];
  isCrime: boolean;
}

async function readRecords(paths: string[]): Promise<ReadRecord[]> {
  const context = importContext("names", beijingDay(new Date()));
  const found: ReadRecord[] = [];
  for await (const piece of readInputs(paths)) {
    if (piece.kind === "end" || piece.kind === "failed") continue;
    for (const parsed of parsePiece(piece, context))
      if (parsed.kind === "record") found.push(read(parsed.record));
  }
  return found;
}

function read(record: JudgmentRecord): ReadRecord {
  const { panel, clerk, counsel, parties, casename, body_text, tail_text, body_postscript } = record;
  const named = [...panel, clerk, ...counsel.map(({ name }) => name), ...parties.map(({ name }) => name)];
  return {
    text: readPrinted([casename, ...body_text, ...tail_text, ...body_postscript]).read,
    open: [...new Set(named)].filter((name) => PLAIN_NAME.test(name) && !MASKED.test(name)),
    isCrime: record.text_type.startsWith("刑"),
  };
}

async function* articlesIn(paths: string[]): AsyncGenerator<string> {
  if (paths.length === 0) return;
  for await (const piece of readInputs(paths)) {
    if (piece.kind === "end") continue;
    for (const { parsed } of readLaws(piece, "laws"))
      if (parsed.kind === "statute")
        for (const unit of parsed.document.units)
          if (unit.kind === "article")
            yield [`${unit.label}　${unit.paragraphs[0]}`, ...unit.paragraphs.slice(1)].join("\n");
  }
}
