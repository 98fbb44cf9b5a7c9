import { type NumberedLine, readHeading, type Section } from "./reference-lines.ts";

/** One case of a collection. `sections` are in printed order. */
export interface ReferenceCase {
  line: number;
  title: NumberedLine[];
  sections: { section: Section; heading: string; lines: NumberedLine[] }[];
}

/** Maximum number of lines in a title. More text before the first heading is no title. */
export const MAX_TITLE_LINES = 9;

/**
 * The mark at the start of a case: an entry number in heavy brackets. The brackets are empty if the number
 * was lost.
 */
const TITLE_MARK = /^\s*[【〖]\s*(?:[0-9][0-9A-Z -]*)?[】〗]/;

/** True for a text with the sections of a reference case or guiding case. */
export function isReferenceCase(lines: NumberedLine[]): boolean {
  const sections = new Set(lines.map(({ text }) => readHeading(text)?.section).filter(Boolean));
  return sections.has("holding") ? sections.size >= 2 : sections.has("keywords") && sections.has("facts");
}

/**
 * The cases of a text, each with the lines from its title up to the next title. A title starts at a line with
 * the mark (`TITLE_MARK`), and 关键词 or a heading of the facts follows within MAX_TITLE_LINES lines.
 */
export function splitReferenceCases(lines: NumberedLine[]): ReferenceCase[] {
  const starts = [0];
  for (let index = 1; index < lines.length; index++) {
    if (TITLE_MARK.test(lines[index]?.text ?? "") && opensSoon(lines, index)) starts.push(index);
  }
  return starts.map((start, at) => toCase(lines.slice(start, starts[at + 1])));
}

function opensSoon(lines: NumberedLine[], index: number): boolean {
  return lines.slice(index, index + MAX_TITLE_LINES).some(({ text }) => {
    const section = readHeading(text)?.section ?? (/\s关键词$/.test(text) ? "keywords" : null);
    return section === "keywords" || section === "facts";
  });
}

function toCase(lines: NumberedLine[]): ReferenceCase {
  const result: ReferenceCase = { line: lines[0]?.line ?? 1, title: [], sections: [] };
  let target = result.title;
  const open = (section: Section, heading: string, rest: string, line: number): void => {
    target = rest ? [{ text: rest, line }] : [];
    result.sections.push({ section, heading, lines: target });
  };
  for (const [index, { text, line }] of lines.entries()) {
    const heading = readHeading(text);
    // If a title is broken before 裁判要点, that word is alone on a line but is no heading. The heading of the
    // keywords then follows on the next line.
    if (heading && !(result.sections.length === 0 && isTitleEnd(lines, index, heading.section))) {
      open(heading.section, heading.heading, heading.rest, line);
      continue;
    }
    const inline = result.sections.length === 0 ? text.match(/^(.*)\s(关键词)$/) : null;
    if (inline) {
      target.push({ text: inline[1] ?? "", line });
      open("keywords", "关键词", "", line);
    } else target.push({ text, line });
  }
  return result;
}

/** True for 裁判要点 as the last word of a title. The heading of the keywords follows on the next line. */
function isTitleEnd(lines: NumberedLine[], index: number, section: Section): boolean {
  return section === "holding" && readHeading(lines[index + 1]?.text ?? "")?.section === "keywords";
}
