import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gatheredFrom, writeRecoveryTables } from "#build/tables/recovery-tables.ts";
import { writeAppealTable } from "#build/tables/table-sources.ts";
import { countedCase } from "#domain/judgment/count-cases-once.ts";
import { sightingsIn } from "#domain/recovery/people/lawyer-identity.ts";
import { appealGroupRanges, countAppeals } from "#domain/reversal/analyse-appeals.ts";
import { totalAppeals } from "#domain/reversal/change-rate.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { localLawyers } from "#server/recovery/local-lawyers.ts";
import { openTableIn } from "#server/recovery/open-table.ts";
import { openAppeals } from "#server/reversal/appeal-file.ts";
import { checkOptions } from "./check-options.ts";

// usage: npm exec -- node tests/bench/alone/check-figures.ts CORPUS [--queries 1000] [--seed a]
// Writes the tables of lawyers and appeals of a corpus into a folder of their own, asks them about drawn causes, courts and
// lawyers, and counts each once more judgment by judgment. Ends with 1 where they differ.

const { corpus, wanted, random } = checkOptions();
const root = mkdtempSync(join(tmpdir(), "fasu-figures-"));
const courts = loadCourts();
const causes = loadCauses();
let started = performance.now();
const seconds = (): string => {
  const taken = ((performance.now() - started) / 1000).toFixed(0);
  started = performance.now();
  return `${taken} s`;
};

/** What a judgment counts for: its court with those above, its cause with those above. */
interface Seen {
  key: string;
  courts: ReadonlySet<number>;
  own: number | null;
  causes: ReadonlySet<string>;
  cause: string | null;
  /** changed, upheld …; empty where it is no appeal. */
  outcome: string;
  /** By these the document is chosen that a case counts by: the judgment, else the newest, else the first by id. */
  order: [isRuling: number, day: string, id: string];
  /** 姓名 and firm of each lawyer, one string. */
  lawyers: string[];
}
const seen: Seen[] = [];
for (const record of readCorpus(corpus)) {
  const isAppeal =
    record.instance === "second" && record.outcome !== null && !record.case_number.includes("辖终");
  const lawyers = sightingsIn(record).map(({ name, firm }) => `${name}\t${firm}`);
  if (!isAppeal && lawyers.length === 0) continue;
  seen.push({
    key: countedCase(record),
    courts: new Set(record.court_id === null ? [] : courts.path(record.court_id).map(({ value }) => value)),
    own: record.court_id,
    causes: new Set(
      record.cause_code === null ? [] : causes.path(record.cause_code).map(({ value }) => value),
    ),
    cause: record.cause_code,
    outcome: isAppeal ? String(record.outcome) : "",
    order: [record.text_type.endsWith("判决书") ? 0 : 1, record.casedate, record.id],
    lawyers,
  });
}
console.log(`${seen.length.toLocaleString("en")} judgments with a lawyer or an appeal, read in ${seconds()}`);
console.log(
  `${writeRecoveryTables(gatheredFrom(corpus), root)}; ${writeAppealTable(corpus, root).toLocaleString("en")} appeals; written in ${seconds()}`,
);

let asked = 0;
let differing = 0;
const compare = (what: string, table: unknown, scan: unknown): void => {
  asked++;
  if (JSON.stringify(table) === JSON.stringify(scan)) return;
  differing++;
  if (differing <= 20) console.log(`${what}: table ${JSON.stringify(table)}, scan ${JSON.stringify(scan)}`);
};

const appeals = openAppeals(root);
// An appeal counts once, however many documents share its number.
const first = (one: Seen, other: Seen): number => {
  const [isRuling, day, id] = one.order;
  const [isOtherRuling, otherDay, otherId] = other.order;
  if (isRuling !== isOtherRuling) return isRuling - isOtherRuling;
  if (day !== otherDay) return day > otherDay ? -1 : 1;
  return id < otherId ? -1 : 1;
};
const byCase = Map.groupBy(
  seen.filter(({ outcome }) => outcome),
  ({ key }) => key,
);
const endings = [...byCase.values()].map((documents) => documents.toSorted(first)[0]!);
const known = endings.filter(({ cause, own }) => cause && own !== null);
for (let query = 0; query < wanted / 2 && known.length > 0; query++) {
  const drawn = random.pick(known);
  const code = random.pick([...drawn.causes]);
  const groups = countAppeals(appeals.table, appealGroupRanges(code, drawn.own, causes, courts));
  const [here, , nation] = groups.map(({ complete, selected }) => totalAppeals(complete) + selected);
  const ofCause = endings.filter(({ causes: own }) => own.has(code));
  compare(`appeals of ${code}`, nation, ofCause.length);
  const there = ofCause.filter(({ own }) => own === drawn.own);
  compare(`appeals of ${code} at ${drawn.own}`, here, there.length);
}
appeals.close();

const table = openTableIn(root);
const lawyers = localLawyers(table, root);
const names = [...new Set(seen.flatMap(({ lawyers: own }) => own))];
for (let query = 0; query < wanted / 2 && names.length > 0; query++) {
  const drawn = random.pick(names);
  const [lawyer = "", lawoffice = ""] = drawn.split("\t");
  const [found] = await lawyers.named([{ lawyer, lawoffice }]);
  const cases = new Set(seen.filter(({ lawyers: own }) => own.includes(drawn)).map(({ key }) => key));
  compare(`cases of a lawyer of ${lawoffice}`, found?.counted.length ?? 0, cases.size);
}
const withBoth = seen.filter(
  ({ lawyers: own, cause, own: court }) => own.length > 0 && cause && court !== null,
);
for (let query = 0; query < wanted / 4 && withBoth.length > 0; query++) {
  const drawn = random.pick(withBoth);
  const code = random.pick([...drawn.causes]);
  const court = random.pick([...drawn.courts]);
  const there = seen.filter((one) => one.causes.has(code) && one.courts.has(court));
  compare(
    `lawyers of ${code} at ${court}`,
    await lawyers.countWith(causes.range(code), courts.range(court)),
    new Set(there.flatMap(({ lawyers: own }) => own)).size,
  );
}
table.close();
console.log(
  `${asked.toLocaleString("en")} questions in ${seconds()}, ${differing} differ; memory ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB`,
);
rmSync(root, { recursive: true });
if (differing > 0) process.exitCode = 1;
