import { readRecordLine } from "#contract/judgment-record.ts";
import { judgmentId } from "#domain/judgment/judgment-id.ts";
import type { ParseContext, Parsed, RejectionCode } from "#domain/judgment/parse-result.ts";
import { parseText } from "#domain/judgment/parse-text.ts";
import type { JudgmentRecord, Source } from "#domain/judgment/record.ts";
import { REFERENCE_CASE } from "#domain/judgment/reference/parse-reference-cases.ts";
import { findRestriction } from "#domain/judgment/restricted.ts";
import type { CorpusWriter } from "./corpus-writer.ts";
import { decodeText } from "./decode-text.ts";
import { type Input, readInputs } from "./read-inputs.ts";
import { readLines } from "./read-lines.ts";

/** What an import says of one document. `line` is 0 where the file as a whole is meant. */
export interface Outcome {
  kind: "accepted" | "duplicate" | "rejected";
  file: string;
  line: number;
  /** A RejectionCode, or for duplicates what set them apart; empty for plain ones. */
  reason: string;
  detail: string;
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
export function* importDocuments(
  paths: string[],
  writer: CorpusWriter,
  rules: ImportRules,
): Generator<Outcome> {
  for (const input of readInputs(paths)) {
    for (const parsed of parseInput(input, rules.context)) yield take(parsed, input.name, writer, rules);
  }
}

/** The documents of one input file. */
export function* parseInput(input: Input, context: ParseContext): Generator<Parsed> {
  if (input.kind === "failed") yield rejected(input.reason, "", 0);
  else if (input.kind === "lines") {
    for (const { text, line } of readLines(input.path))
      yield text === null ? rejected("too_large", "", line) : parseLine(text, line, context);
  } else {
    const decoded = decodeText(input.bytes);
    if (decoded.kind === "unreadable") yield rejected("unreadable", "", 0);
    else if (decoded.kind === "unsupported") yield rejected("unsupported", decoded.format, 0);
    else if (/\.(?:jsonl|ndjson|json)$/i.test(input.name)) {
      for (const [index, text] of decoded.text.split("\n").entries())
        if (text.trim()) yield parseLine(text, index + 1, context);
    } else yield* parseText(decoded.text, context);
  }
}

function parseLine(text: string, line: number, context: ParseContext): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return rejected("invalid_json", text.slice(0, 40), line);
  }
  const read = readRecordLine(value, context.today);
  if (read.kind === "invalid") return rejected("invalid_record", read.fields.join(", "), line);
  if (read.kind === "impossible_day") return rejected("invalid_date", read.fields.join(", "), line);
  return { kind: "record", record: complete(read.record, context), line };
}

/** A record of another collection with this one's ids: court and cause are looked up. */
function complete(given: JudgmentRecord, context: ParseContext): JudgmentRecord {
  const court = context.resolveCourt(given.court, given.case_number);
  const cause = given.cause ? context.resolveCause([given.cause], null) : null;
  const record: JudgmentRecord = {
    ...given,
    court: court?.label ?? given.court,
    court_id: court?.id ?? null,
    cause: cause?.label ?? given.cause,
    cause_code: cause?.code ?? null,
    source: context.source,
  };
  return { ...record, id: judgmentId(record, context.sha256) };
}

function take(parsed: Parsed, file: string, writer: CorpusWriter, rules: ImportRules): Outcome {
  const { line } = parsed;
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
  if (added === "accepted") return { kind: "accepted", file, line, reason: "", detail };
  return { kind: "duplicate", file, line, reason: added === "duplicate" ? "" : added, detail };
}

function rejected(reason: RejectionCode, detail: string, line: number): Parsed {
  return { kind: "rejected", reason, detail, line };
}

/** True for reference cases: the court itself released them to the public, anonymised (案例库, 指导性案例). */
export function isReleasedByCourt(record: JudgmentRecord): boolean {
  return record.text_type === REFERENCE_CASE;
}
