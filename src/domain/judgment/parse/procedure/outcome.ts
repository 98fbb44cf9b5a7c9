import type { Instance, Outcome } from "../../record.ts";

const QUOTED = /“[^“”]*”|「[^「」]*」|"[^"]*"/g;
const CORRECTION = /(?:予以|作如下|进行)(?:补正|更正)|(?:补正|更正)(?:为|如下|成)/;
/** Words for preserving or releasing property. Such an order does not end the case. */
const INTERIM = /冻结|查封|扣押|保全/;
const ENDING = /驳回|撤销|维持|准许|准予|发回|改判|撤回/;

/**
 * Whether an operative part only corrects an earlier document (民事诉讼法 art. 157) or preserves property, and
 * therefore does not end the case.
 */
function endsNothing(text: string): boolean {
  const own = text.replace(QUOTED, "");
  return (CORRECTION.test(own) || INTERIM.test(own)) && !ENDING.test(own);
}

const WITHDRAWN =
  /(?:准许|准予|同意)[^。；]*撤(?:回[^。；]{0,12}(?:上诉|抗诉|再审申请|申诉|起诉|诉讼)|诉)|按[^。；]*(?:撤回[^。；]{0,6}(?:上诉|再审申请)|撤诉)[^。；]{0,4}处理/;
const CLAIM_WITHDRAWN = /撤回(?:起诉|诉讼)|撤诉/;
const REMANDED = /发[回还][^。；]*(?:重审|重新审[判理])/;
/** An order that a case is to be heard, or by which court. Nobody has won yet. */
const TO_BE_HEARD =
  /指令[^。；]*(?:再审|审理|立案|受理)|由本院(?:提审|再审)|本院提审|由[^。；]{0,40}(?:法院|法庭|本院)[^。；]{0,12}(?:审理|管辖|受理)|移送[^。；]*(?:法院|公安|检察|管辖|处理)|(?:中止|终结)(?:诉讼|审理|审查|本案)|(?:诉讼|审查)(?:中止|终结)/;
const DISMISSED_SUIT = /驳回[^。；]*起诉/;
const SET_ASIDE = /撤销|变更|改判/;
const UPHELD = /维持|驳回[^。；]*(?:上诉|抗诉|再审请求)/;
const REFUSED = /驳回[^。；]*(?:再审申请|申诉)/;

const ITEM_NUMBER = /^(?:[（(]?[一二三四五六七八九十0-9]{1,3}[）)]?[、.．]?)+/;
/** Words of an item that upholds, dismisses or otherwise orders nothing new. */
const NO_ORDER =
  /^(?:维持|驳回|准许|准予|如|若|本[判裁]|上述)|(?:受理|诉讼|保全|鉴定|公告|申请|执行)费|加倍支付|履行期|终审/;
const ORDER = /[支给赔交]付|返还|赔偿|偿还|退还|清偿|承担|解除|确认|停止|办理|履行|享有/;

/**
 * How an appeal or retrial ended, by its operative part. Null at other stages, and for a ruling that only
 * corrects a clerical error or preserves property. A dismissed application for retrial is `refused`. An order
 * that a case is to be heard, or by which court (移送, 由…审理, 指令审理, 提审), decides nothing yet and is `other`. So
 * is the dismissal of the action on appeal. If one item upholds the judgment and another orders a new
 * payment, the outcome is `changed`.
 */
export function readOutcome(operative: string, instance: Instance): Outcome | null {
  if (instance !== "second" && instance !== "retrial") return null;
  const text = operative.replace(/[\s，,]/g, "");
  if (text === "" || endsNothing(text)) return null;
  if (!WITHDRAWN.test(text)) return ended(itemsOf(text), text);
  if (CLAIM_WITHDRAWN.test(text) && /撤销/.test(text)) return "other";
  // Another appellant may have continued: 准许甲撤回上诉；驳回乙的上诉，维持原判.
  const rest = itemsOf(text).filter((item) => !WITHDRAWN.test(item));
  const others = ended(rest, rest.join("。"));
  return others === "other" || others === "refused" ? "withdrawn" : others;
}

const itemsOf = (text: string): string[] =>
  text
    .split(/[。；]/)
    .map((item) => item.replace(ITEM_NUMBER, ""))
    .filter(Boolean);

/** How the decision in these items changed the earlier one. The first rule that applies decides. */
function ended(items: readonly string[], text: string): Outcome {
  const isSetAside = items.some((item) => !item.startsWith("驳回") && SET_ASIDE.test(item));
  const orders = items.some((item) => !NO_ORDER.test(item) && ORDER.test(item));
  if (REMANDED.test(text)) return "remanded";
  if (!isSetAside && UPHELD.test(text) && !orders) return "upheld";
  if (!isSetAside && REFUSED.test(text)) return "refused";
  if (TO_BE_HEARD.test(text)) return "other";
  if (isSetAside) return DISMISSED_SUIT.test(text) && !orders ? "other" : "changed";
  return UPHELD.test(text) ? "changed" : "other";
}
