import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const LISTED = 10;

/** Lists the slowest tests at the end of a run, so that a slower test is noticed. */
export default class ReportSlowest implements Reporter {
  readonly #times: { title: string; ms: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#times.push({ title: test.titlePath().filter(Boolean).join(" › "), ms: duration });
  }

  onEnd(): void {
    console.log(`\nThe ${LISTED} slowest:`);
    for (const { title, ms } of this.#times.sort((a, b) => b.ms - a.ms).slice(0, LISTED))
      console.log(`  ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}`);
  }
}
