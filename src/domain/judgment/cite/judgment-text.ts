import type { JudgmentRecord } from "../record.ts";

type Printed = Pick<
  JudgmentRecord,
  "casename" | "court" | "text_type" | "case_number" | "body_text" | "tail_text" | "body_postscript"
>;

/**
 * The judgment as plain text in the order in which courts print it: court, document type, case number, body,
 * judges and date, annex. Lines end with \n, parts are separated by an empty line.
 */
export function judgmentText(judgment: Printed): string {
  const parts = [
    [judgment.court, judgment.text_type],
    [judgment.case_number],
    judgment.body_text,
    judgment.tail_text,
    judgment.body_postscript,
  ];
  const text = parts
    .map((lines) => lines.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
  return `${text}\n`;
}

/**
 * A file name without extension: the case number and the document type, without characters that file systems
 * reject.
 */
export function judgmentFileName({ case_number, text_type, casename }: Printed): string {
  const name = `${case_number}${text_type}` || casename;
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "").slice(0, 80) || "judgment";
}
