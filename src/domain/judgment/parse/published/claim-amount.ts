import { allMatches } from "../../../text/all-matches.ts";
import { findAmounts } from "../../../text/numbers/amount.ts";
import { parseChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import type { Instance } from "../../record.ts";
import { type Claimed, readClaims } from "./claim-sums.ts";

/** The words that open a list of claims: 向本院提出诉讼请求：, 请求判令：, 一审诉请：. */
const LIST =
  /(?:诉讼请求|起诉请求|赔偿请求|仲裁请求|诉请|请求|要求)(?:人民法院|一审法院|本院|法院|贵院)?(?:依法)?(?:为|是|如下|(?:判令|判决|裁决)(?:如下|[^，。；：]{2,20})?)?[：:]/;
/** The words that open a claim within a sentence: 请求判令被告支付…, 要求赔偿…, 申请强制执行…. */
const TOLD =
  /(?:请求|诉请|要求|申请)(?:人民法院|本院|法院|贵院)?(?:依法)?(?:判令|判决|确认(?=[^。；]{2,60}判令)|责令|裁定|发出|强制执行|执行|赔偿|支付|给付|偿还|返还|归还|冻结|查封|被告|被申请人)|(?<=(?:起诉|提起诉讼|诉至[^，。；]{0,12})[，,]?)(?:请求|要求)[^，。；：、]{2,12}(?:赔偿|偿还|返还|支付|给付)(?=[^，。；]{0,60}元)/;
/**
 * Words that show a claim of the first instance. A document of a later instance retells these claims, and
 * only they count.
 */
const OF_FIRST = /起诉|诉至|诉请|一审|原审|原告|附带民事诉讼/;
/**
 * Words that show something other than the claim at first instance, such as the appeal, the counterclaim, the
 * defence or a court's order.
 */
const NOT_CLAIM = /上诉请求|上诉称|再审请求|申请再审|反诉请求|反诉称|辩称|判决[：:]|查明/;
/** The words that open a list of claims which replaces an earlier list: 变更后的诉讼请求为：…. */
const CHANGED_LIST =
  /(?:变更|调整|明确|更正)(?:后)?(?:了|其|的|后的)*(?:全部|部分|一审)?(?:诉讼请求|诉请)(?:为|如下|为如下)?[：:](?!“)/;
/** Words that abandon claims: 放弃第二项诉讼请求, 撤回第3、4项. */
const GIVEN_UP = /(?:放弃|撤回)[^，。；]{0,8}?第([一二三四五六七八九十0-9、和及第项]{1,16})项/g;
/** A later change to one claim or to all of them: 将第1项变更为…, 变更诉讼请求为…. */
const AMENDED =
  /(?:请求|诉请|诉求|[金数标][额的]额?|第[一二三四五六七八九十0-9]{1,2}项)[^。；]{0,20}?(?:变更|调整|增加|减少|降低|提高)[^。；]{0,24}?[为至][：:]?[^。；]{0,60}|(?:变更|调整|增加|减少)[^。；]{0,12}?(?:请求|诉请|诉求|第[一二三四五六七八九十0-9]{1,2}项)[^。；]{0,12}?[为至][：:]?[^。；]{0,60}/g;
/** A claim that is added later to the first ones: 增加诉讼请求：支付违约金3万元. */
const ADDED = /(?:增加|追加)(?:了|其|一项|的)*(?:诉讼请求|诉请)(?:一项)?[：:，,]([^。]{4,120})/g;
const NUMBERED_ITEM = /第([一二三四五六七八九十]|[0-9]{1,2})项/g;
/** Words that end the claims if what follows is in the same paragraph. */
const FACTS = /事实[和与及]?理由|辩称|反诉(?:请求|诉请|称)|审理查明/g;
/** The clause before 辩称 or 反诉. It names the defendant. */
const WHO_DEFENDS = /[^，。；]{0,40}$/;
const MAX_LIST_CHARS = 1500;
/** Text that makes a claim, and is not the rest of a word such as 申请执行人 or of a formula. */
const CLAIM_TEXT = /^(?![人令；，。])[\s\S]{6}/;
/** The start of a paragraph in the court's own words. */
const REASONED =
  /^(?:本院(?:经审[查理])?(?:认为|查明|认定|确认|审[查理])|(?:法院|本院)?经(?:公开)?(?:开庭)?审理(?:查明|认定)|经审查)/;
/**
 * The start of a paragraph that retells the first instance. All claims in the paragraph are then claims of
 * the first instance.
 */
const TELLS_FIRST =
  /^(?![^。；]{0,40}(?:上诉|申诉|再审))[^。；]{0,120}?(?:诉称|起诉称|[一原]审(?:起诉|诉讼)?请求|诉至[^，。]{2,24}法院|提起诉讼|法院起诉)/;

/**
 * The amount in yuan claimed at first instance, as last amended: the stated total, else the sum over the
 * claims. A claim counts with its own total. If it states none, its first fixed sum counts, together with the
 * sums joined to it (货款20万元及违约金3万元). Null if no claim states a sum. Not counted are: a ceiling of priority
 * (在300万元范围内优先受偿), a repetition of another claim, sums per month or year, contract prices, bases of
 * calculation, costs of the proceedings, and claims on appeal. Interest up to a day counts only if nothing
 * else is claimed.
 */
export function readClaimAmount(paragraphs: string[], instance: Instance): number | null {
  for (const { opening, pleadings, lists } of findLists(paragraphs, instance)) {
    const claimed = firstOf(lists);
    if (claimed) return sumOf(opening === CHANGED_LIST ? claimed : amended(pleadings, claimed));
  }
  return null;
}

/** The claims at first instance as printed, in their last complete list. Empty if none are found. */
export function readClaimText(paragraphs: string[], instance: Instance): string {
  for (const { lists } of findLists(paragraphs, instance)) {
    const claims = lists.map((list) => list.trim()).find((list) => CLAIM_TEXT.test(list));
    if (claims) return claims;
  }
  return "";
}

/** The lists of claims, by the words that open them. The lists that count first come first. */
function* findLists(paragraphs: string[], instance: Instance) {
  const isLater = instance === "second" || instance === "retrial";
  const end = paragraphs.findIndex((text) => REASONED.test(text));
  const pleadings = end > 0 ? paragraphs.slice(0, end) : paragraphs;
  for (const opening of [CHANGED_LIST, LIST, TOLD]) {
    const lists = pleadings.flatMap((paragraph) => claimsBehind(paragraph, opening, isLater));
    yield { opening, pleadings, lists: opening === CHANGED_LIST ? lists.reverse() : lists };
  }
}

function firstOf(lists: string[]): Claimed | null {
  for (const claims of lists) {
    const claimed = readClaims(claims);
    if (claimed) return claimed;
  }
  return null;
}

function sumOf({ items, total }: Claimed): number | null {
  if (total !== null) return total;
  const fen = [...items.values()].reduce((sum, yuan) => sum + Math.round(yuan * 100), 0);
  return items.size === 0 ? null : fen / 100;
}

/**
 * The text after each opening in a paragraph. A list ends where the facts begin; a claim within a sentence
 * ends with the sentence.
 */
function claimsBehind(paragraph: string, opening: RegExp, isLater: boolean): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = paragraph.search(opening); at >= 0 && found.length < 4; ) {
    const start = from + at;
    const length = paragraph.slice(start).match(opening)?.[0].length ?? 1;
    const before = paragraph.slice(Math.max(0, start - 40), start + length);
    const isOfFirst = !isLater || OF_FIRST.test(before) || TELLS_FIRST.test(paragraph);
    const isClaim = !NOT_CLAIM.test(before) && isOfFirst;
    const claims = beforeFacts(paragraph.slice(start + length, start + length + MAX_LIST_CHARS));
    if (isClaim) found.push(opening !== TOLD ? claims : (claims.split("。")[0] ?? ""));
    from = start + length;
    at = paragraph.slice(from).search(opening);
  }
  return found;
}

