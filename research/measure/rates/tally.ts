import { isPersonName } from "#domain/judgment/parse/published/named-people.ts";
import type { ParseContext, Parsed } from "#domain/judgment/parse-result.ts";
import type { Counsel, JudgmentRecord, Party } from "#domain/judgment/record.ts";
import { readConvictions } from "./operative-truth.ts";

/** The fields with a line in a table of rates. */
export const FIELDS = [
  "accepted",
  "court",
  "number",
  "date",
  "panel",
  "clerk",
  "defendants",
  "offences",
  "instance",
  "names",
  "type",
  "parties",
  "counsel",
] as const;
export type Field = (typeof FIELDS)[number];

/** Numbers of documents in which a field is correct, filled but wrong, and present in the text. */
export interface Share {
  right: number;
  wrong: number;
  has: number;
}

/** Rates of one form; `documents` is the common denominator. `misses` has one line per wrong value. */
export interface Tally {
  documents: number;
  shares: Record<Field, Share>;
  misses: { field: Field; id: string; detail: string }[];
}

/** An empty tally. */
export function emptyTally(): Tally {
  const shares = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, has: 0 }]));
  return { documents: 0, shares: shares as Record<Field, Share>, misses: [] };
}

/**
 * The expected values of a judgment: a whole record, the columns of a row, or labels independent of the
 * parser.
 */
export type Model = Pick<JudgmentRecord, "court" | "court_id" | "case_number" | "casedate"> &
  Partial<Pick<JudgmentRecord, "panel" | "clerk" | "instance" | "text_type">> & {
    parties?: Pick<Party, "name">[];
    counsel?: Pick<Counsel, "name" | "firm">[];
    /** The accused and the codes of all offences; if absent, they are read from the operative part. */
    convictions?: { accused: string[]; offences: string[] };
  };

/** The reference for a form of a text: the record of the form with line breaks, and the text. */
export interface Given {
  id: string;
  /** The text in the form with line breaks, or unchanged if it has none. */
  printed: string;
  /** The record from the form with line breaks, or the row's columns; null if there is none. */
  model: Model | null;
}

/** Counts the result of parsing one text in one form. */
export function countShare(tally: Tally, given: Given, parsed: Parsed[], context: ParseContext): void {
  tally.documents++;
  const first = parsed[0];
  const record = parsed.length === 1 && first?.kind === "record" ? first.record : null;
  const note = (field: Field, has: boolean, right: boolean, filled: boolean, detail: string): void => {
    const share = tally.shares[field];
    if (has) share.has++;
    if (right) share.right++;
    else if (filled) share.wrong++;
    if (!right && (has || filled)) tally.misses.push({ field, id: given.id, detail });
  };
  note(
    "accepted",
    true,
    record !== null,
    false,
    first?.kind === "rejected" ? `${first.reason} ${first.detail}` : String(parsed.length),
  );
  const { model } = given;
  const told = (field: Field): boolean =>
    field === "type"
      ? model?.text_type !== undefined
      : (field !== "parties" && field !== "counsel") || model?.[field] !== undefined;
  if (!record) {
    for (const field of FIELDS) if (field !== "accepted" && told(field)) tally.shares[field].has++;
    return;
  }
  const same = (field: Field, value: string, truth: string | undefined): void => {
    if (truth === undefined) note(field, value !== "", value !== "", value !== "", value);
    else
      note(
        field,
        truth !== "",
        value === truth && truth !== "",
        value !== "" && value !== truth,
        `${value} ≠ ${truth}`,
      );
  };
  note(
    "court",
    true,
    record.court_id !== null && (!model || record.court_id === model.court_id || model.court_id === null),
    record.court !== "",
    `${record.court} ≠ ${model?.court}`,
  );
  same("number", record.case_number, model?.case_number);
  same("date", record.casedate, model?.casedate);
  same("panel", record.panel.join("、"), model?.panel?.join("、"));
  same("clerk", record.clerk, model?.clerk);
  note(
    "instance",
    true,
    model?.instance ? record.instance === model.instance : record.instance !== "other",
    true,
    `${record.instance} ≠ ${model?.instance}`,
  );
  if (model?.convictions) {
    const { accused, offences } = model.convictions;
    same("defendants", accusedOf(record).sort().join("、"), [...accused].sort().join("、"));
    same("offences", codesOf(record).sort().join("、"), [...offences].sort().join("、"));
  } else {
    const convictions = readConvictions(given.printed);
    countDefendants(record, convictions.names, note);
    countOffences(record, convictions.offences, context, note);
  }
  const junk = [...record.parties, ...record.counsel].map(({ name }) => name).filter((name) => !isName(name));
  note("names", true, junk.length === 0, junk.length > 0, junk.join(" | "));
  if (model?.text_type !== undefined) same("type", record.text_type, model.text_type);
  if (model?.parties) same("parties", namesOf(record.parties), namesOf(model.parties));
  if (model?.counsel) same("counsel", counselOf(record.counsel), counselOf(model.counsel));
}

