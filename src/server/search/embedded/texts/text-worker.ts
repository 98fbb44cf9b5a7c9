import { parentPort, workerData } from "node:worker_threads";
import { type DocumentTexts, TextFiles } from "./text-files.ts";
import { encodePlaces, type TextWorkerData } from "./text-thread.ts";

const { folder, shared } = workerData as TextWorkerData;
// A Buffer sent by another thread arrives as a plain Uint8Array.
const files = new TextFiles(folder, Buffer.from(shared));

parentPort?.on("message", (texts: DocumentTexts[] | null) => {
  if (texts) parentPort?.postMessage(encodePlaces(texts.map((one) => files.add(one))));
  else {
    files.finish();
    parentPort?.postMessage(null);
  }
});
