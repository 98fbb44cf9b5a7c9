import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { FIRST_YEAR, FORMULA } from "#domain/recovery/ranking/formula.ts";
import { rankLawyers } from "#domain/recovery/ranking/rank-lawyers.ts";
import { readClaim, requireTable } from "#server/recovery/read-claim.ts";
import { measureClasses } from "../latency.ts";
import { benchClaims } from "../queries/claims.ts";
import { report } from "../report.ts";

// usage: lawyers-sql ROUNDS; the three lists by plain SQL over the same tables, and whether they agree

const rounds = Number(process.argv[2]);
const table = requireTable();
const { offsets, appearances, cases, meta } = table;
const FILE = "lawyers.db";
// That of a smaller corpus, measured before.
rmSync(FILE, { force: true });
const database = new DatabaseSync(FILE);
database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
  CREATE TABLE lawyers(lawyer INTEGER PRIMARY KEY, name TEXT, firm TEXT);
  CREATE TABLE cases(no INTEGER PRIMARY KEY, court INT, cause INT, amount INT, day INT, year INT, level INT, reference INT);
  CREATE TABLE appearances(lawyer INT, no INT, PRIMARY KEY(lawyer, no)) WITHOUT ROWID;
  BEGIN`);
const addLawyer = database.prepare("INSERT INTO lawyers VALUES (?,?,?)");
const addCase = database.prepare("INSERT INTO cases VALUES (?,?,?,?,?,?,?,?)");
const addAppearance = database.prepare("INSERT INTO appearances VALUES (?,?)");
for (let no = 0; no < meta.cases; no++) {
  const { court, cause, amount, day, year, level, reference } = cases;
  addCase.run(no, court[no]!, cause[no]!, amount[no]!, day[no]!, year[no]!, level[no]!, reference[no]!);
}
for (let lawyer = 0; lawyer < meta.lawyers; lawyer++) {
  const row = table.lawyerRow(lawyer);
  addLawyer.run(lawyer, row.lawyer, row.lawoffice);
  for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++)
    addAppearance.run(lawyer, appearances[at]!);
}
database.exec(
  "COMMIT; CREATE INDEX by_case ON appearances(no, lawyer); CREATE INDEX by_court ON cases(court); ANALYZE",
);

type Range = readonly [number, number];
const inside = (column: string, [from, to]: Range) => `(${column} >= ${from} AND ${column} < ${to})`;
const byList = (column: string, values: readonly number[], rest: number) =>
  `CASE ${column} ${values.map((value, at) => `WHEN ${at} THEN ${value}`).join(" ")} ELSE ${rest} END`;

/** All scores of the active lawyers in one statement; the lists are its first rows three times over. */
function statement({ claim }: Resolved): string {
  const { cause, court, amount } = claim;
  const causeLike = cause
    ? `CASE WHEN ${inside("cause", cause.same)} THEN ${FORMULA.cause.same} WHEN ${inside("cause", cause.parent)} THEN ${FORMULA.cause.parent} WHEN ${inside("cause", cause.branch)} THEN ${FORMULA.cause.branch} ELSE ${FORMULA.cause.other} END`
    : "1";
  const courtLike = court
    ? `CASE WHEN ${inside("court", court.same)} THEN ${FORMULA.court.same} WHEN ${inside("court", court.city)} THEN ${FORMULA.court.city} WHEN ${inside("court", court.province)} THEN ${FORMULA.court.province} ELSE ${FORMULA.court.other} END`
    : "1";
  const amountLike =
    amount === null
      ? "1"
      : `CASE WHEN amount = ${amount} THEN ${FORMULA.amount.same} WHEN abs(amount - ${amount}) = 1 AND amount < 8 AND ${amount} < 8 THEN ${FORMULA.amount.neighbour} ELSE ${FORMULA.amount.other} END`;
  const weight = `(${byList("level", FORMULA.level, FORMULA.levelUnknown)}) * (${byList("amount", FORMULA.size, 1)}) * (CASE reference WHEN 1 THEN ${FORMULA.reference} ELSE 1 END)`;
  const active = court
    ? `SELECT DISTINCT lawyer FROM cases JOIN appearances USING (no) WHERE year >= ${FIRST_YEAR} AND ${inside("court", court.same)}`
    : `SELECT DISTINCT lawyer FROM cases JOIN appearances USING (no) WHERE year >= ${FIRST_YEAR}`;
  return `WITH weighed AS (
    SELECT lawyer, court, (${causeLike}) * (${courtLike}) * (${amountLike}) AS alike, ${weight} AS weight,
      pow(0.5, max(0, ${meta.corpus.today} - day) / ${FORMULA.halfLifeDays}) AS recency
    FROM (${active}) JOIN appearances USING (lawyer) JOIN cases USING (no) WHERE year >= ${FIRST_YEAR}
  ), sums AS (
    SELECT lawyer, sum(alike) AS e, sum(alike > 0) AS en, sum(weight) AS i, sum(recency) AS a, count(*) AS n,
      count(DISTINCT court) AS c FROM weighed GROUP BY lawyer
  ) SELECT lawyer, name, firm, e * en / (en + ${FORMULA.shrink}) AS experience,
      i * n / (n + ${FORMULA.shrink}) * (1 + ${FORMULA.breadth} * log2(c)) AS influence, a * n / (n + ${FORMULA.shrink}) AS activity
    FROM sums JOIN lawyers USING (lawyer)`;
}

type Resolved = Extract<ReturnType<typeof readClaim>, { claim: unknown }>;
const claims = benchClaims().map((asked) => {
  const resolved = readClaim({
    ...asked,
    amount: Number(asked.amount),
    amountMax: asked.amountMax === "" ? undefined : Number(asked.amountMax),
  } as never);
  if ("failure" in resolved) throw new RangeError(JSON.stringify(resolved.failure));
  return { resolved, sql: database.prepare(statement(resolved)) };
});

let agree = 0;
for (const { resolved, sql } of claims) {
  const ours = rankLawyers(table.counted, resolved.claim);
  const highest = Math.max(0, ...sql.all().map((row) => Number(row.influence)));
  if (Math.abs(highest - ours.highest.influence) < 1e-6) agree++;
}
const LISTS = ["experience", "influence", "activity"] as const;
const times = await measureClasses({ claims }, rounds, ({ sql }) => {
  const rows = sql.all();
  for (const list of LISTS) rows.sort((a, b) => Number(b[list]) - Number(a[list])).slice(0, 3);
  return rows.length;
});
report({ times: times.claims!, agree, claims: claims.length });
