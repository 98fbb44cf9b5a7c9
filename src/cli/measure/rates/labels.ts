import { existsSync, readFileSync } from "node:fs";
import { findCaseNumbers } from "#domain/case-number/find-case-numbers.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import type { Instance } from "#domain/judgment/record.ts";
import { toAsciiAlphanumerics } from "#domain/text/to-nfc.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import type { Model } from "./tally.ts";

const FILE = new URL("labels.tsv", import.meta.url);
const HASH_CHARACTERS = 16;

/** A text without whatever the three forms differ in; places in labels count its characters. */
export const compacted = (text: string): string => text.replace(/[\s\u3000]+/gu, "");

/** What a text's labels are found by. */
export const labelKey = (text: string): string =>
  Buffer.from(sha256OfText(compacted(text)))
    .toString("hex")
    .slice(0, HASH_CHARACTERS);

let known: Map<string, string[]> | undefined;

/** What somebody who read a text wrote down of it, apart from the parser; null for a text without labels. */
export function labelsOf(text: string, context: ParseContext): Model | null {
  known ??= existsSync(FILE) ? readLabels(readFileSync(FILE, "utf8")) : new Map();
  const cells = known.get(labelKey(text));
  return cells ? modelOfLabels(cells, toAsciiAlphanumerics(compacted(text)), context) : null;
}

/** The cells of each line of labels by its first; lines that begin with # are notes. */
function readLabels(table: string): Map<string, string[]> {
  const rows = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    rows.map((row) => {
      const [key = "", ...cells] = row.split("\t");
      return [key, cells];
    }),
  );
}

/** Cells hold places in the text (from+length, several with commas), the day and the stage themselves, or nothing. */
export function modelOfLabels(cells: string[], text: string, context: ParseContext): Model {
  const wordsOf = (cell = ""): string[] =>
    cell
      .split(",")
      .filter(Boolean)
      .map((place) => {
        const [from = 0, length = 0] = place.split("+").map(Number);
        return text.slice(from, from + length);
      });
  const [court, number, casedate = "", panel, clerk, accused, offences, instance] = cells;
  const [printed = ""] = wordsOf(court);
  const [numbered = ""] = wordsOf(number);
  const case_number = findCaseNumbers(numbered)[0]?.caseNumber ?? numbered;
  const found = context.resolveCourt(printed, case_number);
  return {
    court: found?.label ?? printed,
    court_id: found?.id ?? null,
    case_number,
    casedate,
    panel: wordsOf(panel),
    clerk: wordsOf(clerk)[0] ?? "",
    instance: instance as Instance,
    convictions: {
      accused: wordsOf(accused),
      offences: wordsOf(offences).flatMap((name) => context.resolveCause([name], "1")?.code ?? name),
    },
  };
}
