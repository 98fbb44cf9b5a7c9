import { BARS, megabytes, milliseconds, printLine, verdict } from "./print.ts";
import { WORST_REQUESTS } from "./queries/worst-requests.ts";
import { runPart } from "./run-part.ts";

interface Asked {
  status: number;
  /** Milliseconds of processor time. */
  processor: number;
  /** Maximum of megabytes above idle. */
  memory: number;
}

/**
 * Prints the processor time of each of the most expensive requests, and the memory that it adds to a fresh
 * process.
 */
export async function measureWorst(project: string, count: number): Promise<void> {
  for (const [at, { name }] of WORST_REQUESTS.entries()) {
    const { status, processor, memory } = await runPart<Asked>("worst", project, [at]);
    const remark = status === 200 ? verdict(processor, BARS.dearest, count) : `refused with ${status}`;
    printLine(name, milliseconds(processor), `${remark}  ${megabytes(memory)}`);
  }
}
