import type { Counsel, JudgmentRecord, Party } from "#domain/judgment/record.ts";
import { type Day, numeralDate } from "../world/calendar.ts";
import { createRandom, type Random } from "../world/random.ts";
import type { Seat } from "../world/seat.ts";

/** A court's layout of its documents in one period; a court keeps to it. */
export interface HouseStyle {
  /** Before the forms of 2016: 诉称/辩称, 委托代理人. */
  old: boolean;
  /** Random choices that belong to the house, not to the case. */
  bracket: [string, string];
  padded: boolean;
  spacedType: boolean;
  joinedHeader: boolean;
  /** Blanks before court, type and number, as in files converted from centred pages. */
  centred: boolean;
  /** 以下简称 is with the party instead of in the introduction. */
  shortWithParty: boolean;
  indent: string;
  zero: string;
  /** 原告：X or 原告X. */
  colon: string;
  spacedTitles: boolean;
  gap: string;
  blankLines: boolean;
  originalWord: "原审" | "一审";
  chamber: string;
}

/** The house style of a court at a time: forms of judgments changed on 2016-08-01. */
export function houseStyle(seat: Seat, decided: Day, reform: Day): HouseStyle {
  const old = decided < reform;
  const random = createRandom(`house ${seat.node.label} ${old}`);
  return {
    old,
    bracket: random.chance(0.3) ? ["(", ")"] : ["（", "）"],
    padded: random.chance(0.2),
    spacedType: random.chance(0.6),
    joinedHeader: random.chance(0.1),
    centred: random.chance(0.15),
    shortWithParty: random.chance(0.12),
    indent: random.chance(0.3) ? "　　" : "",
    zero: random.pick(["〇", "〇", "〇", "○", "Ｏ", "O"]),
    colon: old && random.chance(0.5) ? "" : "：",
    spacedTitles: random.chance(0.55),
    gap: random.pick(["　", "　　", " ", "  "]),
    blankLines: random.chance(0.12),
    originalWord: random.chance(0.8) ? "原审" : "一审",
    chamber: random.pick(["民一", "民二", "民三", "商", "民"]),
  };
}

/** Words for one text, drawn for the case. */
export interface JudgmentDraft {
  seat: Seat;
  style: HouseStyle;
  random: Random;
  caseNumber: string;
  textType: string;
  decided: Day;
  cause: string;
  instance: "first" | "second";
  parties: Party[];
  counsel: Counsel[];
  presiding: string;
  panel: string[];
  clerk: string;
  /** Parties, introduction, claims, findings, reasoning and operative part, one per paragraph. */
  body: string[];
  tail: string[];
  postscript: string[];
  claim: number | null;
  outcome: JudgmentRecord["outcome"];
  earlier: JudgmentRecord["earlier_cases"];
}

/** A finished text with the record that a reader of it should end up with; the builder sets ids. */
export interface SampleJudgment {
  text: string;
  record: JudgmentRecord;
}

const STAGE = { first: "一审", second: "二审" } as const;

/** The published title: A与B…纠纷二审民事判决书. */
function caseTitle(draft: Pick<JudgmentDraft, "parties" | "cause" | "instance" | "textType">): string {
  const on = (...sides: Party["side"][]) =>
    draft.parties.filter((party) => sides.includes(party.side)).map((party) => party.name);
  const left = draft.instance === "first" ? on("plaintiff") : on("appellant");
  const right = draft.instance === "first" ? on("defendant") : on("appellee");
  const others = right.length > 0 ? `与${listed(right)}` : "";
  return `${listed(left)}${others}${draft.cause}${STAGE[draft.instance]}${draft.textType}`;
}

/** The names of a side as titles list them: if more than three, the first with 等. */
function listed(names: string[]): string {
  return names.length > 3 ? `${names[0]}等` : names.join("、");
}

/** Lays out a draft as its court would, with its record. */
export function publishSample(draft: JudgmentDraft): SampleJudgment {
  const { seat, style, random } = draft;
  const title = caseTitle(draft);
  const type = style.spacedType ? [...draft.textType].join(" ") : draft.textType;
  const number = `${style.bracket[0]}${draft.caseNumber.slice(1, 5)}${style.bracket[1]}${draft.caseNumber.slice(6)}`;
  const head = style.joinedHeader ? [seat.printed + draft.textType, number] : [seat.printed, type, number];
  const margin = (line: string, width: number) => (style.centred ? " ".repeat(width) + line : line);
  const lines = [
    ...(random.chance(0.6) ? [title] : []),
    ...head.map((line, index) => margin(line, 18 + index * 9)),
    ...draft.body.map((paragraph) => style.indent + paragraph),
    ...draft.tail,
    ...draft.postscript.map((paragraph) => style.indent + paragraph),
  ];
  return {
    text: `${lines.join(style.blankLines ? "\n\n" : "\n")}\n`,
    record: {
      id: "",
      casename: title,
      court: seat.node.label,
      court_id: seat.node.value,
      text_type: draft.textType,
      case_number: draft.caseNumber,
      casedate: new Date(draft.decided * 86_400_000).toISOString().slice(0, 10),
      cause_code: null,
      cause: draft.cause,
      causes: [{ code: null, label: draft.cause }],
      instance: draft.instance,
      parties: draft.parties,
      counsel: draft.counsel,
      presiding_judge: draft.presiding,
      panel: draft.panel,
      clerk: draft.clerk,
      claim_amount: draft.claim,
      outcome: draft.outcome,
      earlier_cases: draft.earlier,
      later_cases: [],
      body_text: draft.body,
      tail_text: draft.tail.map(plainTail),
      body_postscript: draft.postscript,
      holding: holdingOf(draft.body),
      wenshu_url: "",
      source: "sample",
    },
  };
}

/** The court's own reasoning: from 本院认为 through the paragraph that ends in 判决如下. */
function holdingOf(body: string[]): { from: number; to: number } | null {
  const from = body.findIndex((paragraph) => /^本院(经审查)?认为/.test(paragraph));
  if (from < 0) return null;
  const operative = body.findIndex((paragraph, index) => index >= from && paragraph.endsWith("如下："));
  return { from, to: Math.max(operative, from) + 1 };
}

/** Judges, date and clerk at the foot of a document. */
export function tailLines(
  style: HouseStyle,
  decided: Day,
  judges: { title: string; name: string }[],
  staff: { title: string; name: string }[],
): string[] {
  const print = ({ title, name }: { title: string; name: string }) =>
    (style.spacedTitles ? spread(title) : title) + style.gap + name;
  return [...judges.map(print), numeralDate(decided, style.zero), ...staff.map(print)];
}

/** A tail line as records store it: the title without inner spaces, one space before the name. */
function plainTail(line: string): string {
  const [, title, name] = /^(.*[长员理])[\s　]+(\S+)$/.exec(line) ?? [];
  return title ? `${title.replace(/\s/g, "")} ${name}` : line;
}

/** 审判长 as 审 判 长; titles of five characters are never spread. */
function spread(title: string): string {
  return title.length <= 3 ? [...title].join(" ") : title;
}
