import { Worker } from "node:worker_threads";
import type { InputPiece } from "../inputs/piece.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { PreparedPiece } from "./prepare-piece.ts";

/** Prepares pieces of an input. `width` is the number of pieces that may be in progress at once. */
export interface Preparer {
  width: number;
  prepare: (piece: InputPiece) => Promise<PreparedPiece>;
  close: () => Promise<void>;
}

interface Waiting {
  piece: InputPiece;
  resolve: (prepared: PreparedPiece) => void;
  reject: (error: Error) => void;
}

/** Number of pieces that are queued for each thread, so that no thread waits. */
const QUEUED_EACH = 2;

/** A pool of `threads` threads that parse. Meanwhile the calling thread reads and writes. */
export function importPool(settings: ImportSettings, threads: number): Preparer {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const next = (worker: Worker): void => {
    const waiting = queue.shift();
    if (!waiting) {
      idle.push(worker);
      return;
    }
    const onError = (error: Error) => waiting.reject(error);
    worker.once("error", onError);
    worker.once("message", (prepared: PreparedPiece) => {
      worker.off("error", onError);
      waiting.resolve(prepared);
      next(worker);
    });
    send(worker, waiting.piece);
  };
  for (let number = 0; number < threads; number++) {
    const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { workerData: settings });
    all.push(worker);
    next(worker);
  }
  return {
    width: threads * QUEUED_EACH,
    prepare: (piece) =>
      new Promise((resolve, reject) => {
        queue.push({ piece, resolve, reject });
        const worker = idle.pop();
        if (worker) next(worker);
      }),
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

/**
 * Sends a piece to a thread. Its bytes are copied first and the copy is transferred, because the bytes are
 * often part of a larger buffer, which would be sent as a whole.
 */
function send(worker: Worker, piece: InputPiece): void {
  if (!("bytes" in piece)) worker.postMessage(piece);
  else {
    const bytes = new Uint8Array(piece.bytes);
    worker.postMessage({ ...piece, bytes }, [bytes.buffer]);
  }
}
