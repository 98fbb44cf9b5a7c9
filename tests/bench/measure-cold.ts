import { join } from "node:path";
import { dropFromCache } from "./file-cache.ts";
import { quantile } from "./latency.ts";
import { BARS, megabytes, milliseconds, printLine, verdict } from "./print.ts";
import { bundlePart, runFile } from "./run-part.ts";

interface Cold {
  first: number;
  before: number;
  after: number;
}

/**
 * Prints cold starts (median of fresh processes) and the memory of a process that opened the index and
 * answered.
 */
export async function measureCold(project: string, count: number, times: number): Promise<void> {
  const file = await bundlePart("cold", project);
  const measure = async (label: string, ready: () => string | null) => {
    const starts: Cold[] = [];
    for (let at = 0; at < times; at++) {
      const reason = ready();
      if (reason) return printLine(label, "not measured", reason);
      starts.push(await runFile<Cold>(file, project, [at]));
    }
    const middle = (key: keyof Cold) =>
      quantile(
        starts.map((one) => one[key]),
        0.5,
      );
    printLine(label, milliseconds(middle("first")), verdict(middle("first"), BARS.cold, count));
    const memory = `from ${megabytes(middle("before"))} before opening`;
    printLine("  memory after answers", megabytes(middle("after")), memory);
  };
  await measure("cold start, file cache warm", () => null);
  await measure("cold start, index not in cache", () =>
    dropFromCache(join(project, "data/generated/search")),
  );
}
