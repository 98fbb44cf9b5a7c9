import { citesOf, type Decision } from "../course/decision.ts";
import { numbered } from "../course/phrasing.ts";
import { names, type Proceeding } from "../course/proceeding.ts";
import type { Story } from "../course/story.ts";
import { citeArticles, procedureOn } from "../world/law.ts";
import { courtFee } from "../world/money.ts";

/** The operative items of a first-instance decision, without their numbers. */
function orderItems(proceeding: Proceeding, decision: Decision): string[] {
  const { random, story } = proceeding;
  const who = story.plaintiffs.map((each) => each.name).join("、");
  if (decision.result === "dismissed")
    return [`驳回原告${who}的${random.pick(["诉讼请求", "全部诉讼请求"])}`];
  const rest = decision.result === "partly" || (story.claim !== null && random.chance(0.12));
  return rest
    ? [...decision.orders, random.pick([`驳回原告${who}的其他诉讼请求`, `驳回${who}其余诉讼请求`])]
    : decision.orders;
}

/** The operative part as printed, item by item. */
function printItems(items: string[], stop: string): string[] {
  return items.length === 1 ? [`${items[0]}。`] : numbered(items, stop);
}

/** The operative part: articles, orders, interest on delay, costs and the right of appeal. */
export function operative(proceeding: Proceeding, decision: Decision): string[] {
  const { random, style, story, seat, absent } = proceeding;
  const procedure = procedureOn(proceeding.decided);
  const cites = citeArticles([
    ...citesOf(story, decision),
    ...(decision.result === "dismissed" ? [procedure.proof] : []),
    ...(absent.size > 0 ? [procedure.absent] : []),
  ]);
  const lead = random.pick([
    `综上所述，${decision.result === "dismissed" ? "原告的诉讼请求缺乏事实和法律依据" : decision.result === "partly" ? "对原告诉讼请求中的合理部分" : "原告的诉讼请求成立"}，${decision.result === "dismissed" ? "本院不予支持" : "本院予以支持"}。`,
    "综上，",
    "",
  ]);
  const rely = `${style.old ? random.pick(["依照", "依据", "根据"]) : random.pick(["依照", "依据"])}${cites}${random.pick(["之规定", "规定", "的规定"])}，${random.pick(["判决如下", "判决如下", "缺席判决如下"].slice(0, absent.size > 0 ? 3 : 2))}：`;
  const items = printItems(orderItems(proceeding, decision), random.pick(["；", "；", "。"]));
  proceeding.ordered = items;
  const money = decision.result !== "dismissed" && story.claim !== null;
  const delay = money
    ? [
        `如果未按本判决指定的期间履行给付金钱义务，应当依照${citeArticles([procedure.delay])}规定，加倍支付迟延履行期间的债务利息。`,
      ]
    : [];
  const parent = seat.parent?.printed ?? "最高人民法院";
  const appeal = `如不服本判决，可${style.old ? "在" : "以在"}判决书送达之日起十五日内，向本院递交上诉状，并按对方当事人的人数提出副本，${random.pick(["上诉于", "上诉至"])}${parent}。`;
  return [lead + rely, ...items, ...delay, fee(proceeding, decision), appeal];
}

function fee(proceeding: Proceeding, decision: Decision): string {
  const { random, money, story, formation } = proceeding;
  const full = acceptanceFee(story);
  const half = formation.sitting === "summary" && full > 10;
  const due = half ? full / 2 : full;
  const plaintiffs = names(story.plaintiffs);
  const defendants = names(story.defendants);
  const text = `案件受理费${money(full)}${half ? `，减半收取${random.pick(["", "计"])}${money(due)}` : ""}`;
  if (decision.result === "dismissed") return `${text}，由${plaintiffs}负担。`;
  if (decision.result === "granted" || story.claim === null) return `${text}，由${defendants}负担。`;
  const theirs = Math.round((due * decision.granted) / story.claim);
  const mine = Math.round((due - theirs) * 100) / 100;
  return `${text}，由${plaintiffs}负担${money(mine)}，${defendants}负担${money(theirs)}。`;
}

/**
 * The court fee: ten yuan for labour disputes, eighty for claims that are not about money (诉讼费用交纳办法 art. 13).
 */
export function acceptanceFee({ cause, claim }: Story): number {
  if (/劳动|工伤保险待遇/.test(cause)) return 10;
  return claim === null ? 80 : courtFee(claim);
}
