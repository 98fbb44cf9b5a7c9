import { existsSync } from "node:fs";
import { readPrinted } from "#domain/judgment/masking/printed/printed-text.ts";
import { SURNAME } from "#domain/judgment/masking/printed/surnames.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { beijingDay } from "#domain/text/day.ts";
import { readLaws } from "#server/corpus/import/import-statutes.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { CommandFailure } from "../../src/cli/command.ts";

const PLAIN_NAME = new RegExp(`^${SURNAME}[\\u4e00-\\u9fff]{1,2}$`);
const MASKED = /[某×甲乙丙丁]/;

/** The paths of judgments and of laws among the arguments of a command. */
export function pathsOf(given: string[]): [judgments: string[], laws: string[]] {
  const at = given.indexOf("--laws");
  const [paths, laws] = at < 0 ? [given, []] : [given.slice(0, at), given.slice(at + 1)];
  if (paths.length === 0) throw new CommandFailure("Give files or folders of judgments.");
  for (const path of [...paths, ...laws])
    if (!existsSync(path)) throw new CommandFailure(`There is nothing in ${path}.`);
  return [paths, laws];
}

/** A judgment in the form that finders read. */
export interface ReadRecord {
  text: string;
  /** The persons whom the head and the tail name in full. */
  open: string[];
  isCrime: boolean;
}

/** The judgments in some files. */
export async function readRecords(paths: string[]): Promise<ReadRecord[]> {
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

/** The articles of the laws in some files. */
export async function* articlesIn(paths: string[]): AsyncGenerator<string> {
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
