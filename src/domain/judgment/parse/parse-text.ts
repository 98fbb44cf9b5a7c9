import { toFullWidthPunctuation } from "../../text/to-full-width-punctuation.ts";
import { toAsciiAlphanumerics, toNfc } from "../../text/to-nfc.ts";
import type { ParseContext, Parsed } from "../parse-result.ts";
import { CELL_END } from "../table-rows.ts";
import { joinNameDots } from "./layout/name-dots.ts";
import { hasMarkup, stripMarkup, withoutTrailingCode } from "./layout/strip-markup.ts";
import { CELL_MARK } from "./layout/table-lines.ts";
import { parseJudgments } from "./published/parse-judgment.ts";
import { parseReferenceCases } from "./reference/parse-reference-cases.ts";
import { isReferenceCase } from "./reference/split-reference-cases.ts";

/**
 * The documents in a text, in order. They are either full judgments or reference cases. Each becomes a record
 * or the reason why there is none. Never throws; line numbers count from 1.
 */
export function parseText(text: string, context: ParseContext): Parsed[] {
  const shown = withoutTrailingCode(hasMarkup(text) ? stripMarkup(text) : text);
  const plain = toFullWidthPunctuation(joinNameDots(toAsciiAlphanumerics(toNfc(shown))));
  if (plain.trim() === "") return [{ kind: "rejected", reason: "empty", detail: "", line: 1 }];
  const lines = plain.split("\n");
  const numbered = lines.map((line, index) => ({ text: line, line: index + 1 }));
  const parsed = isReferenceCase(numbered)
    ? parseReferenceCases(numbered, context)
    : parseJudgments(lines, context);
  return plain.includes(CELL_MARK) ? parsed.map(withRows) : parsed;
}

/** The record with table rows in their stored form. */
function withRows(parsed: Parsed): Parsed {
  if (parsed.kind === "rejected") return parsed;
  const { body_text, tail_text, body_postscript } = parsed.record;
  const rows = (texts: string[]): string[] => texts.map((text) => text.replaceAll(CELL_MARK, CELL_END));
  const shown = {
    body_text: rows(body_text),
    tail_text: rows(tail_text),
    body_postscript: rows(body_postscript),
  };
  return { ...parsed, record: { ...parsed.record, ...shown } };
}
