import { type Day, dayOf, dayParts } from "./calendar.ts";
import { civilDocument } from "./civil.ts";
import { CIVIL_CAUSES, DIRT, KIND_SHARES, type KindShare, WITHHELD_REASONS } from "./distribution.ts";
import type { Draft, Plan, Truth } from "./document.ts";
import { administrativeDocument, criminalDocument, enforcementDocument } from "./other-kinds.ts";
import { createRandom, type Random } from "./random.ts";
import { weightedDraw } from "./weighted.ts";
import type { World } from "./world.ts";

/** The header of the monthly CSV files. */
export const HEADING =
  "原始链接,案号,案件名称,法院,所属地区,案件类型,案件类型编码,来源,审理程序,裁判日期,公开日期,当事人,案由,法律依据,全文";

/** A row as it is in a file, including its line end, and what it is made from. */
export interface Row {
  csv: string;
  truth: Truth;
}

const drawKind = weightedDraw(KIND_SHARES, ({ millions }) => millions);
const drawCause = weightedDraw(CIVIL_CAUSES, ([, millions]) => millions);
const drawReason = weightedDraw(WITHHELD_REASONS, ([, share]) => share);
const procedures = new Map(
  KIND_SHARES.map((kind) => [kind, weightedDraw(kind.procedures, ([, , millions]) => millions)]),
);

/** Procedures of courts above the basic level; a second instance is never at a basic court. */
const APPEALS = /二审|审判监督|刑罚与执行变更|管辖/;
/** Spread of lengths around their median (sigma of the log-normal distribution). */
const SPREAD = 0.55;
/** By how much the other parts of a document make it longer or shorter than its counted sentences. */
const LENGTH_FACTOR: Record<string, number> = {
  民事案件: 1.02,
  执行案件: 1.29,
  刑事案件: 1.02,
  行政案件: 1.1,
  管辖案件: 1,
};

/**
 * The rows of one month's file, the same for the same world, seed and month; lengths are multiplied by
 * `longer`.
 */
export function* monthRows(
  world: World,
  seed: string,
  year: number,
  month: number,
  count: number,
  longer = 1,
): Generator<Row> {
  const random = createRandom(`${seed} ${year}-${month}`);
  let last: Row | null = null;
  for (let number = 1; number <= count; number++) {
    if (last && !last.truth.reason && random.chance(DIRT.twice)) {
      const id = documentId(random);
      yield {
        csv: last.csv.replace(last.truth.source_id, id),
        truth: { ...last.truth, source_id: id, same_as: last.truth.source_id },
      };
      continue;
    }
    last = makeRow(world, random, dayOf(year, month, random.int(1, 28)), number, longer);
    yield last;
  }
}

function makeRow(world: World, random: Random, decided: Day, serial: number, longer: number): Row {
  const kind = drawKind(random);
  const [procedure, code] = procedures.get(kind)!(random);
  let seat = world.drawSeat(random);
  while (APPEALS.test(procedure) && seat.tier === "basic") seat = seat.parent ?? world.drawSeat(random);
  const mean = longer * kind.characters * (LENGTH_FACTOR[kind.kind] ?? 1);
  const characters = Math.min(60_000, random.logNormal(mean * Math.exp(-(SPREAD ** 2) / 2), SPREAD));
  const plan: Plan = { world, random, seat, decided, serial, kind: kind.kind, procedure, characters };
  const draft = draftOf(plan);
  const reason = random.chance(DIRT.notPublic) ? drawReason(random)[0] : "";
  const id = documentId(random);
  const truth: Truth = {
    source_id: id,
    court: seat.node.label,
    case_number: draft.case_number,
    text_type: draft.text_type,
    casedate: isoDay(decided),
    kind: kind.kind,
    procedure,
    instance: draft.instance,
    causes: draft.causes,
    parties: draft.parties.map(({ person, role }) => ({ name: person.shown, role })),
    counsel: draft.counsel,
    panel: draft.panel,
    clerk: draft.clerk,
    reason,
    same_as: "",
  };
  return { csv: toCsv(plan, kind, random.chance(DIRT.code) ? code : procedure, draft, id, reason), truth };
}

function draftOf(plan: Plan): Draft {
  if (plan.kind === "刑事案件") return criminalDocument(plan);
  if (plan.kind === "执行案件") return enforcementDocument(plan);
  if (plan.kind === "行政案件") return administrativeDocument(plan);
  return civilDocument(plan, drawCause(plan.random)[0]);
}

function toCsv(
  plan: Plan,
  kind: KindShare,
  procedure: string,
  draft: Draft,
  id: string,
  reason: string,
): string {
  const { random, seat, decided } = plan;
  const maybe = (value: string) =>
    random.chance(DIRT.missing) ? random.pick(["\\N", ""]) : dirtyColumn(random, value);
  const date = random.chance(DIRT.impossibleDate)
    ? random.pick(["0000-00-00", "0001-01-01", "2201-05-06"])
    : isoDay(decided);
  const names = draft.parties.map(({ person }) => person.shown);
  return `${[
    `https://wenshu.court.gov.cn/website/wenshu/181107ANFZ0BXSK4/index.html?docId=${id}`,
    maybe(draft.case_number),
    maybe(draft.casename),
    maybe(seat.node.label),
    seat.province || "\\N",
    kind.kind,
    kind.code,
    "示例收集",
    maybe(procedure),
    maybe(date),
    isoDay(decided + random.int(5, 200)),
    maybe([...new Set(names)].join(random.chance(0.7) ? "；" : "，")),
    maybe(draft.causes.join(random.pick(["、", "；", ","]))),
    maybe(draft.laws.join(random.pick(["；", "，"]))),
    reason || runOn(random, draft.paragraphs),
  ]
    .map(quoted)
    .join(",")}\n`;
}

/** A text that lost its breaks: a blank or nothing where a paragraph ended, the same way throughout. */
function runOn(random: Random, paragraphs: string[]): string {
  const joint = random.chance(DIRT.lineBreaks) ? "\n" : random.chance(0.5) ? " " : "";
  let text = `文书内容${joint}${paragraphs.join(joint)} 更多数据请搜索示例数据网`;
  if (random.chance(DIRT.entities))
    text = text.replaceAll("　", "&nbsp;").replaceAll("“", "&ldquo;").replaceAll("”", "&rdquo;");
  return random.chance(DIRT.broken) ? broken(random, text) : text;
}

function dirtyColumn(random: Random, value: string): string {
  return value && random.chance(DIRT.brokenColumn) ? broken(random, value) : value;
}

function broken(random: Random, text: string): string {
  const at = random.int(0, text.length - 1);
  return `${text.slice(0, at)}\ufffd${text.slice(at + 1)}`;
}

function quoted(field: string): string {
  return /[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

function documentId(random: Random): string {
  let id = "";
  for (let part = 0; part < 4; part++)
    id += Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return id;
}

function isoDay(day: Day): string {
  const { year, month, date } = dayParts(day);
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}
