import type { ImportCounts, ImportReport } from "#server/corpus/import-report.ts";

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

/** What the codes of outcomes mean, for the person at the terminal. */
const REASONS: Record<string, string> = {
  empty: "empty",
  not_a_judgment: "no judgment: neither head nor sections of one",
  no_court: "no court's name in its head",
  no_case_number: "no case number in its head",
  no_body: "a head without a body",
  fragment: "a piece that begins in the middle, without a title",
  truncated: "a reference case that breaks off before its holding",
  restricted:
    "a kind that courts may not publish (法释〔2016〕19号 art. 4); --allow-restricted REASON takes it",
  no_title: "no law: no title (#) in it",
  no_text: "a law's title with no text below it",
  same_text: "the same text once more",
  another_text: "laws with title and version of another text: both kept, with ids of their own",
  dates_differ:
    "laws whose file name, heading and history give different dates: the latest that the text supports taken",
  invalid_json: "a line that is not JSON",
  invalid_record: "a record with wrong or missing fields",
  invalid_date: "a date that does not exist, lies before 1949-10-01 or after today",
  unreadable: "neither UTF-8 nor GB18030",
  too_large: "larger than the limit",
  unsupported: "a format that has to be converted to text first",
  taken_down: "on the takedown list",
  refreshed: "known, read anew by a newer parser or with other fields",
  moved: "known in a selected source: now in the complete one that was declared",
  longer_kept: "known with a shorter text: the longer one kept",
  shorter_dropped: "known with a longer text: the shorter one dropped",
};
