import type { MaskedKind } from "#domain/judgment/masking/printed/kinds.ts";
import type { ExpectedField } from "#domain/judgment/unknown-fields.ts";
import { escapeHidden } from "#domain/text/hidden-characters.ts";
import type { ImportCounts, ImportReport } from "#server/corpus/import/import-report.ts";
import type { InputPiece } from "#server/corpus/inputs/piece.ts";
import { IMPORT_WORDS } from "./import-words.ts";

const TERMINAL_MS = 200;
const ELSEWHERE_MS = 10_000;
const BAR = 20;

/**
 * Shows the progress of an import. On a terminal one line is updated; elsewhere a line is printed now and
 * then.
 */
export class ImportProgress {
  readonly #isTerminal = process.stdout.isTTY === true;
  readonly #started = performance.now();
  /** Size of all files in bytes. A URL counts as 0 bytes. */
  readonly #total: number;
  /**
   * Bytes read of the files before the current one. `#done` is the number of bytes read of the current file.
   */
  #behind = 0;
  #file = "";
  #done = 0;
  /** Bytes that an earlier run of the same import had read; null until the first piece. */
  #before: number | null = null;
  #shownAt = performance.now();

  constructor(files: number, bytes: number) {
    this.#total = bytes;
    console.log(`${files.toLocaleString("en")} files, ${size(bytes)}`);
  }

  /** Shows that a piece was imported, and the counts so far. */
  show(piece: InputPiece, counts: ImportCounts): void {
    if (piece.file !== this.#file) this.#behind += this.#done;
    this.#file = piece.file;
    this.#done = Math.max(piece.done, piece.kind === "end" ? this.#done : 0);
    this.#before ??= this.#done;
    const now = performance.now();
    if (now - this.#shownAt < (this.#isTerminal ? TERMINAL_MS : ELSEWHERE_MS)) return;
    this.#shownAt = now;
    const line = this.#line(counts, now);
    process.stdout.write(this.#isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  }

  #line(counts: ImportCounts, now: number): string {
    const bytes = this.#behind + this.#done;
    const seconds = (now - this.#started) / 1000;
    const documents = counts.accepted + counts.withheld + counts.duplicate + counts.rejected - counts.before;
    const share = this.#total > 0 ? Math.min(1, bytes / this.#total) : 0;
    const read = bytes - (this.#before ?? 0);
    const left = share > 0 && read > 0 ? (seconds * (this.#total - bytes)) / read : 0;
    const bar = "█".repeat(Math.round(share * BAR)).padEnd(BAR, "░");
    return [
      `${bar} ${(share * 100).toFixed(1)} %`,
      `${documents.toLocaleString("en")} documents`,
      `${size(bytes)} of ${size(this.#total)}`,
      `${Math.round(documents / seconds).toLocaleString("en")}/s`,
      `${counts.rejected.toLocaleString("en")} refused`,
      left > 0 ? `${duration(left)} left` : "",
    ]
      .filter(Boolean)
      .join("  ");
  }

  /** Removes the line that was updated. */
  end(): void {
    if (this.#isTerminal) process.stdout.write("\r\u001b[K");
  }

  /**
   * Prints the summary: counts, reasons, differences with examples, and the path of the report. `total` is
   * the number of records that the corpus has now.
   */
  summarise({ counts, path, hints }: ImportReport, total: number, skipped: number): void {
    const { accepted, withheld, duplicate, rejected } = counts;
    const documents = accepted + withheld + duplicate + rejected;
    const seconds = (performance.now() - this.#started) / 1000;
    console.log(
      `${documents} documents = ${accepted} accepted + ${withheld > 0 ? `${withheld} not public + ` : ""}${duplicate} duplicate + ${rejected} rejected; ${total} in the corpus.`,
    );
    if (skipped > 0) console.log(`${skipped} more were not asked for.`);
    console.log(
      `${duration(seconds)}: ${Math.round((documents - counts.before) / seconds).toLocaleString("en")} documents and ${size((this.#behind + this.#done - (this.#before ?? 0)) / seconds)} of files a second, with ${size(process.resourceUsage().maxRSS * 1024)} of memory at most.`,
    );
    for (const [reason, count] of Object.entries(counts.reasons))
      console.log(`  ${String(count).padStart(6)}  ${IMPORT_WORDS.reasons[reason] ?? reason}`);
    for (const hint of hints) console.log(escapeHidden(`          ${hint}`));
    for (const [field, { count, examples }] of Object.entries(counts.disagreements)) {
      const law = IMPORT_WORDS.lawFields[field as keyof typeof IMPORT_WORDS.lawFields];
      const row =
        IMPORT_WORDS.rowFields[field] ?? `rows whose column and text differ in ${field}; the column counts`;
      console.log(`  ${String(count).padStart(6)}  ${law ?? row}`);
      for (const { column, text, file, line } of examples.slice(0, 2))
        console.log(
          escapeHidden(
            `          ${law ? "" : "column "}${column}, text ${text} (${file}${law ? "" : `, row ${line}`})`,
          ),
        );
    }
    const unknown = Object.entries(counts.unknown).sort((one, other) => other[1] - one[1]);
    if (unknown.length > 0) console.log("Not told, or not understood, in documents that were taken:");
    for (const [field, count] of unknown)
      console.log(`  ${String(count).padStart(6)}  ${IMPORT_WORDS.fields[field as ExpectedField]}`);
    const { names, documents: holding } = counts.unnamed;
    if (names > 0)
      console.log(
        `  ${String(names).padStart(6)}  parties and representatives in ${holding} documents left out: no form of a name`,
      );
    const masked = Object.entries(counts.masked);
    if (masked.length > 0) console.log("Masked (法释〔2016〕19号 art. 8 and 10):");
    for (const [kind, { places, documents: holding }] of masked)
      console.log(
        `  ${String(places).padStart(6)}  ${IMPORT_WORDS.masked[kind as MaskedKind]} in ${holding} documents`,
      );
    if (Object.keys(counts.reasons).length > 0) console.log(`Each with file and line: ${path}`);
  }
}

/** A size in words, such as 1.2 GB. */
export function size(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let value = bytes;
  let unit = 0;
  for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1000;
  return `${value.toFixed(unit > 0 && value < 100 ? 1 : 0)} ${units[unit]}`;
}

/** A duration in words, such as 3 h 20 min, 4 min or 12 s. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
