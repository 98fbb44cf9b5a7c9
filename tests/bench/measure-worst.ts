import { BARS, megabytes, milliseconds, printLine, verdict } from "./print.ts";
import { WORST_REQUESTS } from "./queries/worst-requests.ts";
import { runPart } from "./run-part.ts";

interface Asked {
  status: number;
  /** Milliseconds of processor time. */
  processor: number;
  /** Megabytes above idle at most. */
  memory: number;
}

/** Prints what each of the dearest requests takes of the processor, and what it makes a fresh process weigh. */
export async function measureWorst(project: string, count: number): Promise<void> {
  for (const [at, { name }] of WORST_REQUESTS.entries()) {
    const { status, processor, memory } = await runPart<Asked>("worst", project, [at]);
    const remark = status === 200 ? verdict(processor, BARS.dearest, count) : `refused with ${status}`;
    printLine(name, milliseconds(processor), `${remark}  ${megabytes(memory)}`);
  }
}
