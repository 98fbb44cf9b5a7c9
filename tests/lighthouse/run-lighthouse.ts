import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CommandFailure } from "../../src/cli/command.ts";
import { runProgram } from "../../src/cli/run-program.ts";
import { CHROMIUM_SWITCHES } from "../fixtures/chromium.ts";

const FOLDER = "tests/lighthouse";
const PROGRAM = join(FOLDER, "node_modules/lighthouse/cli/index.js");
const MAX_REPORT_BYTES = 50_000_000;
const MAX_TRIES = 3;
/**
 * Time limit of a run, far more than a run takes. A hanging run is ended with its browser, so that it does
 * not block later pages.
 */
const TIMEOUT_MS = 240_000;

/** The categories that Lighthouse scores. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The two sizes: a phone on Lighthouse's own slow connection, and a wide screen on its own fast one. */
export const SIZES = ["phone", "wide"] as const;
export type Size = (typeof SIZES)[number];

/** The result of one run. `failed` names the SEO audits that did not pass. */
export interface Measured {
  scores: Record<Category, number>;
  /** Cumulative layout shift, total blocking time and largest contentful paint (ms). */
  layoutShift: number;
  blocking: number;
  largest: number;
  failed: string[];
}

/** The parts of Lighthouse's report that are read. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

/** Installs Lighthouse from its own lockfile if it is missing: no visitor's or editor's install contains it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  console.log("Installing Lighthouse …");
  const code = await runProgram("npm", ["ci", "--prefix", FOLDER, "--no-audit", "--no-fund"]);
  if (code !== 0) throw new CommandFailure("Lighthouse could not be installed (above).");
}

/**
 * One run of Lighthouse on an address, with its own throttling, in the Chromium of `CHROME_PATH`. On a busy
 * machine it may lose its trace or its browser; it is then repeated, and each reason is printed. After the
 * last attempt a CommandFailure contains the reason.
 */
export async function runLighthouse(url: string, size: Size): Promise<Measured> {
  for (let tries = 1; ; tries++)
    try {
      return measuredBy(await askLighthouse(url, size));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (tries === MAX_TRIES) throw new CommandFailure(`Lighthouse gave up on ${url}: ${reason}`);
      console.log(`  ${size}: try ${tries} failed, once more: ${reason}`);
    }
}

function measuredBy({ categories, audits }: Report): Measured {
  const score = (category: Category) => categories[category].score ?? 0;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    scores: Object.fromEntries(CATEGORIES.map((one) => [one, score(one)])) as Measured["scores"],
    layoutShift: value("cumulative-layout-shift"),
    blocking: value("total-blocking-time"),
    largest: value("largest-contentful-paint"),
    failed: categories.seo.auditRefs
      .map(({ id }) => id)
      .filter((id) => audits[id]?.score !== null && audits[id]?.score !== 1),
  };
}

/** The report of one run. A failed run may have written a report too, which says more than its exit code. */
async function askLighthouse(url: string, size: Size): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      url,
      "--quiet",
      "--output=json",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=--headless=new ${CHROMIUM_SWITCHES.join(" ")}`,
      ...(size === "wide" ? ["--preset=desktop"] : []),
    ],
    { maxBuffer: MAX_REPORT_BYTES, timeout: TIMEOUT_MS, killSignal: "SIGINT" },
  ).catch((fault: { stdout?: string; stderr?: string; killed?: boolean }) => {
    if (fault.stdout?.startsWith("{")) return { stdout: fault.stdout };
    if (fault.killed) throw new Error(`no answer within ${TIMEOUT_MS / 1000} s`);
    throw new Error(lastLines(fault.stderr ?? "") || String(fault));
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

const lastLines = (text: string): string => text.trim().split("\n").slice(-3).join(" / ");
