import { type ColumnName, type ColumnReader, columnsGiven } from "#domain/judgment/columns/column-names.ts";
import { type MaskedRecord, maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { REFERENCE_CASE } from "#domain/judgment/parse/reference/parse-reference-cases.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import type { JudgmentRecord, Sampling } from "#domain/judgment/record.ts";
import { readTakedown } from "../takedown/takedown.ts";
import { takedownFilter } from "../takedown/takedown-filter.ts";
import { choiceOf, type ImportSelection } from "./choice.ts";
import { importContext } from "./parse-context.ts";
import type { DocumentChoice } from "./parse-documents.ts";

/** The source that records are assigned to. */
export interface SourceChoice {
  id: string;
  sampling: Sampling;
}

/** The settings of an import, in a form that can be sent to another thread. */
export interface ImportSettings {
  corpusDir: string;
  /** yyyy-MM-dd of the import. */
  today: string;
  /** Sources of reference cases and of everything else; the same if only one was declared. */
  reference: SourceChoice;
  other: SourceChoice;
  /**
   * Whether art. 4 of 法释〔2016〕19号 does not apply: the court released the document, or it is allowed with a
   * reason.
   */
  mayHoldAll: boolean;
  /** Whether the source was declared officially released; names are then not masked (法释〔2016〕19号 art. 8). */
  released: boolean;
  /** Whether nothing is masked. */
  asPublished: boolean;
  selection: ImportSelection | null;
  /** The share of all documents to import, from 0 to 1; null for all. */
  share: number | null;
  /** Maps an unusual heading to the kind of its column. */
  columns?: Record<string, ColumnName>;
}

/** The rules that the settings mean for a document. */
export interface ImportRules {
  context: ParseContext;
  sourceOf: (record: JudgmentRecord) => SourceChoice;
  mayHold: (record: JudgmentRecord) => boolean;
  /** Applies the takedown list to a record. */
  shown: (record: JudgmentRecord) => JudgmentRecord | null;
  /** Masks a record according to art. 8 and 10 of 法释〔2016〕19号; the last step before it is stored. */
  masked: (record: JudgmentRecord) => MaskedRecord;
  choice: DocumentChoice | undefined;
  /** Reads the kinds of columns of tables and of fields of objects. */
  named?: ColumnReader;
}

/** The rules of an import, using the catalogues built by `npm run data` unless others are given. */
export function rulesOf(settings: ImportSettings, context?: ParseContext): ImportRules {
  const { corpusDir, today, reference, other, mayHoldAll, selection, share, released, asPublished } =
    settings;
  return {
    context: context ?? importContext("", today),
    sourceOf: (record) => (isReleasedByCourt(record) ? reference : other),
    mayHold: (record) => mayHoldAll || isReleasedByCourt(record),
    shown: takedownFilter(readTakedown(corpusDir)),
    masked: (record) =>
      asPublished
        ? { kind: "record", record, counts: {} }
        : maskRecord(record, { officiallyReleased: released || isReleasedByCourt(record) }),
    choice: selection ? choiceOf(selection, share) : undefined,
    named: columnsGiven(settings.columns ?? {}),
  };
}

/** Whether a record is a reference case, which the court has published itself, anonymised (案例库, 指导性案例). */
export function isReleasedByCourt(record: JudgmentRecord): boolean {
  return record.text_type === REFERENCE_CASE;
}
