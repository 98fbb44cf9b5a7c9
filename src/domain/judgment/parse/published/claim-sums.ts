import { allMatches } from "../../../text/all-matches.ts";
import { type FoundAmount, findAmounts } from "../../../text/numbers/amount.ts";

/** The number of a claim at its start: 1. 2、 （3） 一、 第四， */
const ITEM =
  /(?:^|(?<=[；;。，,\s：:]))[（(]?(?:[0-9]{1,2}(?:[）)][.．、，]?|[.．、，](?![0-9]{3}))|[一二三四五六七八九十]{1,2}(?:[）)][、，]?|[、，])|第[一二三四五六七八九十][，、])/g;
/**
 * Words before the total of a claim. Words for interest, or for a total as of some day (暂计为, 截至…计), introduce
 * only a part.
 */
const TOTAL =
  /(?:共计|合计|总计|总额|总共|(?<!暂|暂时|共|合|总|小|累|折|估|[利罚复]息|违约金|[日止])计(?![算至止到]))(?:为|人民币|[：:])?[^，。；]{0,6}$/;
const PART = /(?:暂|截[至止]|利息|罚息|违约金|滞纳金|小)[^，。；、]{0,10}(?:共|合|总|累)?计[^，。；]{0,8}$/;
const INJURY = /医疗费|误工费|护理费|残疾赔偿金|死亡赔偿金|丧葬费/;
const HEAD = /(?:费|金|补助|补贴|损失)(?:人民币|为|计)?[：:]?$/;
const COSTS =
  /(?:受理费|诉讼费用?|保全费|保全申请费|保全[^，。；、]{0,4}保险费|律师费|公证费|公告费|执行费|鉴定费|担保费|送达费|申请费)[^，。；、]{0,6}$/;
/** Words before the total of all claims, which follows the last claim: 以上合计, 上述第1至3项共计, 以上一至二项暂合计. */
const GRAND =
  /(?:以上|上述|前述|上列|前列|[一二三四五六七八九十0-9]项|各项(?:诉讼)?请求)[^，。；]{0,16}(?:共计|合计|总计|总额|总共|计)[^，。；]{0,8}$/;
const GRAND_SENTENCE = /^(?:以上|上述|前述|上列|前列|合计|共计|总计|暂?[共合总]计)/;
/** Words before an amount that recurs or is a rate: 每月3000元, 按月支付…. */
const RATE_BEFORE =
  /每[一个]*(?:月|年|日|天|周|季度?|学期|小时|平方米|亩|吨|套|台)|按[月年日天周季]度?(?:支付|给付|交纳|缴纳|承担|负担|付)/;
const RATE_SUMMED = new RegExp(`(?:${RATE_BEFORE.source})(?:共|合|总)?计`);
const RATE_BEHIND =
  /^(?:人民币)?(?:[/／每][一个]*(?:月|年|日|天|周|季|小时|平方米|平米|亩|吨|套|台|m|㎡)|的?(?:标准|单价))/;
/** Words after a sum that is only the base of a calculation: 200万元的5%, 200万元为基数. */
const BASE_BEHIND =
  /^(?:[）)])?(?:为(?:基数|本金|计算|标准|基准)|的(?:[0-9.]+ ?[%％‰]|[百千万]分之|[一二两三四五六七八九十0-9.]+[倍成]|剩余|余款|尾款)|中(?:的|未|尚|剩))/;
const BASE_BEFORE = /以[^，。；]{0,10}(?:本金|基数)(?:为|人民币)*$/;
/** Words before the value of a contract. The value counts only if the claim asks for its payment. */
const CONTRACT =
  /(?:总价款?|总造价|成交价|单价|(?:保全|冻结|查封|担保|注册)(?:金额|限额|总额|资本)|(?:合同|协议|工程|购房|房屋|项目|转让|采购|货物)的?(?:总金额|总额|总价值|价款|金额|价))(?:款|为|共计|合计|计|是|人民币|[：:]|[(（]?含税[)）]?)*$/;
const ASKED = /支付|给付|返还|退还|退回|偿还|归还|赔偿|清偿|付清|补偿/;
/** Words for interest and similar additions: 利息…暂计至2021年6月1日为71610元. */
const INTEREST = /利息|罚息|复利|违约金|滞纳金|占用费|使用费|利率|LPR/;
const UP_TO_DAY = /(?:暂计?算?|[计截][算]?)[至止到][^。；]{0,40}$|暂[^，。；]{0,4}计[^，。；]{0,8}$/;
const PRINCIPAL = /本金[^，、；。]{0,6}$/;
/** Words for priority. The sum beside them is a ceiling and not a claim: 在300万元范围内优先受偿. */
const PRIORITY = /优先受偿|优先权/;
/** The end of a clause. Words for priority (优先受偿) concern a sum only if they follow it in the same clause. */
const CLAUSE_END = /[，。；;]/;
/** Text between two sums that one claim asks for together: 货款20万元及违约金3万元. */
const JOINED =
  /^(?:整|人民币)?(?:[（(][^（）()。；]{0,80}[）)])?(?:[及和与]|，?以及|，?并|、|，(?=[^，。；、0-9]{1,8}(?:金|款|费|损失)(?:人民币)?$)(?!已|尚|总|合同))(?![^，。；]{0,12}(?:其中|分别|合计|共计|总计|基数))[^，。；、0-9及和与]{0,24}$/;
