import { existsSync, readFileSync } from "node:fs";
import { findCaseNumbers } from "#domain/case-number/find-case-numbers.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import type { Counsel, Instance } from "#domain/judgment/record.ts";
import { toAsciiAlphanumerics } from "#domain/text/to-nfc.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import type { Model } from "./tally.ts";

const FILE = new URL("labels.tsv", import.meta.url);
const HASH_CHARACTERS = 16;
/** Content of a cell that nobody labelled. */
const UNREAD = "?";
/** A short name inside a full name: 例山自治州（以下简称例山州）人民检察院. */
const SHORT_NAME = /（以下简称[^（）]*）/;

/**
 * A text without any whitespace, so that it is the same in all forms of forms.ts (line breaks, blanks, none).
 * Positions in labels.tsv count its characters.
 */
export const compacted = (text: string): string => text.replace(/[\s\u3000]+/gu, "");

/** The key of a text's labels. */
export const labelKey = (text: string): string =>
  Buffer.from(sha256OfText(compacted(text)))
    .toString("hex")
    .slice(0, HASH_CHARACTERS);

let known: Map<string, string[]> | undefined;

/** A person's labels of a text, independent of the parser; null for a text without labels. */
export function labelsOf(text: string, context: ParseContext): Model | null {
  known ??= existsSync(FILE) ? readLabels(readFileSync(FILE, "utf8")) : new Map();
  const cells = known.get(labelKey(text));
  return cells ? modelOfLabels(cells, toAsciiAlphanumerics(compacted(text)), context) : null;
}

/** The cells of each line of labels by the first cell; lines that begin with # are notes. */
function readLabels(table: string): Map<string, string[]> {
  const rows = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    rows.map((row) => {
      const [key = "", ...cells] = row.split("\t");
      return [key, cells];
    }),
  );
}

/**
 * Cells contain positions in the text (from+length, several separated by commas), or the day and the stage
 * themselves. A cell is empty if the text does not contain the fact, and ? if nobody checked. A
 * representative's firm follows after @. Of several clerks the first is compared, which is the one in the
 * record.
 */
export function modelOfLabels(cells: string[], text: string, context: ParseContext): Model {
  const wordAt = (place = ""): string => {
    const [from = 0, length = 0] = place.split("+").map(Number);
    return text.slice(from, from + length);
  };
  const wordsOf = (cell = ""): string[] => cell.split(",").filter(Boolean).map(wordAt);
  const [court, number, type, casedate = "", panel, clerk, accused, others, counsel, offences, instance] =
    cells;
  const counselAt = (places: string): Pick<Counsel, "name" | "firm"> => {
    const [name, firm] = places.split("@").map(wordAt);
    return { name: name ?? "", firm: firm ?? "" };
  };
  const [printed = ""] = wordsOf(court);
  const [numbered = ""] = wordsOf(number);
  const case_number = findCaseNumbers(numbered)[0]?.caseNumber ?? numbered;
  const found = context.resolveCourt(printed, case_number);
  return {
    court: found?.label ?? printed,
    court_id: found?.id ?? null,
    case_number,
    text_type: wordAt(type),
    casedate,
    panel: wordsOf(panel),
    clerk: wordsOf(clerk)[0] ?? "",
    instance: instance as Instance,
    ...(others !== UNREAD && {
      parties: [...wordsOf(accused), ...wordsOf(others)].map((name) => ({
        name: name.replace(SHORT_NAME, ""),
      })),
    }),
    ...(counsel !== UNREAD && { counsel: (counsel ?? "").split(",").filter(Boolean).map(counselAt) }),
    convictions: {
      accused: wordsOf(accused),
      offences: [
        ...new Set(wordsOf(offences).map((name) => context.resolveCause([name], "1")?.code ?? name)),
      ],
    },
  };
}
