import type { Disagreement } from "#domain/judgment/columns/merge-columns.ts";
import { sceneOf } from "#domain/judgment/masking/names/find-protected.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { surnameOf } from "#domain/judgment/masking/printed/surnames.ts";
import { isPersonName } from "#domain/judgment/parse/published/named-people.ts";
import type { JudgmentRecord, Sampling } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { type ExpectedField, unknownFields } from "#domain/judgment/unknown-fields.ts";
import { withheldRecord } from "#domain/judgment/withheld.ts";
import type { InputPiece } from "../inputs/piece.ts";
import { type Prepared, prepare, printOfText } from "../store/prepared.ts";
import type { ImportRules } from "./import-settings.ts";
import { type ParsedDocument, parsePiece } from "./parse-documents.ts";

/**
 * A document that is ready to be stored: the metadata of its record, and the range of the record's body in
 * the bytes of the piece.
 */
export interface PreparedDocument extends Omit<Prepared, "body"> {
  kind: "record";
  line: number;
  caseNumber: string;
  sampling: Sampling;
  from: number;
  to: number;
  disagreements: Disagreement[];
  /** Number of places in the document that were masked, by kind. */
  masked: MaskCounts;
  /** Expected fields that the document's record lacks. */
  unknown: ExpectedField[];
  /** Number of parties and representatives that were left out, because they did not look like names. */
  unnamed: number;
}

/** A document that is not stored, and why. */
export interface RefusedDocument {
  kind: "rejected";
  line: number;
  reason: string;
  detail: string;
}

/** The documents of a piece, in order. `skipped` is the number of those that were not selected. */
export interface PreparedPiece {
  documents: (PreparedDocument | RefusedDocument)[];
  bodies: Uint8Array<ArrayBuffer>;
  skipped: number;
}

/**
 * Parses the documents of a piece and prepares them for storage. The same piece and rules give the same
 * result.
 */
export function preparePiece(piece: InputPiece, rules: ImportRules): PreparedPiece {
  const documents: PreparedPiece["documents"] = [];
  const bodies: Uint8Array[] = [];
  let length = 0;
  let skipped = 0;
  for (const parsed of parsePiece(piece, rules.context, rules.choice, rules.named)) {
    if (parsed.kind === "skipped") skipped++;
    else {
      const taken = take(parsed, rules);
      if (taken.kind === "record") {
        documents.push({ ...taken.document, from: length, to: length + taken.body.length });
        bodies.push(taken.body);
        length += taken.body.length;
      } else documents.push(taken);
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const body of bodies) {
    all.set(body, at);
    at += body.length;
  }
  return { documents, bodies: all, skipped };
}

/**
 * Whether the people in a record are hidden: names were masked, the kind of case protects people, or the
 * court has hidden names in the text.
 */
const hidesNames = (record: JudgmentRecord, counts: MaskCounts, { text }: Disagreement): boolean =>
  Boolean(counts.name) || sceneOf(record) !== null || /[某×]/.test(text);

/**
 * Hides the names in a difference, so that terminal and report may print it: each person is printed as family
 * name and 某.
 */
function withoutNames(difference: Disagreement): Disagreement {
  if (difference.field !== "parties") return difference;
  const hidden = (names: string): string =>
    names
      .split("；")
      .map((name) =>
        isPersonName(name) || /[·•]|^[A-Za-z]|^.{2,4}$/u.test(name) ? `${surnameOf(name)}某` : name,
      )
      .join("；");
  return { ...difference, column: hidden(difference.column), text: hidden(difference.text) };
}

type Taken =
  | RefusedDocument
  | { kind: "record"; document: Omit<PreparedDocument, "from" | "to">; body: Uint8Array };

function take(parsed: Exclude<ParsedDocument, { kind: "skipped" }>, rules: ImportRules): Taken {
  const { line } = parsed;
  const refuse = (reason: string, detail: string): RefusedDocument => ({
    kind: "rejected",
    line,
    reason,
    detail,
  });
  if (parsed.kind === "rejected") return refuse(parsed.reason, parsed.detail);
  const { id: source, sampling } = rules.sourceOf(parsed.record);
  const isOpen = Boolean(parsed.record.withheld) || rules.mayHold(parsed.record);
  const restriction = isOpen ? null : findRestriction(parsed.record);
  const given = restriction ? withheldRecord(parsed.record, restriction) : parsed.record;
  const shown = rules.shown({ ...given, source });
  if (!shown) return refuse("taken_down", parsed.record.id);
  const masked = shown.withheld
    ? { kind: "record" as const, record: shown, counts: {} }
    : rules.masked(shown);
  if (masked.kind === "withheld") return refuse(masked.reason, parsed.record.case_number);
  const { record, counts } = masked;
  const isMasked = Object.keys(counts).length > 0;
  const { body, ...print } = prepare(record, isMasked ? printOfText(shown) : undefined);
  const { disagreements, unnamed = 0 } = parsed;
  return {
    kind: "record",
    body,
    document: {
      kind: "record",
      line,
      caseNumber: record.case_number,
      sampling,
      disagreements: record.withheld
        ? []
        : disagreements.map((one) => (hidesNames(record, counts, one) ? withoutNames(one) : one)),
      masked: counts,
      isRestricted: restriction !== null,
      unknown: unknownFields(record),
      unnamed,
      ...print,
    },
  };
}