/** Words after interest that goes on accruing: 利息3万元（暂计至2021年6月1日）. */
const RUNNING = /暂|[计截]算?[至止到]/;
/** Words after a sum whose parts are listed next: 赔偿20万元，明细如下：…, 共付30万元，其中…. */
const LISTED_BEHIND =
  /^(?:整)?[，：:；（(]?(?:赔偿|费用|各项|损失|款项|该款)*(?:项目|费用|损失)?(?:明细|清单|其中|包括|包含|组成|具体(?:为|如下|包括|项目)|分别(?:为|是)[：:])/;
/** The punctuation before the next claim in a list without numbers: 支付货款3万元，赔偿损失2万元; 返还押金…；支付租金…. */
const NEXT_CLAIM =
  /[；;](?=[^；]{4})|(?<=元[^，。；0-9]{0,30})，(?=(?:并|且|同时|由)?(?:判令)?[^，。；、]{0,8}?(?:支付|赔偿|返还|偿还|给付|退还|承担)(?![^，。；]{0,12}(?:利息|方式|诉讼|律师|保全|费用由|明细|清单|项目)))/;
/** The start of a sentence that makes a claim. Sentences before it in the list make none. */
const OPENS_ASKING = new RegExp(`^[^，。；]{0,12}?(?:判[令决]|解除|确认|撤销|${ASKED.source})`);
/** Words by which a claim after the first asks for money. */
const ASKS = /[支给赔交偿退返归][付还偿纳]|付|承担|补[偿足发缴]|补交/;
/** Words of a claim that repeats another claim or is an alternative to it. */
const SECONDARY =
  /连带|补充(?:清偿|赔偿)|优先受偿|优先权|(?:担保|保证)责任|抵押|质押|(?:上述|前述|以上|前款|该)(?:款项?|债务|金额|费用|请求|债权)|第[一二三四五六七八九十0-9]{1,2}(?:[、至和][第一二三四五六七八九十0-9]{1,3})*项|如(?:不能|未|果|无法)|否则|配合|协助/;

/**
 * The sum of each claim in yuan, by the number of the claim from 1, and the total of all claims if stated.
 */
export interface Claimed {
  items: Map<number, number>;
  total: number | null;
}

/** The sums in a list of claims; null if no claim states one. */
export function readClaims(claims: string): Claimed | null {
  const texts = itemsOf(claims);
  const items = new Map<number, number>();
  let partial: Claimed | null = null;
  for (const [index, text] of texts.entries()) {
    const { sum, part } = readClaim(text);
    const isFurther = items.size === 0 || (ASKS.test(text) && !SECONDARY.test(text));
    if (sum !== undefined && isFurther) items.set(index + 1, sum);
    else if (part !== undefined) partial ??= { items: new Map([[index + 1, part]]), total: null };
  }
  const [first] = items;
  return first ? { items, total: grandTotal(texts, first[0] - 1, first[1]) } : partial;
}

/** The sum of one claim in yuan. `part` is set if only a part of the claim has a known sum. */
function readClaim(text: string): { sum: number | undefined; part: number | undefined } {
  const amounts = findAmounts(text).filter((amount) => !COSTS.test(before(text, amount)));
  const fixed = amounts.filter((one, at) => isFixed(text, one, amounts[at - 1]));
  const total = fixed.find(
    (one, at) => isTotal(text, one, fixed.slice(0, at)) || isListed(text, one, fixed.slice(at + 1)),
  )?.yuan;
  const heads = INJURY.test(text) ? sumOfHeads(text) : null;
  return { sum: total ?? heads ?? sumOfJoined(text, fixed, amounts), part: fixed[0]?.yuan };
}

/** True for a sum after which its parts are listed. No part is greater than the sum. */
const isListed = (text: string, amount: FoundAmount, parts: FoundAmount[]): boolean =>
  LISTED_BEHIND.test(text.slice(amount.to, amount.to + 20)) && parts.every(({ yuan }) => yuan <= amount.yuan);

/**
 * The total of all claims, if an item after the first claim with a sum (`first`) states it. A total of that
 * item's own sums does not count. Null if there is none.
 */
function grandTotal(items: string[], first: number, least: number): number | null {
  for (const item of items.slice(first + 1)) {
    const amounts = findAmounts(item).filter((one, at, all) => isFixed(item, one, all[at - 1]));
    for (const [at, amount] of amounts.entries()) {
      const words = before(item, amount, 30);
      const sentence =
        item
          .slice(0, amount.from)
          .split(/[。；]/)
          .at(-1) ?? "";
      if (!GRAND.test(words) && !(TOTAL.test(words) && GRAND_SENTENCE.test(sentence))) continue;
      const parts = amounts.slice(0, at).reduce((sum, { yuan }) => sum + yuan, 0);
      const isOfItem = at > 1 && Math.abs(parts - amount.yuan) < 0.01;
      if (amount.yuan >= least && !isOfItem) return amount.yuan;
    }
  }
  return null;
}

/** True for a sum to be paid. False for a rate, a base of calculation or the value of a contract. */
function isFixed(item: string, amount: FoundAmount, last: FoundAmount | undefined): boolean {
  const own = item.slice(last?.to ?? 0, amount.from);
  const clause = own.split(/[，。；、（(]/).at(-1) ?? "";
  const behind = item.slice(amount.to, amount.to + 12);
  if (BASE_BEHIND.test(behind) || RATE_BEHIND.test(behind)) return false;
  if (BASE_BEFORE.test(clause)) return false;
  if (CONTRACT.test(clause) && !ASKED.test(clause)) return false;
  if (PRIORITY.test(item.slice(amount.to).split(CLAUSE_END)[0] ?? "") && !isAskedBefore(item, amount))
    return false;
  if (!RATE_BEFORE.test(clause)) return true;
  return TOTAL.test(before(item, amount)) && !RATE_SUMMED.test(clause);
}

/** Whether the clause before an amount asks for its payment: 支付工程款90万元并就该工程优先受偿. */
const isAskedBefore = (item: string, { from }: FoundAmount): boolean =>
  ASKED.test(item.slice(0, from).split(CLAUSE_END).at(-1) ?? "");

function isUpToDay(item: string, amount: FoundAmount, all: FoundAmount[]): boolean {
  const own = item.slice(all[all.indexOf(amount) - 1]?.to ?? 0, amount.from);
  if (PRINCIPAL.test(own)) return false;
  return UP_TO_DAY.test(own) && INTEREST.test(before(item, amount, 60));
}

/** True for the total of a claim's parts: it is worded as a total, and no part is greater. */
function isTotal(item: string, amount: FoundAmount, parts: FoundAmount[]): boolean {
  const words = before(item, amount);
  if (!TOTAL.test(words)) return false;
  if (PART.test(words) && !/(?:以上|上述|各项|本息|三项|两项|等)[^，。；]{0,12}$/.test(words)) return false;
  return parts.every(({ yuan }) => yuan <= amount.yuan);
}

/**
 * The first sum that is not interest up to a day, plus the sums joined to it. Undefined if there is no such
 * sum.
 */
function sumOfJoined(item: string, fixed: FoundAmount[], all: FoundAmount[]): number | undefined {
  const first = fixed.findIndex((one) => !isUpToDay(item, one, all));
  const [lead] = first < 0 ? [] : [fixed[first]];
  if (!lead) return undefined;
  let [fen, end] = [Math.round(lead.yuan * 100), lead.to];
  for (const one of fixed.slice(first + 1)) {
    const words = item.slice(end, one.from);
    const isRunning = INTEREST.test(words) && RUNNING.test(item.slice(one.to, one.to + 60));
    if (!JOINED.test(words) || isRunning || isUpToDay(item, one, all)) break;
    fen += Math.round(one.yuan * 100);
    end = one.to;
  }
  return fen / 100;
}

/**
 * The sum of listed items: 医疗费1000元、误工费2000元…. Claims for injury list such items, sometimes without a total.
 */
function sumOfHeads(item: string): number | null {
  const heads = findAmounts(item).filter((amount) => HEAD.test(before(item, amount)));
  if (heads.length < 2) return null;
  return Math.round(heads.reduce((sum, { yuan }) => sum + yuan * 100, 0)) / 100;
}

/**
 * Splits a list into its claims, without the facts after the last claim. A list without numbers is split at
 * the punctuation between its claims. A sum with numbered parts is one claim: 赔偿9万元，其中：1.医疗费….
 */
function itemsOf(claims: string): string[] {
  const starts = allMatches(claims, ITEM).map(({ index }) => index);
  if (starts.length < 2) {
    const sentences = claims.split("。");
    return (sentences.find((sentence) => OPENS_ASKING.test(sentence)) ?? sentences[0]!).split(NEXT_CLAIM);
  }
  const lead = claims.slice(0, starts[0]);
  if (findAmounts(lead).some(({ to }) => LISTED_BEHIND.test(lead.slice(to, to + 20)))) return [lead];
  const items = starts.map((start, at) => claims.slice(start, starts[at + 1]));
  const [claim = "", next = ""] = (items.pop() ?? "").split("。");
  return [...items, GRAND_SENTENCE.test(next) ? `${claim}。${next}` : claim];
}

function before(text: string, { from }: FoundAmount, length = 14): string {
  return text.slice(Math.max(0, from - length), from);
}
