import { readRecordLine } from "#contract/judgment/judgment-record.ts";
import type { ColumnReader } from "#domain/judgment/columns/column-names.ts";
import { type Disagreement, mergeColumns } from "#domain/judgment/columns/merge-columns.ts";
import { readSourceColumns, type SourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { recordOfColumns, withheldRow } from "#domain/judgment/columns/record-of-columns.ts";
import { judgmentId } from "#domain/judgment/judgment-id.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { ParseContext, Parsed } from "#domain/judgment/parse-result.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { InputFault, InputPiece, RawDocument } from "../inputs/piece.ts";
import { readPiece } from "../inputs/read-piece.ts";

/**
 * One document of an input. It is a record, with the differences between its columns and its text; or it was
 * rejected or skipped.
 */
export type ParsedDocument =
  | { kind: "record"; record: JudgmentRecord; line: number; unnamed?: number; disagreements: Disagreement[] }
  | { kind: "rejected"; reason: InputFault | "not_public"; detail: string; line: number }
  /** The document was not selected for import. */
  | { kind: "skipped"; line: number };

/**
 * Decides whether an import takes a document. `row` decides about a row before its text is parsed. `record`
 * decides about a record without columns.
 */
export interface DocumentChoice {
  row: (columns: SourceColumns, file: string, line: number) => boolean;
  record: (record: JudgmentRecord, file: string, line: number) => boolean;
}

/** Parses the documents of a piece. A document that is not selected is `skipped`. */
export function* parsePiece(
  piece: InputPiece,
  context: ParseContext,
  choice?: DocumentChoice,
  named?: ColumnReader,
): Generator<ParsedDocument> {
  for (const raw of readPiece(piece, named)) yield* parseRaw(raw, piece.name, context, choice);
}

function* parseRaw(
  raw: RawDocument,
  file: string,
  context: ParseContext,
  choice: DocumentChoice | undefined,
): Generator<ParsedDocument> {
  const line = raw.row;
  if (raw.kind === "failed") yield { kind: "rejected", reason: raw.reason, detail: raw.detail, line };
  else if (raw.kind === "columns") {
    const columns = readSourceColumns(raw.columns, context.today);
    if (choice && !choice.row(columns, file, line)) yield { kind: "skipped", line };
    else yield parseRow(columns, line, context);
  } else {
    const parsed =
      raw.kind === "record" ? [parseRecord(raw.value, line, context)] : parseText(raw.text, context);
    for (const one of parsed) {
      const isSkipped = choice && one.kind === "record" && !choice.record(one.record, file, one.line);
      if (isSkipped) yield { kind: "skipped", line: one.line };
      else yield one.kind === "record" ? { ...one, disagreements: [] } : one;
    }
  }
}

/**
 * The codes with which the parser rejects a text whose head cannot be read. The head is then made from the
 * columns.
 */
const HEADLESS = new Set(["not_a_judgment", "no_court", "no_case_number", "no_type", "no_body", "fragment"]);

export function parseRow(columns: SourceColumns, line: number, context: ParseContext): ParsedDocument {
  const { text, case_number, reason } = columns;
  const withheld = text.trim() === "" && reason ? withheldRow(columns, context) : null;
  if (withheld) return { kind: "record", record: withheld, line, disagreements: [] };
  if (text.trim() === "")
    return {
      kind: "rejected",
      reason: reason ? "not_public" : "empty",
      detail: `${case_number} ${reason}`.trim(),
      line,
    };
  let parsed = ownOf(parseText(text, context), case_number);
  if (parsed.kind === "rejected" ? HEADLESS.has(parsed.reason) : hasGap(parsed.record)) {
    const whole = recordOfColumns(columns, context, (headed) =>
      ownOf(parseText(headed, context), case_number),
    );
    if (whole) parsed = { kind: "record", record: whole, line };
  }
  if (parsed.kind === "rejected") return { ...parsed, line };
  const { record, unnamed } = parsed;
  return { kind: "record", line, ...(unnamed && { unnamed }), ...mergeColumns(record, columns, context) };
}

/** Whether the head lacks a field that a column can supply and that the parsing of the text depends on. */
const hasGap = ({ court, case_number, text_type }: JudgmentRecord): boolean =>
  !court || !case_number || !text_type;

/**
 * The document of a row. A row is one document, even if its text contains several: the one with the row's
 * case number, or else the first.
 */
function ownOf(parsed: Parsed[], caseNumber: string): Parsed {
  const records = parsed.filter((one) => one.kind === "record");
  return records.find(({ record }) => record.case_number === caseNumber) ?? records[0] ?? parsed[0]!;
}

function parseRecord(value: unknown, line: number, context: ParseContext): Parsed {
  const read = readRecordLine(value, context.today);
  if (read.kind === "invalid")
    return { kind: "rejected", reason: "invalid_record", detail: read.fields.join(", "), line };
  if (read.kind === "impossible_day")
    return { kind: "rejected", reason: "invalid_date", detail: read.fields.join(", "), line };
  return { kind: "record", record: complete(read.record, context), line };
}

/**
 * Completes a record of another corpus. Its court and causes are looked up in the catalogues of this one, and
 * its id is computed anew.
 */
function complete(given: JudgmentRecord, context: ParseContext): JudgmentRecord {
  const court = context.resolveCourt(given.court, given.case_number);
  const cause = given.cause ? context.resolveCause([given.cause], null) : null;
  const record: JudgmentRecord = {
    ...given,
    court: court?.label ?? given.court,
    court_id: court?.id ?? null,
    cause: cause?.label ?? given.cause,
    cause_code: cause?.code ?? null,
    causes: given.causes.map(({ label }) => {
      const known = context.resolveCause([label], null);
      return { code: known?.code ?? null, label: known?.label ?? label };
    }),
    source: context.source,
  };
  return { ...record, id: judgmentId(record, context.sha256) };
}
