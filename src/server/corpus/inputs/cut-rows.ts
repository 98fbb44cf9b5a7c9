const LINE_FEED = 0x0a;
const QUOTE = 0x22;
/** Approximate number of bytes in a batch of rows. */
const BATCH_BYTES = 1 << 20;
/**
 * Maximum length of a row in bytes. A longer row is no judgment: the longest judgments have a few hundred
 * thousand characters.
 */
const MAX_ROW_BYTES = 16 << 20;

/**
 * Some whole rows of a file, or a single broken row. A broken row is longer than any judgment (`too_large`),
 * or has a quote that is never closed (`unclosed`).
 */
export interface RowBatch {
  kind: "rows" | "too_large" | "unclosed";
  bytes: Buffer;
  /** Offset in `bytes` at which each row starts. */
  starts: number[];
  /** Number of the batch's first row, counted from 1. */
  row: number;
  /** Offset in the file at which the batch ends. */
  end: number;
}

/** How the rows of a file are separated. */
export interface RowForm {
  /** The byte between two fields; null if each line is a row. */
  delimiter: number | null;
  /** Matches the start of every row; null if unknown. It finds the next row after a broken one. */
  start: RegExp | null;
}

/**
 * Cuts a file into batches of whole rows. The file arrives in chunks, and fields are not parsed. A line end
 * inside a quoted field does not end the row. The search for single bytes is safe: in UTF-8 and GB18030, no
 * byte of another character is equal to a quote, a comma or a line end.
 */
export class RowCutter {
  readonly #form: RowForm;
  #chunks: Buffer[] = [];
  #gathered = 0;
  #row: number;
  #at: number;
  #isSkipping = false;

  /** `row` is the number of the first row, `at` its offset in the file. */
  constructor(form: RowForm, row = 1, at = 0) {
    this.#form = form;
    this.#row = row;
    this.#at = at;
  }

  /** The batches that this chunk completes. Usually none until BATCH_BYTES have arrived. */
  push(chunk: Buffer): RowBatch[] {
    this.#chunks.push(chunk);
    this.#gathered += chunk.length;
    return this.#gathered < BATCH_BYTES ? [] : this.#cut(false);
  }

  /** The remaining batches. The last row needs no line end. */
  end(): RowBatch[] {
    return this.#cut(true);
  }

  #cut(isEnd: boolean): RowBatch[] {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
    const found: RowBatch[] = [];
    const scan = new RowScan(bytes, this.#form, isEnd);
    let starts: number[] = [];
    let from = 0;
    let at = 0;
    const flush = (kind: RowBatch["kind"], to: number): void => {
      if (starts.length === 0) return;
      this.#at += to - from;
      found.push({ kind, bytes: bytes.subarray(from, to), starts, row: this.#row, end: this.#at });
      this.#row += starts.length;
      starts = [];
      from = to;
    };
    while (at < bytes.length) {
      if (this.#isSkipping) {
        const next = scan.nextStart(at);
        this.#at += (next < 0 ? bytes.length : next) - from;
        at = from = next < 0 ? bytes.length : next;
        this.#isSkipping = next < 0;
        continue;
      }
      const { end, isBroken } = scan.rowEnd(at);
      if (isBroken) {
        flush("rows", at);
        starts.push(0);
        flush("unclosed", end);
      } else if (end < 0 && bytes.length - at <= MAX_ROW_BYTES) break;
      else if (end < 0 || end - at > MAX_ROW_BYTES) {
        flush("rows", at);
        starts.push(0);
        const to = end < 0 ? bytes.length : end;
        flush("too_large", to);
        this.#isSkipping = end < 0;
        at = to;
        continue;
      } else starts.push(at - from);
      at = end;
    }
    flush("rows", at);
    const rest = bytes.subarray(at);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#gathered = rest.length > BATCH_BYTES / 2 ? 0 : rest.length;
    return found;
  }
}

/**
 * Finds rows in bytes. It remembers the next quote and line end that it found, so that each byte is searched
 * once.
 */
class RowScan {
  readonly #bytes: Buffer;
  readonly #form: RowForm;
  readonly #isEnd: boolean;
  readonly #ahead = new Map<number, number>();

  constructor(bytes: Buffer, form: RowForm, isEnd: boolean) {
    this.#bytes = bytes;
    this.#form = form;
    this.#isEnd = isEnd;
  }

  /**
   * The end of the row that starts at an offset, including the line end. -1 if the bytes end before the row
   * does. The row is broken if a quote is not closed before the next row starts or the file ends.
   */
  rowEnd(start: number): { end: number; isBroken: boolean } {
    let from = start;
    for (;;) {
      const feed = this.#next(LINE_FEED, from);
      const quote = this.#form.delimiter === null ? Number.POSITIVE_INFINITY : this.#next(QUOTE, from);
      if (feed < quote) return { end: feed + 1, isBroken: false };
      if (quote === Number.POSITIVE_INFINITY)
        return { end: this.#isEnd ? this.#bytes.length : -1, isBroken: false };
      if (quote !== start && this.#bytes[quote - 1] !== this.#form.delimiter) {
        from = quote + 1;
        continue;
      }
      const close = this.#closing(quote + 1);
      const next = this.#startBetween(quote + 1, Math.min(close, this.#bytes.length));
      if (next > 0) {
        this.#ahead.clear();
        return { end: next, isBroken: true };
      }
      if (close === Number.POSITIVE_INFINITY)
        return { end: this.#isEnd ? this.#bytes.length : -1, isBroken: this.#isEnd };
      from = close + 1;
    }
  }

  /** Where the next row starts, searched from an offset inside a broken row. -1 if there is none. */
  nextStart(from: number): number {
    if (this.#form.start) {
      const next = this.#startBetween(from, this.#bytes.length);
      return next > 0 ? next : -1;
    }
    const feed = this.#next(LINE_FEED, from);
    return feed === Number.POSITIVE_INFINITY ? -1 : feed + 1;
  }

  /**
   * Offset of the quote that closes a field: a quote before a delimiter, a line end or the end of the file.
   * Infinity if there is none.
   */
  #closing(from: number): number {
    let at = from;
    for (;;) {
      const quote = this.#next(QUOTE, at);
      if (quote === Number.POSITIVE_INFINITY) return quote;
      const after = this.#bytes[quote + 1];
      if (after === QUOTE) at = quote + 2;
      else if (after === this.#form.delimiter || after === LINE_FEED || after === 0x0d) return quote;
      else if (after === undefined) return this.#isEnd ? quote : Number.POSITIVE_INFINITY;
      else at = quote + 1;
    }
  }

  /** Offset of the first line between two offsets that starts like a row. -1 if there is none. */
  #startBetween(from: number, to: number): number {
    if (!this.#form.start) return -1;
    for (let feed = this.#next(LINE_FEED, from); feed < to; feed = this.#next(LINE_FEED, feed + 1)) {
      const line = this.#bytes.toString("latin1", feed + 1, feed + 400);
      if (this.#form.start.test(line)) return feed + 1;
    }
    return -1;
  }

  #next(byte: number, from: number): number {
    const known = this.#ahead.get(byte);
    if (known !== undefined && known >= from) return known;
    const found = this.#bytes.indexOf(byte, from);
    const next = found < 0 ? Number.POSITIVE_INFINITY : found;
    this.#ahead.set(byte, next);
    return next;
  }
}
