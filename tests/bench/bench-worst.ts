import { megabytes, milliseconds, printLine, verdict } from "./print.ts";
import { WORST_REQUESTS } from "./queries/worst-requests.ts";
import { runPart } from "./run-part.ts";

/** Most memory above that of the idle process. */
const MEMORY_BAR = 150;

interface Asked {
  status: number;
  /** Milliseconds of processor time. */
  processor: number;
  /** Megabytes above idle at most. */
  memory: number;
}

/** Prints what each of the dearest requests takes of the processor, and what it makes a fresh process weigh. */
export async function measureWorst(project: string, count: number): Promise<void> {
  const asked: (Asked & { name: string; bar: number })[] = [];
  for (const [at, { name, bar }] of WORST_REQUESTS.entries())
    asked.push({ name, bar, ...(await runPart<Asked>("worst", project, [at])) });
  const accepted = asked.filter(({ status }) => status === 200);
  const dearest = accepted.toSorted((a, b) => b.processor / b.bar - a.processor / a.bar)[0]!;
  const remark = `${verdict(dearest.processor, dearest.bar, count)}  ${dearest.name}`;
  printLine("worst request, processor time", milliseconds(dearest.processor), remark);
  for (const { name, bar, status, processor, memory } of asked) {
    const remark = status === 200 ? verdict(processor, bar, count) : `refused with ${status}`;
    printLine(`  ${name}`, milliseconds(processor), `${remark}  ${megabytes(memory)}`);
  }
  const heaviest = accepted.toSorted((a, b) => b.memory - a.memory)[0]!;
  const most = `${verdict(heaviest.memory, MEMORY_BAR, count)}  ${heaviest.name}`;
  printLine("  memory above idle", megabytes(heaviest.memory), most);
}
