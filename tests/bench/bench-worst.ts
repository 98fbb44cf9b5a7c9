import { megabytes, milliseconds, printLine, verdict } from "./print.ts";
import { runPart } from "./run-part.ts";

/** Most memory above that of the idle process. */
const MEMORY_BAR = 150;

/** Prints what the dearest requests take of the processor, and what they make the process weigh. */
export async function measureWorst(project: string, count: number): Promise<void> {
  const { asked, idle, most } = await runPart<{
    asked: { name: string; bar: number; status: number; processor: number }[];
    idle: number;
    most: number;
  }>("worst", project);
  const accepted = asked.filter(({ status }) => status === 200);
  const dearest = accepted.toSorted((a, b) => b.processor / b.bar - a.processor / a.bar)[0]!;
  const remark = `${verdict(dearest.processor, dearest.bar, count)}  ${dearest.name}`;
  printLine("worst request, processor time", milliseconds(dearest.processor), remark);
  for (const { name, bar, status, processor } of asked) {
    const remark = status === 200 ? verdict(processor, bar, count) : `refused with ${status}`;
    printLine(`  ${name}`, milliseconds(processor), remark);
  }
  printLine("  memory above idle", megabytes(most - idle), verdict(most - idle, MEMORY_BAR, count));
}
