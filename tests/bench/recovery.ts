import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LawyerListQuery } from "#contract/lawyer-list.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { CaseDocument } from "#domain/recovery/case-document.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { openTable } from "#server/recovery/open-table.ts";
import { resolveClaim } from "#server/recovery/resolve-claim.ts";
import { writeTable } from "#server/recovery/write-table.ts";

/** The lawyer list over 100,000 judgments and 20,000 lawyers, beside plain SQL over the same rows. */
const JUDGMENTS = 100_000;
const LAWYERS = 20_000;
const RUNS = 40;

let seed = 1;
const random = (below: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * below);
};
const courts = loadCourts();
const causes = loadCauses();
const records: JudgmentRecord[] = [];
const documents = new Map<string, CaseDocument>();
for (let at = 0; at < JUDGMENTS; at++) {
  const id = at.toString(32).padStart(12, "a");
  const court = random(courts.ordered.length);
  const day = 14_700 + random(6_000);
  const facts = {
    court,
    level: courts.ordered[court]!.level,
    cause: random(causes.ordered.length),
    amount: random(9),
    day,
  };
  documents.set(id, {
    ...facts,
    year: 2010 + Math.floor((day - 14_610) / 365.25),
    reference: random(50) ? 0 : 1,
  });
  records.push({
    id,
    casename: `示例案件${at}`,
    court: courts.ordered[court]!.label,
    case_number: `（2020）示${at}号`,
    casedate: "2020-01-01",
    cause: "示例纠纷",
    counsel: [],
  } as unknown as JudgmentRecord);
}
const lawyers = Array.from({ length: LAWYERS }, (_, at) => ({
  name: `样${String(at).padStart(5, "0")}`,
  firm: `示例${at % 3_000}律师事务所`,
  keys: [],
  judgments: [],
  documents: [...new Set(Array.from({ length: 1 + random(18) }, () => records[random(JUDGMENTS)]!))],
}));
const folder = mkdtempSync(join(tmpdir(), "recovery-bench-"));
const corpus = {
  sample: true,
  complete: false,
  nationwide: false,
  judgments: JUDGMENTS,
  from: 2010,
  to: 2026,
  today: 20_700,
  counsel: true,
  sources: [],
};
writeTable({ lawyers, documents, corpus, courts }, folder);

/** Milliseconds of processor time, so that what else runs on the machine does not count; rests first. */
const time = (work: () => unknown) => {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
};
const opening = time(() => openTable(folder));
const table = openTable(folder)!;
const claims = ["内蒙古自治区呼和浩特市中级人民法院", "广东省高级人民法院", ""].map((court) =>
  LawyerListQuery.parse({ reason: "保险人代位求偿权纠纷", court, amount: "1000000", amountMax: "3000000" }),
);
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(1);
const p95 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!.toFixed(1);

const db = new DatabaseSync(":memory:");
db.exec(
  "CREATE TABLE cases(id INTEGER PRIMARY KEY, court INT, cause INT, amount INT, day INT, level INT, reference INT)",
);
db.exec("CREATE TABLE appears(lawyer INT, id INT)");
const addCase = db.prepare("INSERT INTO cases VALUES(?,?,?,?,?,?,?)");
const addLink = db.prepare("INSERT INTO appears VALUES(?,?)");
db.exec("BEGIN");
const { cases, offsets, appearances } = table;
for (let at = 0; at < table.meta.cases; at++)
  addCase.run(
    at,
    cases.court[at]!,
    cases.cause[at]!,
    cases.amount[at]!,
    cases.day[at]!,
    cases.level[at]!,
    cases.reference[at]!,
  );
for (let lawyer = 0; lawyer < LAWYERS; lawyer++)
  for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++) addLink.run(lawyer, appearances[at]!);
db.exec(
  "COMMIT; CREATE INDEX by_court ON cases(court); CREATE INDEX by_id ON appears(id); CREATE INDEX by_lawyer ON appears(lawyer, id)",
);
// Experience alone, one of the three lists: what plain SQL has to do at least.
const sql = db.prepare(`SELECT lawyer, SUM(like) * COUNT(*) / (COUNT(*) + 3.0) AS score FROM (
  SELECT a.lawyer, (CASE WHEN c.cause >= ?1 AND c.cause < ?2 THEN 1.0 ELSE 0.1 END)
    * (CASE WHEN c.court >= ?3 AND c.court < ?4 THEN 1.0 ELSE 0.1 END)
    * (CASE WHEN c.amount = 3 THEN 1.0 WHEN c.amount IN (2, 4) THEN 0.6 ELSE 0.3 END) AS like
  FROM appears a JOIN cases c ON c.id = a.id
  WHERE a.lawyer IN (SELECT b.lawyer FROM appears b JOIN cases d ON d.id = b.id WHERE d.court >= ?3 AND d.court < ?4)
) GROUP BY lawyer ORDER BY score DESC, lawyer LIMIT 3`);

console.log(
  `${LAWYERS} lawyers, ${JUDGMENTS} judgments, ${appearances.length} appearances; opening ${opening.toFixed(1)} ms`,
);
for (const query of claims) {
  const resolved = resolveClaim(query, courts, causes);
  if ("fault" in resolved) throw new Error(`the bench's ${resolved.field} is not in the catalogue`);
  const [from, to] = resolved.claim.court?.same ?? [0, 0xffff];
  const [causeFrom, causeTo] = resolved.claim.cause!.same;
  const own: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    own.push(time(() => listLawyers(table, resolved, query, () => ({}))));
    if (run < 10) plain.push(time(() => sql.all(causeFrom, causeTo, from, to)));
  }
  console.log(
    `${query.court || "no court"}: three lists ${median(own)} ms (p95 ${p95(own)}), SQL one list ${median(plain)} ms`,
  );
}
