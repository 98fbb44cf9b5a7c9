import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

/** Bytes at the end of an archive that are kept in memory. They hold the directory of about 150,000 files. */
const TAIL_BYTES = 16 << 20;

/** Opens the bytes of an archive from an offset to the end. */
export type OpenFrom = (from: number) => Promise<Readable>;

/**
 * Gives yauzl random access to an archive that can only be read forwards: an archive inside another, or at a
 * URL. The end of the archive is read once and kept. If files are read in order, one pass suffices; going
 * back opens the archive again.
 */
export class ForwardReader extends RandomAccessReader {
  readonly #open: OpenFrom;
  readonly #size: number;
  readonly #tailStart: number;
  #tail: Buffer | null = null;
  #stream: Readable | null = null;
  #chunks: AsyncIterator<Buffer> | null = null;
  #rest: Buffer = Buffer.alloc(0);
  #at = 0;
  /** Resolves when the last read ends. Reads wait for each other, because they share one stream. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(open: OpenFrom, size: number) {
    super();
    this.#open = open;
    this.#size = size;
    this.#tailStart = Math.max(0, size - TAIL_BYTES);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false });
  }

  override close(callback: (error: Error | null) => void): void {
    this.#stream?.destroy();
    setImmediate(callback, null);
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    const before = this.#turn;
    let done = (): void => {};
    this.#turn = new Promise<void>((resolve) => {
      done = resolve;
    });
    try {
      await before;
      if (start >= this.#tailStart) {
        this.#tail ??= await this.#readTail();
        yield this.#tail.subarray(start - this.#tailStart, end - this.#tailStart);
        return;
      }
      await this.#seek(start);
      while (this.#at < end) yield await this.#take(end - this.#at);
    } finally {
      done();
    }
  }

  async #readTail(): Promise<Buffer> {
    await this.#seek(this.#tailStart);
    const pieces: Buffer[] = [];
    while (this.#at < this.#size) pieces.push(await this.#take(this.#size - this.#at));
    return Buffer.concat(pieces);
  }

  async #seek(to: number): Promise<void> {
    if (!this.#chunks || this.#at > to) {
      this.#stream?.destroy();
      this.#stream = await this.#open(to);
      this.#chunks = this.#stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      this.#rest = Buffer.alloc(0);
      this.#at = to;
    }
    while (this.#at < to) await this.#take(to - this.#at);
  }

  /** Takes bytes at the position of the stream: at least one, at most `most`. */
  async #take(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks?.next();
      if (!next || next.done) throw new Error("the archive ends too early");
      this.#rest = next.value;
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    this.#at += taken.length;
    return taken;
  }
}

/** The stream without its first `count` bytes. */
export async function skipBytes(stream: Readable, count: number): Promise<Readable> {
  if (count === 0) return stream;
  return Readable.from(
    (async function* () {
      let left = count;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (left < chunk.length) yield left > 0 ? chunk.subarray(left) : chunk;
        left = Math.max(0, left - chunk.length);
      }
    })(),
    { objectMode: false },
  );
}