type Note = (field: Field, has: boolean, right: boolean, filled: boolean, detail: string) => void;

const ACCUSED = /被告人|被告单位|罪犯/;

/** The accused of a record, without duplicates. */
function accusedOf({ parties }: JudgmentRecord): string[] {
  const accused = parties.filter(({ role }) => ACCUSED.test(role) && !/民事/.test(role));
  return [...new Set(accused.map(({ name }) => name))];
}

/** The names of all parties, without duplicates, in the order of their characters. */
function namesOf(parties: Pick<Party, "name">[]): string {
  return [...new Set(parties.map(({ name }) => name))].sort().join("、");
}

/** The names of all representatives with their firms, without duplicates. */
function counselOf(counsel: Pick<Counsel, "name" | "firm">[]): string {
  return [...new Set(counsel.map(({ name, firm }) => `${name} ${firm}`.trim()))].sort().join("、");
}

/** The codes of all causes that the catalogue contains, without duplicates. */
function codesOf({ causes }: JudgmentRecord): string[] {
  return [...new Set(causes.flatMap(({ code }) => code ?? []))];
}

function countDefendants(record: JudgmentRecord, truth: string[], note: Note): void {
  const accused = new Set(accusedOf(record));
  const lost = truth.filter(
    (name) => !accused.has(name) && ![...accused].some((own) => abbreviates(name, own)),
  );
  const detail = `lost ${lost.join("、")} of ${truth.join("、")}; has ${[...accused].join("、")}`;
  note(
    "defendants",
    truth.length > 0,
    truth.length > 0 && lost.length === 0,
    accused.size > 0 && lost.length > 0,
    detail,
  );
}

/** Whether an operative part may shorten the name of an organisation so: 例豪公司 for 浙江例豪袜业有限公司. */
function abbreviates(short: string, name: string): boolean {
  if (!/公司$/.test(short) || short.length >= name.length) return false;
  let at = -1;
  return [...short].every((letter) => {
    at = name.indexOf(letter, at + 1);
    return at >= 0;
  });
}

function countOffences(record: JudgmentRecord, found: string[], context: ParseContext, note: Note): void {
  const truth = new Set(found.flatMap((offence) => context.resolveCause([offence], "1")?.code ?? []));
  const own = new Set(codesOf(record));
  const right = truth.size > 0 && truth.size === own.size && [...truth].every((code) => own.has(code));
  note(
    "offences",
    truth.size > 0,
    right,
    own.size > 0 && truth.size > 0 && !right,
    `${[...own]} ≠ ${[...truth]} ${found.join("、")}`,
  );
}

const ORGANISATION =
  /(?:公司|管理人|基地|厂|店|行|院|局|府|会|中心|社|部|所|队|处|校|园|场|站|厅|馆|户|办|矿|基金|企业|合伙[）)]?|委|署|团|室|组|村|学|集团|司|政府|法庭|库|港|铺|坊|楼|吧|庄|城|台|司法厅|科|军|区|网|汇)(?:[（(][^（）()]{1,20}[）)])?$/;
/** Companies whose business is also a word of sentences (货运代理有限公司), and places that are parties themselves. */
const SEATED = /^[\u4e00-\u9fff（）()]{4,}(?:公司|自治[县旗州]|[左右前后中]旗)$/;
const NARRATED =
  /[，。；：、“”？！\s]|因|涉嫌|被判|起诉|指控|出庭|诉讼|辩护|代理|认为|提出|自报|羁押|逮捕|拘留|不服|一案|如下|住所|汉族|出生/;

/** Whether a stored name has the form of a name: a person, masked or not, an organisation, a foreign name. */
export function isName(name: string): boolean {
  if (name.length <= 60 && SEATED.test(name)) return true;
  if (NARRATED.test(name)) return false;
  if (isPersonName(name.replace(/[0-9甲乙丙丁×＊*ＸXx]+/g, "某"))) return true;
  if (/^[\u4e00-\u9fff][某×＊*ＸXx○〇]{1,3}[0-9甲乙丙丁戊己庚辛壬癸]{0,2}$/.test(name)) return true;
  if (/^[\u4e00-\u9fff]{1,4}(?:[0-9]{1,2}|[甲乙丙丁A-Z])$/.test(name)) return true;
  if (/^[A-Za-z][A-Za-z .·•'’-]+$/.test(name)) return true;
  return name.length <= 60 && ORGANISATION.test(name);
}
