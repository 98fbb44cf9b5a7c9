import type { JudgmentRecord } from "./record.ts";

type Texts = Pick<JudgmentRecord, "body_text" | "tail_text" | "body_postscript">;

/**
 * The text whose SHA-256 (over UTF-8, hexadecimal) proves a judgment unchanged. It consists of the paragraphs
 * of body, tail and postscript as stored (NFC, trimmed), joined by line feeds, without a final one. Files and
 * pages hash the same text.
 */
export function canonicalText({ body_text, tail_text, body_postscript }: Texts): string {
  return [...body_text, ...tail_text, ...body_postscript].join("\n");
}
