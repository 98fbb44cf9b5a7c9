import { namesSomebody } from "../people/head-sentence.ts";
import { readParties } from "../people/party.ts";
import { PARTY_HEAD } from "../people/roles.ts";
import { isPartedByBlanks, toLines } from "./blanks.ts";
import { findEnding } from "./find-tail.ts";
import { isJammed } from "./is-jammed.ts";
import { findHead } from "./part-head.ts";
import { partSections } from "./part-sections.ts";
import { partTail } from "./part-tail.ts";

/** Maximum length in characters of a line that only names a party. */
const MAX_NAMED = 90;
const ENDS_INSIDE = /[\u4e00-\u9fff]$/;

/**
 * The paragraphs of a document as a clerk types them: head, parties, claims, facts, reasons, result, costs,
 * right of appeal, signatures, annex. The given lines must not be empty, and their blanks must be reduced to
 * one. Only line ends and blanks change. Text that cannot be split stays whole, and text with intact
 * paragraphs stays as it is. Idempotent.
 */
export function toParagraphs(lines: readonly string[]): string[] {
  const printed = lines.join("\n");
  const parted = isPartedByBlanks(printed) ? toLines(printed).split("\n") : lines;
  const text = joinNames(parted).join("\n");
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

/** The lines, in which a party's name that a line end broke is whole again: 原告：例山开发有 / 限公司管理人. */
function joinNames(lines: readonly string[]): readonly string[] {
  const isBroken = (line: string, at: number): boolean => {
    const next = lines[at + 1];
    if (next === undefined || line.length > MAX_NAMED || !ENDS_INSIDE.test(line) || !PARTY_HEAD.test(line))
      return false;
    const goesOn = next.length <= MAX_NAMED && !namesSomebody(next) && readParties(line, "other").unnamed > 0;
    return goesOn && readParties(line + next, "other").parties.length > 0;
  };
  const broken = lines.findIndex(isBroken);
  if (broken < 0) return lines;
  const joined = `${lines[broken]}${lines[broken + 1]}`;
  return joinNames([...lines.slice(0, broken), joined, ...lines.slice(broken + 2)]);
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
