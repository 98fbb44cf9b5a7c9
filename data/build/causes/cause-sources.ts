import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/causes";

/** One line of data/sources/causes. `former` has the year in which the name was replaced. */
export interface CauseSource {
  code: string;
  name: string;
  former: { name: string; until: number }[];
  /** Wordings that judgments use besides the official ones; may contain groups, see CauseName. */
  also: string[];
  /** Article or notice that defines the cause, if different from the file's. */
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

/** All causes of data/sources/causes in file and line order. Throws for a wrong line. */
export function readCauseSources(): CauseSource[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d.*\.tsv$/.test(file))
    .sort()
    .flatMap((file) => readRows(join(FOLDER, file), 2, 5).map((row) => parse(row, file)));
}

/** The English terms of the commonest causes. */
export const ENGLISH_CAUSES = join(FOLDER, "english.tsv");

/** English terms of the commonest causes, by name, from english.tsv. Throws for a line of another form. */
export function readEnglishCauses(): Map<string, string> {
  return new Map(readRows(ENGLISH_CAUSES, 2) as [string, string][]);
}
