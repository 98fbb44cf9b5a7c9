import { type Asked, type Latency, measureClasses } from "./latency.ts";
import type { BenchOptions } from "./options.ts";
import { milliseconds, printLine, verdict } from "./print.ts";
import { type BenchClaim, benchClaims, claimsByCourt } from "./queries/claims.ts";
import { runPart } from "./run-part.ts";
import { type Site, startSite } from "./site.ts";

/** Judgments for each lawyer: 20,000 lawyers at 100,000 judgments. */
const JUDGMENTS_A_LAWYER = 5;

/** With more judgments its claims take longer than all else that is measured. */
const SQL_UP_TO = 100_000;

/** Makes the tables of lawyers and of appeals and prints how fast both endpoints answer from them. */
export async function measurePractice(project: string, count: number, options: BenchOptions): Promise<void> {
  const { parts, rounds } = options;
  if (!parts.has("recovery") && !parts.has("reversal")) return;
  const made = await runPart<{ lawyers: number; cases: number; recovery: number; reversal: number }>(
    "make-practice",
    project,
    [Math.ceil(count / JUDGMENTS_A_LAWYER)],
  );
  console.log(`  ${made.lawyers.toLocaleString("en")} lawyers in ${made.cases.toLocaleString("en")} cases`);
  printLine(
    "tables of lawyers and of appeals",
    `${made.recovery.toFixed(1)} s, ${made.reversal.toFixed(1)} s`,
  );
  const site = await startSite(project);
  try {
    if (parts.has("recovery")) {
      const { mixed, ...kinds } = await measureClasses(claimsByCourt(), Math.ceil(rounds / 2), (claim) =>
        listed(site, claim),
      );
      printLatency("/lawyer/list", mixed!, count);
      for (const [kind, times] of Object.entries(kinds)) printLatency(`  ${kind}`, times, count);
      if (count <= SQL_UP_TO) await compareWithSql(project, rounds);
      else printLine("  plain SQL", "left out", `at ${SQL_UP_TO} its p95 is near a second`);
    }
    if (parts.has("reversal")) {
      printLatency("/reverse/basicinfo", await measured(rounds, (claim) => analysed(site, claim)), count);
    }
  } finally {
    await site.close();
  }
}

/** The same lists by plain SQL over the same tables, and whether both agree. */
async function compareWithSql(project: string, rounds: number): Promise<void> {
  const sql = await runPart<{ times: Latency; agree: number; claims: number }>("lawyers-sql", project, [
    Math.ceil(rounds / 8),
  ]);
  printLatency("  plain SQL, same tables", sql.times, 0);
  printLine("  highest scores equal", `${sql.agree} of ${sql.claims}`);
}

async function measured(rounds: number, ask: (claim: BenchClaim) => Promise<Asked>): Promise<Latency> {
  const { claims } = await measureClasses({ claims: benchClaims() }, Math.ceil(rounds / 4), ask);
  return claims!;
}

async function listed(site: Site, { amountMax, ...claim }: BenchClaim): Promise<Asked> {
  const query = new URLSearchParams({ ...claim, ...(amountMax && { amountMax }), pageSize: "3" });
  const answer = await site.ask(`/lawyer/list?${query}`);
  return () =>
    (JSON.parse(answer().toString("utf8")) as { data: { activeLawyer: number } }).data.activeLawyer;
}

async function analysed(site: Site, { reason, court, amount }: BenchClaim): Promise<Asked> {
  const answer = await site.ask("/reverse/basicinfo", {
    subject: "上诉人",
    first_instance_number: "（2021）京01民初123号",
    court: court || "北京市第一中级人民法院",
    mainjudge: "某法官",
    collegial_panel_members: "",
    reason,
    amount,
  });
  return () =>
    (JSON.parse(answer().toString("utf8")) as { analysis: { cases: unknown[] } }).analysis.cases.length;
}

function printLatency(label: string, { p50, p95 }: Latency, count: number): void {
  printLine(
    `${label}, p50 / p95`,
    `${p50.toFixed(2)} / ${milliseconds(p95)}`,
    count ? verdict(p95, 10, count) : "",
  );
}
