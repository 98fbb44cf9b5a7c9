import { DOCUMENT_KINDS, type DocumentKind, documentKind } from "../../judgment/document-kind.ts";
import type { JudgmentRecord } from "../../judgment/record.ts";
import { EXPECTED_FIELDS, type ExpectedField, unknownFields } from "../../judgment/unknown-fields.ts";

/** What a source contains. Counts of zero are left out. */
export interface SourceProfile {
  /** Number of documents of each year, newest year first. */
  years: [year: number, count: number][];
  /** Number of documents without a date. They are in no year. */
  undated: number;
  kinds: [kind: DocumentKind, count: number][];
  /** Number of documents for which the source has no text. */
  withoutText: number;
  /** For each field, the number of documents with a text that lack the field. */
  unknown: [field: ExpectedField, count: number][];
}

/** Counts the records of one source. */
export class SourceTally {
  /**
   * Number of documents of each court, by its key in the tree of courts; "" for documents without a court.
   */
  readonly courts = new Map<string, number>();
  readonly #years = new Map<number, number>();
  readonly #kinds = new Map<DocumentKind, number>();
  readonly #unknown = new Map<ExpectedField, number>();
  #withoutText = 0;

  /** Counts a record. `court` is the key of its court in the tree of courts, or "". */
  add(record: JudgmentRecord, court: string): void {
    count(this.courts, court);
    count(this.#years, Number(record.casedate.slice(0, 4)));
    count(this.#kinds, documentKind(record));
    if (record.body_text.length === 0) this.#withoutText++;
    else for (const field of unknownFields(record)) count(this.#unknown, field);
  }

  profile(): SourceProfile {
    return {
      years: [...this.#years].filter(([year]) => year > 0).sort((a, b) => b[0] - a[0]),
      undated: this.#years.get(0) ?? 0,
      kinds: inOrder(DOCUMENT_KINDS, this.#kinds),
      withoutText: this.#withoutText,
      unknown: inOrder(EXPECTED_FIELDS, this.#unknown),
    };
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function inOrder<Key>(keys: readonly Key[], counts: ReadonlyMap<Key, number>): [Key, number][] {
  return keys.flatMap((key): [Key, number][] => (counts.has(key) ? [[key, counts.get(key) ?? 0]] : []));
}
