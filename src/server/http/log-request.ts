import { logsRequests } from "../settings/read-environment.ts";

let write = (line: string): void => console.log(line);
let waiting = "";

/** A pipe takes as much at once (PIPE_BUF): lines of several processes on one do not mix. */
const BATCH_BYTES = 4096;

function flush(): void {
  if (waiting === "") return;
  const lines = waiting;
  waiting = "";
  process.stdout.write(lines);
}

/**
 * From now on lines are written together, once a turn of the event loop. For a process that goes on after its
 * answer: one that is frozen then would keep them.
 */
export function logInBatches(): void {
  write = (line) => {
    // Routes are ASCII, but for files that somebody named otherwise.
    if (waiting.length + line.length >= BATCH_BYTES) flush();
    if (waiting === "") setImmediate(flush);
    waiting += `${line}\n`;
  };
  process.off("exit", flush).on("exit", flush);
}

/** Writes one JSON line: request id, route, status, milliseconds. Never an address, a query or a body. */
export function logRequest(request: Request, route: string, status: number, milliseconds: number): void {
  if (!logsRequests()) return;
  const id = request.headers.get("x-nf-request-id") ?? crypto.randomUUID().slice(0, 8);
  write(JSON.stringify({ id, route, status, ms: Math.round(milliseconds * 10) / 10 }));
}
