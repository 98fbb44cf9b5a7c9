import { citesOf, type Decision, treated } from "../course/decision.ts";
import { headed, phrasing, viewpointOf } from "../course/phrasing.ts";
import {
  absence,
  attendance,
  inIntroduction,
  names,
  type Proceeding,
  partyParagraphs,
  type Role,
} from "../course/proceeding.ts";
import type { Issue } from "../course/story.ts";
import { type JudgmentDraft, tailLines } from "../print/document.ts";
import { chineseDate, later } from "../world/calendar.ts";
import { citeArticles } from "../world/law.ts";
import type { Litigant } from "../world/litigant.ts";
import { operative } from "./operative.ts";

/** The parties of a first instance in the order they are printed. */
export function firstRoles(proceeding: Proceeding): Role[] {
  const { plaintiffs, defendants, thirds } = proceeding.story;
  return [
    ...plaintiffs.map((litigant): Role => ({ litigant, side: "plaintiff", word: "原告" })),
    ...defendants.map((litigant): Role => ({ litigant, side: "defendant", word: "被告" })),
    ...thirds.map((litigant): Role => ({ litigant, side: "third", word: "第三人" })),
  ];
}

/** A first-instance judgment on a decision. */
export function firstInstance(proceeding: Proceeding, decision: Decision): JudgmentDraft {
  const { style, seat, story, formation } = proceeding;
  const roles = firstRoles(proceeding);
  const listed = partyParagraphs(proceeding, roles);
  const body = [
    ...listed.lines,
    intro(proceeding, roles),
    ...claims(proceeding),
    ...defences(proceeding, decision),
    ...findings(proceeding, decision),
    ...reasoning(proceeding, decision),
    ...operative(proceeding, decision),
  ];
  return {
    ...shell(proceeding),
    seat,
    style,
    instance: "first",
    textType: "民事判决书",
    parties: listed.parties,
    counsel: listed.counsel,
    body,
    tail: tailLines(style, proceeding.decided, formation.judges, formation.staff),
    postscript: postscript(proceeding, decision),
    outcome: null,
    earlier: [],
    claim: story.claim,
  };
}

/** The fields of a draft that every document of a proceeding shares. */
export function shell(proceeding: Proceeding) {
  const { random, caseNumber, decided, story, formation } = proceeding;
  return {
    random,
    caseNumber,
    decided,
    cause: story.cause,
    presiding: formation.judges[0]!.name,
    panel: formation.judges.map((judge) => judge.name),
    clerk: formation.staff.at(-1)!.name,
  };
}

/** The opening paragraph: who sues whom, how the court sat, who appeared. */
function intro(proceeding: Proceeding, roles: Role[]): string {
  const { random, style, story, formation, filed, decided } = proceeding;
  const side = (word: string, list: Role[]) =>
    list.map((role) => `${word}${inIntroduction(proceeding.style, role.litigant)}`).join("、");
  const of = (name: Role["side"]) => roles.filter((role) => role.side === name);
  const thirds = of("third").length > 0 ? `，${side("第三人", of("third"))}` : "";
  const who = `${side("原告", of("plaintiff"))}${style.old ? "诉" : "与"}${side("被告", of("defendant"))}${thirds}${story.cause}一案`;
  const heard = later(random, filed, 18, Math.max(20, Math.min(120, decided - filed - 10)));
  const presiding = formation.judges[0]!;
  const procedure = {
    panel: style.old
      ? `依法${random.pick([`由审判员${presiding.name}担任审判长组成合议庭`, "组成合议庭"])}`
      : random.pick(["依法适用普通程序", "依法组成合议庭，适用普通程序"]),
    summary: random.pick(["依法适用简易程序", "依法适用简易程序，由审判员独任审判"]),
    single: "依法适用普通程序，由审判员独任审判",
  }[formation.sitting];
  const open = random.pick([
    `，公开开庭进行了审理`,
    `，于${chineseDate(Math.min(heard, decided - 3))}公开开庭进行了审理`,
  ]);
  const start = style.old
    ? `本院于${chineseDate(filed)}${random.pick(["受理", "立案受理"])}后`
    : `本院于${chineseDate(filed)}立案后`;
  return `${who}，${start}，${procedure}${open}。${attendance(proceeding, roles)}${absence(proceeding, roles)}本案现已审理终结。`;
}

function claims(proceeding: Proceeding): string[] {
  const { random, style, story } = proceeding;
  const costs = random.pick(["本案诉讼费用由被告承担", "案件受理费由被告负担", "被告承担本案全部诉讼费用"]);
  const bare = (claim: string) => (style.old ? claim.replace(/^(请求判令|依法判令|判令)/, "") : claim);
  const items = [...story.claims, costs].map((claim, index) => `${index + 1}.${bare(claim)}`).join("；");
  const who = names(story.plaintiffs);
  if (style.old) {
    const reason = story.account;
    const wording = random.pick([
      `原告${who}诉称，${reason}请求法院依法判令：${items}。`,
      `原告${who}诉称：${reason}故起诉请求判令：${items}。`,
    ]);
    return [wording];
  }
  const heading = random.pick([
    `${who}向本院提出诉讼请求：${items}。`,
    `原告${who}向本院提出诉讼请求：${items}。`,
  ]);
  return random.chance(0.5)
    ? [`${heading}事实和理由：${story.account}`]
    : [heading, `事实与理由：${story.account}`];
}

