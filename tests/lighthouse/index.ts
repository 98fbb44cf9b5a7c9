import { buildSite } from "../../src/cli/build/build.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { ensureChromium } from "../fixtures/chromium.ts";
import { startServe } from "../fixtures/start-serve.ts";
import { measureFirstResults } from "./first-results.ts";
import { type Goal, LIST_ADDRESS, PAGES } from "./pages.ts";
import {
  CATEGORIES,
  installLighthouse,
  type Measured,
  runLighthouse,
  SIZES,
  type Size,
} from "./run-lighthouse.ts";

// npm run lighthouse: twelve pages in two sizes and first results on a slow connection, each beside its goal;
// exits with 1 if a goal is missed. `-- serachList` measures the pages whose address contains the word. No
// test runs it, because it measures times.

/** A list is measured this many times, and the median counts: delays of a busy machine are not the page's. */
const RUNS_OF_THE_LIST = 3;
const FIRST_RESULTS_MS = 5000;

/** The missed goals of a run, in words; empty if none. */
function missed(measured: Measured, { scores, layoutShift, blocking, largest }: Goal): string[] {
  const faults = CATEGORIES.filter((one) => measured.scores[one] < (scores[one] ?? 0)).map(
    (one) => `${one} below ${(scores[one] ?? 0) * 100}`,
  );
  const over = (name: string, value: number, ceiling = Number.POSITIVE_INFINITY) =>
    value > ceiling ? [`${name} above ${ceiling}`] : [];
  return [
    ...faults,
    ...over("layout shift", measured.layoutShift, layoutShift),
    ...over("blocking", measured.blocking, blocking),
    ...over("largest paint", measured.largest, largest),
    ...measured.failed.filter((id) => id !== "is-crawlable").map((id) => `SEO audit ${id}`),
  ];
}

async function measurePage(url: string, size: Size, runs: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run++) all.push(await runLighthouse(url, size));
  all.sort((a, b) => a.scores.performance - b.scores.performance);
  return all[Math.floor(runs / 2)]!;
}

const line = (size: string, { scores, largest, blocking, layoutShift }: Measured) =>
  [
    size.padEnd(5),
    ...CATEGORIES.map((one) => String(Math.round(scores[one] * 100)).padStart(4)),
    `${(largest / 1000).toFixed(2)} s`.padStart(8),
    `${Math.round(blocking)} ms`.padStart(8),
    layoutShift.toFixed(3).padStart(7),
  ].join(" ");

async function measure(): Promise<void> {
  const part = process.argv[2] ?? "";
  const executablePath = await ensureChromium();
  process.env.CHROME_PATH = executablePath;
  await installLighthouse();
  await buildSite();
  const site = await startServe({ env: { FASU_RATE_LIMITS: "off", FASU_LOG: "off" } });
  let faults = 0;
  const tell = (text: string, wrong: string[]) => {
    faults += wrong.length;
    console.log(`${text}${wrong.map((one) => `  ✖ ${one}`).join("")}`);
  };
  try {
    console.log("size  perf a11y best  seo  largest blocking   shift");
    for (const { address, goal } of PAGES.filter((page) => page.address.includes(part)))
      for (const size of SIZES) {
        const runs = address === LIST_ADDRESS ? RUNS_OF_THE_LIST : 1;
        const name = decodeURIComponent(address);
        try {
          const measured = await measurePage(`${site.url}${address}`, size, runs);
          tell(`${line(size, measured)}  ${name}`, missed(measured, goal));
        } catch (error) {
          // A page that cannot be measured counts as a missed goal and does not stop the others.
          tell(`${size.padEnd(5)} not measured  ${name}`, [
            error instanceof Error ? error.message : String(error),
          ]);
        }
      }
    if (LIST_ADDRESS.includes(part)) {
      const { ms, pageBytes, answerBytes } = await measureFirstResults(
        executablePath,
        site.port,
        LIST_ADDRESS,
      );
      tell(
        `first results on a slow line: ${Math.round(ms)} ms; on the wire ${pageBytes} bytes of page, ${answerBytes} of answers`,
        ms > FIRST_RESULTS_MS ? [`above ${FIRST_RESULTS_MS} ms`] : [],
      );
    }
  } finally {
    await site.stop();
  }
  if (faults > 0) throw new CommandFailure(`${faults} goals were missed (marked above).`);
}

await runCommand(measure);
