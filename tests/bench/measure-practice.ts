import { type Latency, measureClasses } from "./latency.ts";
import { BARS, milliseconds, printLine, verdict } from "./print.ts";
import { benchClaims } from "./queries/claims.ts";
import { runPart } from "./run-part.ts";
import { startSite } from "./site.ts";

/** Judgments per lawyer: 20,000 lawyers for 100,000 judgments. */
const JUDGMENTS_A_LAWYER = 5;

/** Creates the tables of lawyers and of appeals and prints how fast both endpoints answer from them. */
export async function measurePractice(project: string, count: number, rounds: number): Promise<void> {
  const lawyers = await runPart<number>("make-practice", project, [Math.ceil(count / JUDGMENTS_A_LAWYER)]);
  console.log(`  ${lawyers.toLocaleString("en")} lawyers`);
  const site = await startSite(project);
  const claims = benchClaims();
  const times = Math.ceil(rounds / 4);
  const listed = await measureClasses({ claims }, times, ({ amountMax, ...claim }) =>
    site
      .get(
        `/lawyer/list?${new URLSearchParams({ ...claim, ...(amountMax && { amountMax }), pageSize: "3" })}`,
      )
      .then(() => 0),
  );
  printLatency("/lawyer/list, p95", listed.claims!, count);
  const analysed = await measureClasses({ claims }, times, ({ reason, court, amount }) =>
    site
      .post("/reverse/basicinfo", {
        subject: "上诉人",
        first_instance_number: "（2021）京01民初123号",
        court: court || "北京市第一中级人民法院",
        mainjudge: "某法官",
        collegial_panel_members: "",
        reason,
        amount,
      })
      .then(() => 0),
  );
  printLatency("/reverse/basicinfo, p95", analysed.claims!, count);
  await site.close();
}

const printLatency = (label: string, { p95 }: Latency, count: number) =>
  printLine(label, milliseconds(p95), verdict(p95, BARS.listed, count));
