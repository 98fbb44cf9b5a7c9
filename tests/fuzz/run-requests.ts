import type { HttpBindings } from "@hono/node-server";
import type { CheckAnswer } from "../fixtures/check-answer.ts";
import type { DrawnRequest } from "./draw-request.ts";

/** The host's entry point for requests. */
export type SendRequest = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** What is wrong with the answer to the request of this number. */
export interface Fault {
  number: number;
  says: string[];
}

/** A request with the processor time of its answer, in milliseconds. */
export interface Cost {
  number: number;
  ms: number;
}

/** The result of a run. */
export interface RunReport {
  faults: Fault[];
  /** Maps path and status to the number of answers. */
  statuses: Map<string, number>;
  slowest: Cost[];
}

/** Number of calls in parallel. */
const AT_ONCE = 8;
/**
 * The slowest requests by wall time are measured again one by one, because wall time of parallel calls is
 * unreliable.
 */
const MEASURED_AGAIN = 60;
const LISTED = 10;
const MESSAGES_OF_BUGS = /\b(undefined|NaN|\[object |TypeError|node_modules|\/src\/|at async )/;

const sender = (number: number) =>
  ({
    sender: { address: `10.0.${(number >> 8) & 255}.${number & 255}`, requestId: String(number), began: 0 },
  }) as unknown as HttpBindings;

/** The request, or null if no client could send it. */
export function toRequest({ address, method, headers, body }: DrawnRequest): Request | null {
  try {
    return new Request(`http://localhost${address}`, {
      ...{ method, headers },
      ...(body && { body: body as BodyInit }),
    });
  } catch {
    return null;
  }
}

/** Sends the numbers' requests, several in parallel, checks every answer and measures the slowest again. */
export async function runRequests(
  numbers: readonly number[],
  draw: (number: number) => DrawnRequest,
  send: SendRequest,
  check: CheckAnswer,
): Promise<RunReport> {
  const faults: Fault[] = [];
  const statuses = new Map<string, number>();
  const took: Cost[] = [];
  const waiting = [...numbers].reverse();
  const work = async () => {
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const drawn = draw(number);
      const request = toRequest(drawn);
      if (!request) continue;
      const started = performance.now();
      const says = await answerFaults(drawn, request, number, send, check, statuses);
      took.push({ number, ms: performance.now() - started });
      if (says.length > 0) faults.push({ number, says });
      if (took.length % 10_000 === 0) console.log(`  ${took.length} answered, ${faults.length} at fault`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const slowest = took.sort((a, b) => b.ms - a.ms).slice(0, MEASURED_AGAIN);
  const measured: Cost[] = [];
  for (const { number } of slowest)
    measured.push({ number, ms: await processorTime(draw(number), number, send) });
  return { faults, statuses, slowest: measured.sort((a, b) => b.ms - a.ms).slice(0, LISTED) };
}

async function answerFaults(
  drawn: DrawnRequest,
  request: Request,
  number: number,
  send: SendRequest,
  check: CheckAnswer,
  statuses: Map<string, number>,
): Promise<string[]> {
  try {
    const response = await send(request, sender(number));
    const key = `${drawn.path} ${response.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    if (drawn.method === "HEAD") return response.status >= 500 ? [`status ${response.status}`] : [];
    const encoded = response.headers.get("content-encoding");
    const text = encoded ? await decode(response, encoded) : await response.text();
    const says = check(drawn.path, response, text, drawn.method);
    if (response.status >= 500) says.unshift(`status ${response.status} ${text.slice(0, 200)}`);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const message: unknown = isJson && response.status >= 400 ? JSON.parse(text).result.msg : "";
    const own =
      decodeURIComponent(drawn.address.replaceAll("%", "%25")) + Buffer.from(drawn.body ?? []).toString();
    const bug = MESSAGES_OF_BUGS.exec(String(message));
    if (bug && !own.includes(bug[1]!)) says.push(`message ${message}`);
    if (typeof message === "string" && !message.isWellFormed()) says.push(`half a character in ${message}`);
    return says;
  } catch (error) {
    return [
      `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`.slice(0, 600),
    ];
  }
}

async function decode(response: Response, encoding: string): Promise<string> {
  const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
  const bytes = Buffer.from(await response.arrayBuffer());
  return (encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString("utf8");
}

/** Searches that no request draws: after them the server has evicted a request's cached selections. */
const OTHERS = ["甲公", "乙公", "丙公", "丁公", "戊公"].map((word) => ({ search: { qr: [word] } }));

async function sendOthers(number: number, send: SendRequest): Promise<void> {
  for (const other of OTHERS) {
    const request = new Request("http://localhost/search/count", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(other),
    });
    await (await send(request, sender(number))).arrayBuffer();
  }
}

/** Milliseconds of processor time for the answer alone, the lower of two. */
async function processorTime(drawn: DrawnRequest, number: number, send: SendRequest): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 2; run++) {
    await sendOthers(number, send);
    const request = toRequest(drawn)!;
    const before = process.cpuUsage();
    await (await send(request, sender(number))).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
