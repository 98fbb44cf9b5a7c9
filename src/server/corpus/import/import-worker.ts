import { parentPort, workerData } from "node:worker_threads";
import type { InputPiece } from "../inputs/piece.ts";
import { type ImportSettings, rulesOf } from "./import-settings.ts";
import { preparePiece } from "./prepare-piece.ts";

const rules = rulesOf(workerData as ImportSettings);

parentPort?.on("message", (piece: InputPiece) => {
  // The Buffer that another thread sent arrives as a plain Uint8Array.
  const own = "bytes" in piece ? { ...piece, bytes: Buffer.from(piece.bytes.buffer) } : piece;
  const prepared = preparePiece(own, rules);
  parentPort?.postMessage(prepared, [prepared.bodies.buffer]);
});
