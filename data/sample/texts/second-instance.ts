import { type Appeal, appealOpening, appealRoles, camps, originOf } from "../course/appeal.ts";
import { citesOf, type Decision, treated } from "../course/decision.ts";
import { headed, numbered, type Phrasing, phrasing, viewpointOf } from "../course/phrasing.ts";
import {
  absence,
  attendance,
  names,
  type Proceeding,
  partyParagraphs,
  type Role,
} from "../course/proceeding.ts";
import { type JudgmentDraft, tailLines } from "../print/document.ts";
import { chineseDate } from "../world/calendar.ts";
import { citeArticles, procedureOn } from "../world/law.ts";
import { shell } from "./first-instance.ts";
import { acceptanceFee } from "./operative.ts";
import { petitions } from "./petitions.ts";

/** A judgment on appeal that upholds or changes the first instance. */
export function secondInstance(proceeding: Proceeding, appeal: Appeal): JudgmentDraft {
  const { style, seat, story, formation } = proceeding;
  const roles = appealRoles(appeal, proceeding);
  const listed = partyParagraphs(proceeding, roles);
  const origin = originOf(appeal, proceeding);
  const say = phrasing(proceeding.random);
  const body = [
    ...listed.lines,
    opening(proceeding, appeal, roles, origin.printed),
    ...petitions(proceeding, appeal, roles),
    ...below(proceeding, appeal, say),
    ...found(proceeding),
    ...reasoning(proceeding, appeal, roles, say).map((text) => onAppeal(proceeding, text)),
    ...operative(proceeding, appeal, roles, origin.ref.case_number),
  ];
  return {
    ...shell(proceeding),
    seat,
    style,
    instance: "second",
    textType: "民事判决书",
    parties: listed.parties,
    counsel: listed.counsel,
    body,
    tail: tailLines(style, proceeding.decided, formation.judges, formation.staff),
    postscript: [],
    outcome: appeal.outcome,
    earlier: [origin.ref],
    claim: story.claim,
  };
}

function opening(proceeding: Proceeding, appeal: Appeal, roles: Role[], origin: string): string {
  const { random, filed, formation } = proceeding;
  const sat = formation.sitting === "panel" ? "依法组成合议庭" : "依法由审判员独任审理";
  const open = random.weighted(
    ["公开开庭进行了审理", "不开庭进行了审理", "对本案进行了审理"] as const,
    (way) => (way === "公开开庭进行了审理" ? 5 : 2),
  );
  const came =
    open === "公开开庭进行了审理" ? attendance(proceeding, roles) + absence(proceeding, roles) : "";
  return `${appealOpening(appeal, roles, proceeding, origin)}本院于${chineseDate(filed)}${random.pick(["立案后", "受理后", "立案受理后"])}，${sat}，${open}。${came}本案现已审理终结。`;
}

/** Rewords text of the first instance for an appeal. */
function onAppeal(proceeding: Proceeding, text: string): string {
  const { plaintiffs, defendants } = proceeding.story;
  return text.replace(/原告(?!资格)/g, names(plaintiffs)).replace(/(?:各)?被告(?:一方)?/g, names(defendants));
}

function below(proceeding: Proceeding, appeal: Appeal, say: Phrasing): string[] {
  const { random, style, story } = proceeding;
  const { decision, proceeding: first } = appeal.first;
  const word = style.old ? random.pick(["原审法院", "一审法院"]) : "一审法院";
  const whole = story.findings.length < 3 || random.chance(0.7);
  const facts = (whole ? story.findings : story.findings.slice(1)).join("");
  const [point] = [...decision.sustained, ...treated(decision)];
  const view = point ? viewpointOf(say, decision, point) : "";
  const why = decision.result === "dismissed" ? view : say(story.basis.at(-1) ?? []) + view;
  const items = first.ordered.join("");
  const found = style.old ? random.pick(["查明：", "经审理查明，", "审理查明："]) : "认定事实：";
  return random.chance(0.3)
    ? [`${word}${found}${facts}${word}认为，${why}${word}据此判决：${items}`]
    : [
        `${word}${found}${facts}`,
        `${word}认为，${why}${random.pick(["判决：", "遂判决：", "依照相关法律规定，判决："])}${items}`,
      ];
}

function found(proceeding: Proceeding): string[] {
  const { random, style } = proceeding;
  return [
    style.old
      ? random.pick([
          "本院经审理查明的事实与原审判决认定的事实一致。",
          "二审查明的事实与原审认定的一致，本院予以确认。",
          "二审期间各方当事人均未提交新的证据，本院对原审查明的事实予以确认。",
        ])
      : random.pick([
          "本院二审期间，当事人没有提交新证据。本院对一审查明的事实予以确认。",
          "二审中，各方均未提交新证据。经审查，一审认定的事实有相应证据证实，本院予以确认。",
          "本院二审期间，上诉人提交了情况说明一份，拟证明其上诉主张，被上诉人不予认可。该说明系上诉人单方制作，本院不予采信。本院二审查明的事实与一审查明的一致。",
          "二审查明：一审法院查明的事实属实，本院予以确认。",
        ]),
  ];
}

