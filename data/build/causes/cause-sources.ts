import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/causes";

/** A line of a file in data/sources/causes. `until` is the year in which a former name was replaced. */
export interface CauseSource {
  code: string;
  name: string;
  former: { name: string; until: number }[];
  /** Other wordings in judgments. A wording may contain groups (see CauseName). */
  also: string[];
  /** The article or notice that defines the cause, if it is not the one named in the file. */
  source: string;
}

const list = (cell = "") => cell.split("|").filter((entry) => entry !== "");

function parse([code = "", name = "", former, also, source = ""]: string[], file: string): CauseSource {
  const place = `${file}: ${code} ${name}`;
  if (!/^[12567]\d*$/.test(code) || name === "") {
    throw new Error(`${place} must read: code, name, former names, also written, source`);
  }
  return {
    code,
    name,
    former: list(former).map((entry) => {
      const [, old, year] = /^(.+)@(\d{4})$/.exec(entry) ?? [];
      if (!old) throw new Error(`${place}: "${entry}" needs the year it ended, as in 居间合同纠纷@2021`);
      return { name: old, until: Number(year) };
    }),
    also: list(also),
    source,
  };
}

/** Reads all causes in data/sources/causes, in the order of files and lines. Throws if a line is wrong. */
export function readCauseSources(): CauseSource[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d.*\.tsv$/.test(file))
    .sort()
    .flatMap((file) => readRows(join(FOLDER, file), 2, 5).map((row) => parse(row, file)));
}

/** The file with the English terms of the most frequent causes. */
export const ENGLISH_CAUSES = join(FOLDER, "english.tsv");

/**
 * Reads the English terms of the most frequent causes, by Chinese name. Throws if a line has a wrong format.
 */
export function readEnglishCauses(): Map<string, string> {
  return new Map(readRows(ENGLISH_CAUSES, 2) as [string, string][]);
}
