import "../trusted-types.ts";
import type { ReaderAnswer, ReaderAssets, ReaderRequest } from "./messages.ts";

/** The worker that reads documents: nothing of them leaves the device. */
export interface Reader {
  ask(request: ReaderRequest): void;
  /** Ends at once, whatever it does, and gives its memory back. */
  stop(): void;
}

/** Starts the worker; `listen` gets all that it answers. */
export function startReader(assets: ReaderAssets, listen: (answer: ReaderAnswer) => void): Reader {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => {
    // The PDF library greets whoever started the worker it finds itself in.
    if ("kind" in data) listen(data);
  });
  worker.addEventListener("error", () => listen({ kind: "failed" }));
  worker.postMessage(assets);
  return { ask: (request) => worker.postMessage(request), stop: () => worker.terminate() };
}