function reasoning(proceeding: Proceeding, appeal: Appeal, roles: Role[], say: Phrasing): string[] {
  const { random, story } = proceeding;
  const { appellants } = camps(roles);
  const { decision } = appeal.first;
  const topics = decision.argued.map((issue) => issue.topic);
  const focus = random.pick([
    "本案二审的争议焦点是：一审判决对责任及金额的认定是否正确。",
    `根据各方当事人的诉辩意见，本案的争议焦点为${topics.length > 0 ? topics.join("、") : `${appellants}的上诉请求应否支持`}。`,
    `围绕${appellants}的上诉理由，本院评析如下。`,
    "",
  ]);
  if (appeal.turned) {
    const { point, decision: after } = appeal.turned;
    const won = after.result === (appeal.by === "respondent" ? "dismissed" : "granted");
    const view = say(decision.sustained.includes(point) ? point.overrule : point.sustain);
    const wrong = random.pick([
      "一审法院对此认定有误，本院予以纠正。",
      "一审判决对此处理不当，应予纠正。",
      "一审法院未予审查不当，本院予以调整。",
    ]);
    const kept = decision.argued
      .filter((issue) => issue !== point)
      .slice(0, 1)
      .map((issue) => viewpointOf(say, decision, issue));
    const revived = decision.result === "dismissed" ? say(story.basis.at(-1) ?? []) : "";
    return [
      `本院认为，${focus}${view}${wrong}${revived}`,
      ...(after.result === "dismissed" ? [] : kept),
      `综上所述，${winners(proceeding, appeal, appellants)}的上诉请求${won ? "成立，应予支持" : "部分成立，本院予以支持"}${appeal.by === "both" ? `；${names(appeal.appellants.filter((each) => !story.plaintiffs.includes(each)))}的上诉请求不能成立` : ""}。一审判决${random.pick(["认定事实清楚，但适用法律不当", "适用法律错误", "部分认定不当"])}，本院依法予以改判。`,
    ];
  }
  const form = random.pick([0, 1, 3]);
  const own = treated(decision).map((issue, index) =>
    headed(form, index, issue.topic, viewpointOf(say, decision, issue)),
  );
  const bare = decision.result === "dismissed" || (own.length > 0 && random.chance(0.5));
  const basis = bare ? "" : say(story.basis.at(-1) ?? []);
  const end = random.pick([
    `综上所述，${appellants}的上诉请求不能成立，应予驳回；一审判决认定事实清楚，适用法律正确，应予维持。`,
    `综上，${appellants}的上诉理由缺乏事实和法律依据，本院不予支持。原审判决认定事实清楚，适用法律正确，审判程序合法。`,
    `故${appellants}的上诉请求不能成立。一审判决并无不当，应予维持。`,
  ]);
  const texts = [`本院认为，${focus}${basis}${own[0] ?? ""}`, ...own.slice(1)];
  return random.chance(0.4) ? [texts.join("") + end] : [...texts, end];
}

/** Who succeeds when an appeal changes the judgment; of two appeals it is the claimant's. */
function winners(proceeding: Proceeding, appeal: Appeal, appellants: string): string {
  return appeal.by === "both" ? names(proceeding.story.plaintiffs) : appellants;
}

function operative(proceeding: Proceeding, appeal: Appeal, roles: Role[], firstNumber: string): string[] {
  const { random, story, money } = proceeding;
  const procedure = procedureOn(proceeding.decided);
  const { appellants } = camps(roles);
  const full = acceptanceFee(story);
  const final = random.pick([
    "本判决为终审判决。",
    "本判决为终审判决。",
    "本判决为终审判决，自作出之日起生效。",
  ]);
  if (!appeal.turned) {
    const rely = `${random.pick(["依照", "依据", "根据"])}${citeArticles([procedure.uphold])}${random.pick(["之规定", "规定", "的规定"])}，判决如下：`;
    const paid =
      appeal.by === "both"
        ? `二审案件受理费共计${money(full * 2)}，由${appellants}平均负担。`
        : `二审案件受理费${money(full)}，由${appellants}负担。`;
    return [rely, "驳回上诉，维持原判。", paid, final];
  }
  const { decision } = appeal.turned;
  const first = appeal.first.proceeding.seat;
  const cites = citeArticles([...citesOf(story, decision), procedure.change]);
  const named = `${random.chance(0.5) ? first.printed : first.node.label}${firstNumber}民事判决`;
  const items = [`撤销${named}`, ...newOrders(proceeding, decision)];
  const printed = numbered(items, "；");
  const share =
    decision.result === "dismissed" ? 0 : story.claim === null ? 1 : decision.granted / story.claim;
  return [
    `${random.pick(["依照", "依据"])}${cites}规定，判决如下：`,
    ...printed,
    costs(proceeding, full, share),
    final,
  ];
}

function newOrders(proceeding: Proceeding, decision: Decision): string[] {
  const { story } = proceeding;
  const who = story.plaintiffs.map((each) => each.name).join("、");
  if (decision.result === "dismissed") return [`驳回${who}的诉讼请求`];
  const items = decision.orders.map((item) =>
    item.replace(/^被告/, "").replace(/(支付|给付|赔付|赔偿|偿还|返还|归还)原告/, "$1"),
  );
  return decision.result === "partly" ? [...items, `驳回${who}的其他诉讼请求`] : items;
}

function costs(proceeding: Proceeding, full: number, share: number): string {
  const { story, money, random } = proceeding;
  const [plaintiffs, defendants] = [names(story.plaintiffs), names(story.defendants)];
  const theirs = Math.round(full * share);
  const mine = full - theirs;
  const split =
    share === 0 || mine <= 0
      ? `由${share === 0 ? plaintiffs : defendants}负担`
      : `由${plaintiffs}负担${money(mine)}，由${defendants}负担${money(theirs)}`;
  return random.chance(0.5)
    ? `一审案件受理费${money(full)}，${split}；二审案件受理费${money(full)}，${split}。`
    : `一、二审案件受理费各${money(full)}，均${split}。`;
}
