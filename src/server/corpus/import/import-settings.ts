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

/** The source to which records are assigned. */
export interface SourceChoice {
  id: string;
  sampling: Sampling;
}

/** The settings of an import. They are plain data, so that they can be sent to another thread. */
export interface ImportSettings {
  corpusDir: string;
  /** Day of the import, as yyyy-MM-dd. */
  today: string;
  /** The source for reference cases. It equals `other` if only one source was declared. */
  reference: SourceChoice;
  /** The source for all other documents. */
  other: SourceChoice;
  /**
   * Whether documents may be stored whole although art. 4 of 法释〔2016〕19号 would restrict them: the court
   * released them, or the operator allows it with a reason.
   */
  mayHoldAll: boolean;
  /**
   * Whether the source was declared as officially released. Names are then not masked (art. 8 of
   * 法释〔2016〕19号).
   */
  released: boolean;
  /** If true, nothing is masked. */
  asPublished: boolean;
  selection: ImportSelection | null;
  /** The part of all documents to import, 0 to 1; null for all. */
  share: number | null;
  /** Maps an unusual heading to the column that it means. */
  columns?: Record<string, ColumnName>;
}

/** What the settings mean for a document. */
export interface ImportRules {
  context: ParseContext;
  sourceOf: (record: JudgmentRecord) => SourceChoice;
  mayHold: (record: JudgmentRecord) => boolean;
  /** Applies the takedown list to a record. Null if the record is taken down. */
  shown: (record: JudgmentRecord) => JudgmentRecord | null;
  /** Masks a record according to art. 8 and 10 of 法释〔2016〕19号. */
  masked: (record: JudgmentRecord) => MaskedRecord;
  choice: DocumentChoice | undefined;
  /** Recognises the columns of tables and the fields of objects. */
  named?: ColumnReader;
}

/**
 * The rules of an import. Without `context`, documents are parsed with the catalogues that `npm run data`
 * builds.
 */
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

/**
 * Whether a record is a reference case (案例库, 指导性案例). The court has made reference cases anonymous and
 * published them itself.
 */
export function isReleasedByCourt(record: JudgmentRecord): boolean {
  return record.text_type === REFERENCE_CASE;
}
