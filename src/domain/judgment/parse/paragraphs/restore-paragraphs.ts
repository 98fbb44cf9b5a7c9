import { squeezeBlanks } from "../../../text/to-nfc.ts";
import { isPartedByBlanks, toLines } from "./blanks.ts";
import { findEnding } from "./find-tail.ts";
import { isJammed } from "./is-jammed.ts";
import { findHead } from "./part-head.ts";
import { partSections } from "./part-sections.ts";
import { partTail } from "./part-tail.ts";

/**
 * The text of one document with a line for each paragraph that a clerk would have typed: head, parties,
 * claims, facts, reasons, result, costs, right of appeal, signatures, annex. Changes only line ends and
 * blanks, leaves whole what it cannot split, and leaves text that has its paragraphs as it is; restoring
 * twice is restoring once.
 */
export function restoreParagraphs(text: string): string {
  const lines = text.split("\n").map((line) => squeezeBlanks(line).trim());
  return toParagraphs(lines.filter((line) => line !== "")).join("\n");
}

/** The same for the lines of a document (none empty, blanks reduced to one), as a list of paragraphs. */
export function toParagraphs(lines: readonly string[]): string[] {
  const printed = lines.join("\n");
  const text = isPartedByBlanks(printed) ? toLines(printed) : printed;
  const head = findHead(text);
  const from = head?.end ?? 0;
  const ending = findEnding(text, from);
  const jammed = isJammed(text, from, ending);
  return cutAt(text, [
    ...(head?.cuts ?? []),
    ...(jammed ? partSections(text, from, ending) : []),
    ...(ending.tail < 0 ? [] : partTail(text, ending.tail, jammed)),
  ]);
}

function cutAt(text: string, cuts: number[]): string[] {
  const paragraphs: string[] = [];
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  let from = 0;
  for (const to of [...sorted, text.length]) {
    for (const line of text.slice(from, to).split("\n")) {
      const paragraph = line.trim();
      if (paragraph !== "") paragraphs.push(paragraph);
    }
    from = to;
  }
  return paragraphs;
}
