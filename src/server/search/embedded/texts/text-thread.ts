import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { float64At } from "#domain/search/array-reads.ts";
import { type DocumentTexts, type StoredTexts, TextFiles } from "./text-files.ts";

/** Documents sent at once, and how many such batches may wait: the thread is never idle, and memory does not grow. */
const BATCH = 64;
const WAITING = 3;
/** Bytes of documents as JSON from which a thread is worth the time it takes to start: 5,000 short judgments. */
const WORTH_A_THREAD = 16 << 20;

/** Stores the texts of documents, and says of each in turn where. */
export interface TextStore {
  add(texts: DocumentTexts): Promise<void>;
  /** Waits for everything and completes the files. */
  finish(): Promise<void>;
  /** Ends what is under way; needed after a failure, harmless else. */
  close(): Promise<void>;
}

/** What the thread is started with. */
export interface TextWorkerData {
  folder: string;
  shared: Uint8Array;
}

/** Stores texts with `TextFiles`, if there are many `bytes` in a thread of its own, so that two processors take part. */
export function openTextStore(
  folder: string,
  shared: Buffer,
  bytes: number,
  stored: (place: StoredTexts) => void,
): TextStore {
  return bytes < WORTH_A_THREAD ? storeHere(folder, shared, stored) : new TextThread(folder, shared, stored);
}

function storeHere(folder: string, shared: Buffer, stored: (place: StoredTexts) => void): TextStore {
  const files = new TextFiles(folder, shared);
  return {
    add: async (texts) => stored(files.add(texts)),
    finish: async () => files.finish(),
    close: async () => {},
  };
}

/** A thread that stores texts while the caller prepares the next. */
export class TextThread implements TextStore {
  readonly #worker: Worker;
  readonly #answers: AsyncIterator<[Float64Array | null]>;
  readonly #stored: (place: StoredTexts) => void;
  #batch: DocumentTexts[] = [];
  #underWay = 0;

  constructor(folder: string, shared: Buffer, stored: (place: StoredTexts) => void) {
    const workerData: TextWorkerData = { folder, shared };
    this.#worker = new Worker(new URL("./text-worker.ts", import.meta.url), { workerData });
    this.#answers = on(this.#worker, "message") as AsyncIterator<[Float64Array | null]>;
    this.#stored = stored;
  }

  async add(texts: DocumentTexts): Promise<void> {
    this.#batch.push(texts);
    if (this.#batch.length < BATCH) return;
    this.#send();
    while (this.#underWay > WAITING) await this.#take();
  }

  async finish(): Promise<void> {
    this.#send();
    while (this.#underWay > 0) await this.#take();
    this.#worker.postMessage(null);
    await this.#answers.next();
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(): void {
    this.#worker.postMessage(this.#batch);
    this.#batch = [];
    this.#underWay++;
  }

  /** Waits for the oldest batch; throws what the thread threw. */
  async #take(): Promise<void> {
    const { value } = await this.#answers.next();
    this.#underWay--;
    for (const place of decodePlaces(value[0])) this.#stored(place);
  }
}

const FIELDS = 4;

/** Places as one array, which is cheap to send. */
export function encodePlaces(places: readonly StoredTexts[]): Float64Array {
  return Float64Array.from(
    places.flatMap(({ titleEnd, causeEnd, holdingEnd, detailEnd }) => [
      titleEnd,
      causeEnd,
      holdingEnd,
      detailEnd,
    ]),
  );
}

function* decodePlaces(numbers: Float64Array | null): Generator<StoredTexts> {
  if (!numbers) return;
  for (let at = 0; at < numbers.length; at += FIELDS)
    yield {
      titleEnd: float64At(numbers, at),
      causeEnd: float64At(numbers, at + 1),
      holdingEnd: float64At(numbers, at + 2),
      detailEnd: float64At(numbers, at + 3),
    };
}
