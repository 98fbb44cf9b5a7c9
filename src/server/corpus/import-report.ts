import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Outcome } from "./import-documents.ts";

/** Where the report of the last import stands. Outside the corpus, so that it makes nothing be built again. */
const REPORT_FILE = "data/generated/import-report.tsv";

/** Counts of an import; accepted, duplicate and rejected add up to the documents met. */
export interface ImportCounts {
  accepted: number;
  duplicate: number;
  rejected: number;
  /** Rejections by reason, and duplicates that were no plain ones. */
  reasons: Map<string, number>;
}

/** Collects counts and writes a line for each rejection and each duplicate with a differing text. */
export class ImportReport {
  readonly counts: ImportCounts = { accepted: 0, duplicate: 0, rejected: 0, reasons: new Map() };
  readonly path: string;
  readonly #file: number;

  constructor(path = REPORT_FILE) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    this.#file = openSync(path, "w");
    writeSync(this.#file, "result\tfile\tline\treason\tdetail\n");
  }

  /** Counts an outcome and writes its line where it says more than "taken". */
  add(outcome: Outcome): void {
    this.counts[outcome.kind]++;
    if (!outcome.reason) return;
    this.counts.reasons.set(outcome.reason, (this.counts.reasons.get(outcome.reason) ?? 0) + 1);
    const { kind, file, line, reason, detail } = outcome;
    writeSync(this.#file, `${[kind, file, line || "", reason, detail].map(toCell).join("\t")}\n`);
  }

  close(): void {
    closeSync(this.#file);
  }
}

function toCell(value: string | number): string {
  return String(value).replace(/[\t\r\n]+/g, " ");
}
