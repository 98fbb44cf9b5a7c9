import type { Appeal } from "../course/appeal.ts";
import { names, type Proceeding, type Role } from "../course/proceeding.ts";
import type { Issue } from "../course/story.ts";
import type { Litigant } from "../world/litigant.ts";
import type { Random } from "../world/random.ts";

type Camp = "claimant" | "respondent";

/** What the appellants ask for and why, what the others respond, and what was first claimed. */
export function petitions(proceeding: Proceeding, appeal: Appeal, roles: Role[]): string[] {
  const { random, style, story } = proceeding;
  const camps: Camp[] = appeal.by === "both" ? ["claimant", "respondent"] : [appeal.by];
  const lines = camps.flatMap((camp) => {
    const own = appeal.appellants.filter((each) => story.plaintiffs.includes(each) === (camp === "claimant"));
    const others =
      appeal.by === "both"
        ? appeal.appellants.filter((each) => !own.includes(each))
        : roles.filter((role) => role.side === "appellee").map((role) => role.litigant);
    return [petition(proceeding, appeal, camp, own), answer(random, others)];
  });
  for (const role of roles.filter((each) => each.side === "third" || each.side === "defendant")) {
    if (!random.chance(0.6)) continue;
    const opinion = random.pick(["未提交书面意见", "述称，服从一审判决", "述称，请求依法裁判"]);
    lines.push(`${role.litigant.short}${opinion}。`);
  }
  const again = story.claims.map((claim, index) => `${index + 1}.${claim}`).join("；");
  const claimants = names(story.plaintiffs);
  lines.push(
    style.old
      ? `${claimants}一审诉讼请求为：${again}。`
      : `${claimants}向一审法院起诉请求：${again}；${story.claims.length + 1}.诉讼费用由被告负担。`,
  );
  return lines;
}

function petition(proceeding: Proceeding, appeal: Appeal, camp: Camp, own: Litigant[]): string {
  const { random, style } = proceeding;
  const grounds = groundsOf(random, appeal, camp);
  const reason = grounds
    .map((ground, index) => (grounds.length > 1 ? `${["一", "二", "三"][index]}、${ground}` : ground))
    .join("");
  const wish = random.pick(WISHES[camp]);
  const said = style.old ? random.pick(["上诉称：", "不服原审判决上诉称，"]) : "上诉请求：";
  const costs = random.pick(["被上诉人承担", "被上诉人负担"]);
  return style.old
    ? `${names(own)}${said}${reason}${random.pick(["综上，", "故"])}请求${wish}。`
    : `${names(own)}${said}1.${wish}；2.一、二审诉讼费用由${costs}。事实和理由：${reason}`;
}

const WISHES: Record<Camp, string[]> = {
  claimant: [
    "撤销一审判决，依法改判支持上诉人的全部诉讼请求",
    "撤销原判，改判支持其一审诉讼请求",
    "二审法院依法改判，支持上诉人在一审中的全部请求",
  ],
  respondent: [
    "撤销一审判决，改判驳回被上诉人的诉讼请求或者将本案发回重审",
    "撤销原判，依法改判上诉人不承担责任",
    "二审法院查明事实，依法改判",
    "撤销一审判决，驳回被上诉人的全部诉讼请求",
  ],
};

const GENERAL: Record<Camp, string[]> = {
  claimant: ["一审法院对关键事实未予查明，举证责任分配不当。", "一审判决认定事实不清，适用法律错误。"],
  respondent: [
    "一审判决认定事实不清，判令上诉人承担责任没有依据。",
    "一审法院认定的金额缺乏证据支持，且遗漏了对上诉人有利的事实。",
    "一审判决举证责任分配不当，适用法律错误。",
  ],
};

function groundsOf(random: Random, appeal: Appeal, camp: Camp): string[] {
  const { decision } = appeal.first;
  const mayPlead = (issue: Issue) => !issue.by || appeal.appellants.includes(issue.by);
  const points =
    camp === "claimant"
      ? decision.sustained.map((issue) => grievance(random, issue))
      : decision.argued
          .filter((issue) => !decision.sustained.includes(issue) && mayPlead(issue))
          .map((issue) => random.pick(issue.argue));
  if (appeal.turned && appeal.by === "respondent") points.unshift(random.pick(appeal.turned.point.argue));
  const distinct = [...new Set(points.map((point) => point.replaceAll("原告", "被上诉人")))].slice(0, 3);
  return distinct.length > 0 ? distinct : [random.pick(GENERAL[camp])];
}

/** What a claimant says against a point on which the court below reduced or refused the claim. */
function grievance(random: Random, { topic, keeps }: Issue): string {
  const effect = keeps === 0 ? "驳回上诉人的诉讼请求" : "扣减应支持的数额";
  return random.pick([
    `一审判决关于${topic}的认定错误，被上诉人就此没有完成举证责任。`,
    `一审法院在${topic}问题上适用法律错误，据此${effect}没有依据。`,
    `对于${topic}，一审判决仅采信被上诉人的陈述，未审查上诉人提交的相反证据。`,
    `一审判决对${topic}的说理与查明的事实相互矛盾，不应据此${effect}。`,
    `一审判决对${topic}的处理明显失当，损害了上诉人的合法权益。`,
    `上诉人在一审中已就${topic}充分举证，一审判决不予认定，明显不当。`,
  ]);
}

function answer(random: Random, others: Litigant[]): string {
  const who = names(others);
  return random.pick([
    `${who}辩称，一审判决认定事实清楚，适用法律正确，请求驳回上诉，维持原判。`,
    `${who}答辩称，上诉人的上诉理由不能成立，一审判决正确，应予维持。`,
    `${who}辩称：服从一审判决，上诉人所述与事实不符。`,
    `${who}辩称，上诉人在二审中没有提出新的事实和证据，其上诉应予驳回。`,
    `${who}未提交答辩意见。`,
  ]);
}
