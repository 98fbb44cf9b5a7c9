import "../trusted-types.ts";
import type { ReaderAnswer, ReaderAssets, ReaderRequest } from "./messages.ts";

/** The worker that reads documents. Nothing of a document leaves the device. */
export interface Reader {
  ask(request: ReaderRequest): void;
  /** Ends the worker at once and frees its memory. */
  stop(): void;
}

/** Starts the worker. `listen` receives each of its answers. */
export function startReader(assets: ReaderAssets, listen: (answer: ReaderAnswer) => void): Reader {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
    // pdf.js posts a message of its own to the page. It has no `kind`.
    if ("kind" in data) listen(data);
  });
  worker.addEventListener("error", () => listen({ kind: "failed" }));
  worker.postMessage(assets);
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
}
