import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { STATE_FILE, StateFile } from "#server/corpus/store/state-file.ts";

const HOLD_MS = 400;
/** Locks the file for a while, like a process that restores its log. */
const HOLDER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const state = new DatabaseSync(workerData);
  state.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; INSERT INTO meta VALUES ('held', 'yes')");
  parentPort.postMessage("held");
  setTimeout(() => { state.exec("COMMIT"); state.close(); }, ${HOLD_MS});
`;

it("waits for another process that holds the file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fasu-state-"));
  const first = new StateFile(folder);
  first.save();
  first.close();
  const holder = new Worker(HOLDER, { eval: true, workerData: join(folder, STATE_FILE) });
  await once(holder, "message");
  const state = new StateFile(folder);
  expect(state.meta("held")).toBe("yes");
  state.close();
  await holder.terminate();
  rmSync(folder, { recursive: true });
});
