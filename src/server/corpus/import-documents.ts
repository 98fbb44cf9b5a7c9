import type { Disagreement } from "#domain/judgment/columns/merge-columns.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import type { JudgmentRecord, Source } from "#domain/judgment/record.ts";
import { REFERENCE_CASE } from "#domain/judgment/reference/parse-reference-cases.ts";
import { findRestriction } from "#domain/judgment/restricted.ts";
import type { CorpusWriter } from "./corpus-writer.ts";
import { readInputs } from "./inputs/read-inputs.ts";
import { type ParsedDocument, parsePiece } from "./parse-documents.ts";

/** What an import says of one document. `line` is 0 where the file as a whole is meant. */
export interface Outcome {
  kind: "accepted" | "duplicate" | "rejected";
  file: string;
  line: number;
  /** A RejectionCode, or for duplicates what set them apart; empty for plain ones. */
  reason: string;
  detail: string;
  /** Where the columns of its row and its text differ. */
  disagreements?: Disagreement[];
}

/** How documents are taken in. */
export interface ImportRules {
  /** The source a record belongs to. */
  sourceOf: (record: JudgmentRecord) => Pick<Source, "id" | "sampling">;
  /** True where art. 4 of 法释〔2016〕19号 does not stand in the way: released by the court, or allowed with a reason. */
  mayHold: (record: JudgmentRecord) => boolean;
  context: ParseContext;
}

/** Imports everything under the paths into the writer; gives each document's outcome as it comes. */
export async function* importDocuments(
  paths: string[],
  writer: CorpusWriter,
  rules: ImportRules,
): AsyncGenerator<Outcome> {
  for await (const piece of readInputs(paths)) {
    for (const parsed of parsePiece(piece, rules.context)) {
      const outcome = take(parsed, piece.name, writer, rules);
      if (outcome) yield outcome;
    }
  }
}

function take(
  parsed: ParsedDocument,
  file: string,
  writer: CorpusWriter,
  rules: ImportRules,
): Outcome | null {
  const { line } = parsed;
  if (parsed.kind === "passed") return null;
  if (parsed.kind === "rejected")
    return { kind: "rejected", file, line, reason: parsed.reason, detail: parsed.detail };
  const source = rules.sourceOf(parsed.record);
  const record = { ...parsed.record, source: source.id };
  const detail = `${record.id} ${record.case_number}`;
  const restriction = rules.mayHold(record) ? null : findRestriction(record);
  if (restriction)
    return {
      kind: "rejected",
      file,
      line,
      reason: "restricted",
      detail: `${restriction}: ${record.case_number}`,
    };
  const added = writer.add(record, source.sampling);
  if (added === "taken_down")
    return { kind: "rejected", file, line, reason: "taken_down", detail: record.id };
  const { disagreements } = parsed;
  if (added === "accepted") return { kind: "accepted", file, line, reason: "", detail, disagreements };
  return { kind: "duplicate", file, line, reason: added === "duplicate" ? "" : added, detail, disagreements };
}

/** True for reference cases: the court itself released them to the public, anonymised (案例库, 指导性案例). */
export function isReleasedByCourt(record: JudgmentRecord): boolean {
  return record.text_type === REFERENCE_CASE;
}
