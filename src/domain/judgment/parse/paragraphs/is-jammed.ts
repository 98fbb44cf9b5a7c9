import { allMatches } from "../../../text/all-matches.ts";
import { PARTY_WORD } from "../people/roles.ts";
import type { Ending } from "./find-tail.ts";

/** A body of a single line longer than this has lost its paragraphs. */
const MAX_ONLY_LINE_CHARS = 500;
/** The people of a document are named within this many characters after the case number. */
const PEOPLE_REACH = 4000;
const PERSON = new RegExp(
  `([\\n]|[。；])[ ]?(?:(?:${PARTY_WORD.source})(?:[（(][^（）()]{2,30}[）)])?(?:[：:]|[^，。；：、诉辩称\\n]{2,30}[，。（]))`,
  "g",
);
const INTRODUCED = /一案[，,]|指控被告|起诉书指控|提起公诉/;
const PHRASES =
  /(\n|[。；：”） ])(?:如(?:果)?不服本|本判决为终审|本裁定为终审|(?:本院)?经审理查明|案件受理费)/g;

/**
 * True for a text whose paragraphs were joined. Some parts always begin a paragraph: people, facts, last
 * reasons, result, right of appeal, signatures. The text is jammed if at least two of these parts, and more
 * than a third of them, follow a sentence inside a line. It is also jammed if the whole body is one long
 * line.
 */
export function isJammed(text: string, from: number, ending: Ending): boolean {
  const body = text.slice(from, ending.tail < 0 ? text.length : ending.tail).trim();
  if (body.length > MAX_ONLY_LINE_CHARS && !body.includes("\n")) return true;
  const { inside, atLine } = countBeginnings(text, from, ending);
  return inside >= 2 && inside * 2 > atLine;
}

/**
 * Counts the parts that always begin a paragraph (see `isJammed`): how many begin inside a line, and how many
 * at the start of one.
 */
export function countBeginnings(
  text: string,
  from: number,
  { opening, operative, tail }: Ending,
): { inside: number; atLine: number } {
  const counts = { inside: 0, atLine: 0 };
  const vote = (isAtLine: boolean): void => {
    if (isAtLine) counts.atLine++;
    else counts.inside++;
  };
  const reach = text.slice(from, from + PEOPLE_REACH);
  const introduced = reach.search(INTRODUCED);
  const people = introduced < 0 ? reach.slice(0, 600) : reach.slice(0, introduced);
  for (const match of allMatches(people, PERSON)) vote(match[1] === "\n");
  if (tail > 0) vote(isLineStart(text, tail));
  if (operative > 0 && operative < text.length) vote(isLineStart(text, operative));
  const body = tail < 0 ? text.slice(from) : text.slice(from, tail);
  for (const match of allMatches(body, PHRASES)) vote(match[1] === "\n");
  const reasons = text.lastIndexOf("本院认为", opening);
  if (reasons > from) vote(isLineStart(text, reasons));
  return counts;
}

function isLineStart(text: string, at: number): boolean {
  return text[at - 1] === "\n" || text[at] === "\n";
}
