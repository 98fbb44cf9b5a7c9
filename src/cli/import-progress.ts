import type { ImportCounts, ImportReport } from "#server/corpus/import-report.ts";
import { REASONS } from "./import-reasons.ts";

const EVERY_MS = 200;

/** Shows how far an import is: one line that renews itself on a terminal, a line now and then elsewhere. */
export class ImportProgress {
  readonly #files: number;
  readonly #isTerminal = process.stdout.isTTY === true;
  #done = 0;
  #file = "";
  #shownAt = 0;
  #shownFiles = 0;

  constructor(files: number) {
    this.#files = files;
  }

  /** Tells which file is being read and what has been counted so far. */
  show(file: string, counts: ImportCounts): void {
    const path = file.split(" › ")[0] ?? file;
    if (path !== this.#file) this.#done++;
    this.#file = path;
    const now = Date.now();
    if (this.#isTerminal ? now - this.#shownAt < EVERY_MS : this.#done < this.#shownFiles + 1000) return;
    this.#shownAt = now;
    this.#shownFiles = this.#done;
    const line = `${this.#done}/${this.#files} files  ${counts.accepted} accepted  ${counts.duplicate} duplicate  ${counts.rejected} rejected`;
    process.stdout.write(this.#isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  }

  /** Ends the renewing line. */
  end(): void {
    if (this.#isTerminal) process.stdout.write("\r\u001b[K");
  }

  /** The last word: counts that add up, reasons, and where the report lies. */
  summarise({ counts, path }: ImportReport, total: number): void {
    const { accepted, duplicate, rejected } = counts;
    const documents = accepted + duplicate + rejected;
    console.log(
      `${documents} documents = ${accepted} accepted + ${duplicate} duplicate + ${rejected} rejected; ${total} in the corpus.`,
    );
    for (const [reason, count] of counts.reasons)
      console.log(`  ${String(count).padStart(6)}  ${REASONS[reason] ?? reason}`);
    if (counts.reasons.size > 0) console.log(`Each with file and line: ${path}`);
  }
}