function defences(proceeding: Proceeding, decision: Decision): string[] {
  const { random, style, story, absent } = proceeding;
  const came = story.defendants.filter((each) => !absent.has(each));
  const said = style.old ? random.pick(["辩称：", "辩称，"]) : "辩称，";
  const lines = story.defendants.map((defendant) => {
    const name = style.old || random.chance(0.4) ? `被告${defendant.short}` : defendant.short;
    if (absent.has(defendant))
      return random.pick([`${name}未作答辩。`, `${name}未到庭，亦未提交书面答辩意见。`, `${name}未答辩。`]);
    const lead = came[0] === defendant;
    const points = decision.argued
      .filter((issue) => speaker(issue, came) === defendant)
      .map((issue) => random.pick(issue.argue));
    if (points.length > 0) {
      const numbered = points.length > 1 && random.chance(0.5);
      const text = numbered
        ? points.map((point, index) => `${["一", "二", "三", "四"][index]}、${point}`).join("")
        : points.join("");
      return `${name}${said}${random.chance(0.5) ? "不同意原告的诉讼请求。" : ""}${text}`;
    }
    return `${name}${said}${lead ? random.pick(story.denials) : random.pick(["同意其他被告的答辩意见。", "对责任认定无异议，赔偿数额请法院依法认定。", ...story.denials])}`;
  });
  const third = story.thirds.map(
    (each) =>
      `第三人${each.short}述称，${random.pick(["对原告陈述的事实没有异议。", "其已就本案损失获得赔付，由法院依法裁判。", "请法院依法处理。"])}`,
  );
  return [...lines, ...third];
}

/** Who argues a point: its own defendant if that one appeared, else the first who did. */
function speaker(issue: Issue, came: Litigant[]): Litigant | undefined {
  return issue.by && came.includes(issue.by) ? issue.by : came[0];
}

function findings(proceeding: Proceeding, decision: Decision): string[] {
  const { random, style, story } = proceeding;
  const listed = story.evidence.join("、");
  const proof = random.pick([
    `上述事实，有${listed}以及当事人的陈述等证据予以证实。`,
    `以上事实有${listed}在案佐证，本院予以确认。`,
    `认定上述事实的证据有：${listed}及庭审笔录。`,
  ]);
  const extra = decision.argued.flatMap((issue) => (issue.fact ? [issue.fact] : []));
  if (style.old) {
    const [first, ...rest] = story.findings;
    return [
      `${random.pick(["经审理查明，", "经审理查明：", "本院经审理查明，"])}${first}`,
      ...rest,
      ...extra,
      proof,
    ];
  }
  const exchange = random.pick([
    "当事人围绕诉讼请求依法提交了证据，本院组织当事人进行了证据交换和质证。对当事人无异议的证据，本院予以确认并在卷佐证。",
    `原告为支持其主张提交了${listed}。本院对上述证据的真实性予以确认。`,
    "",
  ]);
  const lead = random.pick([
    "本院经审理认定事实如下：",
    "根据当事人陈述和经审查确认的证据，本院认定事实如下：",
    "经审理查明：",
  ]);
  const [first, ...rest] = story.findings;
  return [
    ...(exchange ? [exchange] : []),
    `${lead}${first}`,
    ...rest,
    ...extra,
    ...(random.chance(0.5) ? [proof] : []),
  ];
}

function reasoning(proceeding: Proceeding, decision: Decision): string[] {
  const { random, story } = proceeding;
  const say = phrasing(random);
  const [first = "", ...rest] = story.basis.map((wordings) => random.pick(wordings));
  const points = treated(decision);
  const form = points.length > 1 ? random.int(0, 3) : random.pick([0, 1, 3]);
  const views = points.map((issue, index) =>
    headed(form, index, issue.topic, viewpointOf(say, decision, issue)),
  );
  const focus =
    views.length > 1 && random.chance(0.5)
      ? `本案的争议焦点为：${points.map((issue, index) => `${index + 1}.${issue.topic}`).join("；")}。`
      : "";
  const paragraphs = [first + focus, ...(decision.result === "dismissed" ? [] : rest), ...views];
  const text = random.chance(0.35) && form !== 2 ? [paragraphs.join("")] : paragraphs;
  return [`本院认为，${text[0]}`, ...text.slice(1)];
}

function postscript(proceeding: Proceeding, decision: Decision): string[] {
  const { random, story } = proceeding;
  if (!random.chance(0.15)) return [];
  return [
    random.pick(["附：本案适用的法律条文", "附相关法律条文：", "附：本判决所依据的法律条文目录"]),
    `${citeArticles(citesOf(story, decision))}。`,
  ];
}