/** The text up to the facts, or up to the defendant's answer to the claims. */
function beforeFacts(text: string): string {
  let end = text.length;
  for (const { index, 0: words } of allMatches(text, FACTS)) {
    const own = /辩称|反诉/.test(words)
      ? index - (WHO_DEFENDS.exec(text.slice(0, index))?.[0].length ?? 0)
      : index;
    end = Math.min(end, own);
  }
  return text.slice(0, end);
}

/** The claims with their sums as last amended, and those added later. Abandoned claims are left out. */
function amended(paragraphs: string[], { items, total }: Claimed): Claimed {
  const later = { items: new Map(items), total };
  for (const text of paragraphs.flatMap((paragraph) => paragraph.match(AMENDED) ?? [])) {
    if (/上诉请求|反诉|被告变更|管辖|合同|协议|名称|判决|裁定/.test(text)) continue;
    const sum = findAmounts(text).at(-1)?.yuan;
    if (sum === undefined) continue;
    // If a sentence names several claims by number, the amended claim is the last one before the verb, or if
    // none is before it, the first one after it: 放弃第2项，将第1项变更为….
    const [ahead = "", behind = ""] = text.split(/变更|调整|增加|减少|降低|提高/);
    const number = (allMatches(ahead, NUMBERED_ITEM).at(-1) ?? allMatches(behind, NUMBERED_ITEM)[0])?.[1];
    const item = number ? parseChineseNumeral(number) : null;
    if (item === null) later.total = sum;
    else if (items.has(item)) {
      later.items.set(item, sum);
      later.total = null;
    }
  }
  for (const [, claims = ""] of paragraphs.flatMap((paragraph) => allMatches(paragraph, ADDED))) {
    const sum = sumOf(readClaims(claims) ?? { items: new Map(), total: null }) ?? 0;
    if (later.total !== null) later.total += sum;
    else if (sum > 0) later.items.set(Math.max(0, ...later.items.keys()) + 1, sum);
  }
  for (const [, numbers = ""] of paragraphs.flatMap((paragraph) => allMatches(paragraph, GIVEN_UP)))
    for (const number of numbers.match(/[一二三四五六七八九十]+|[0-9]+/g) ?? [])
      if (later.items.delete(parseChineseNumeral(number) ?? 0)) later.total = null;
  return later;
}
