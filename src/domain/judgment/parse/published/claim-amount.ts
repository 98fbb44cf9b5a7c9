import { allMatches } from "../../../text/all-matches.ts";
import { type FoundAmount, findAmounts } from "../../../text/numbers/amount.ts";
import { parseChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import type { Instance } from "../../record.ts";

/** Opens the list of claims: 向本院提出诉讼请求：, 请求判令：, 一审诉请：. */
const LIST =
  /(?:诉讼请求|起诉请求|赔偿请求|仲裁请求|诉请|请求|要求)(?:人民法院|一审法院|本院|法院|贵院)?(?:依法)?(?:为|是|如下|判令|判决|裁决)?[：:]/;
/** A claim told inside a sentence: 请求判令被告支付…, 要求赔偿…, 申请强制执行…. */
const TOLD =
  /(?:请求|诉请|要求|申请)(?:人民法院|本院|法院|贵院)?(?:依法)?(?:判令|判决|责令|裁定|发出|强制执行|执行|赔偿|支付|给付|偿还|返还|归还|冻结|查封|被告|被申请人)|(?<=(?:起诉|提起诉讼|诉至[^，。；]{0,12})[，,]?)(?:请求|要求)[^，。；：、]{2,12}(?:赔偿|偿还|返还|支付|给付)(?=[^，。；]{0,60}元)/;
/** At later instances only what is retold of the first instance counts. */
const OF_FIRST = /起诉|诉至|诉请|一审|原审|原告|附带民事诉讼/;
/** Not the claim at first instance: the appeal, the counterclaim, what a court ordered. */
const NOT_CLAIM = /上诉请求|上诉称|再审请求|申请再审|反诉请求|反诉称|辩称|判决[：:]|查明/;
/** 1. 2、 （3） 一、 第四， at the start of a claim. */
const ITEM =
  /(?:^|(?<=[；;。，,\s：:]))[（(]?(?:[0-9]{1,2}(?:[）)][.．、，]?|[.．、，](?![0-9]{3}))|[一二三四五六七八九十]{1,2}[）)]?[、，]|第[一二三四五六七八九十][，、])/g;
/**
 * The total of everything a claim asks for; interest, or a total as of some day (暂计为, 截至…计), is only a part.
 */
const TOTAL =
  /(?:共计|合计|总计|总额|总共|(?<!暂|暂时|共|合|总|小|累|折|估|[利罚复]息|违约金|[日止])计(?![算至止到]))(?:为|人民币|[：:])?[^，。；]{0,6}$/;
const PART = /(?:暂|截[至止]|利息|罚息|违约金|滞纳金|小)[^，。；、]{0,10}(?:共|合|总|累)?计[^，。；]{0,8}$/;
const INJURY = /医疗费|误工费|护理费|残疾赔偿金|死亡赔偿金|丧葬费/;
const HEAD = /(?:费|金|补助|补贴|损失)(?:人民币|为|计)?[：:]?$/;
const COSTS =
  /(?:受理费|诉讼费用?|保全费|保全申请费|保全[^，。；、]{0,4}保险费|律师费|公证费|公告费|执行费|鉴定费|担保费|送达费|申请费)[^，。；、]{0,6}$/;
/** The total of all claims, stated after the last: 以上合计, 上述第1至3项共计, 以上一至二项暂合计. */
const GRAND =
  /(?:以上|上述|前述|上列|前列|[一二三四五六七八九十0-9]项|各项(?:诉讼)?请求)[^，。；]{0,16}(?:共计|合计|总计|总额|总共|计)[^，。；]{0,8}$/;
const GRAND_SENTENCE = /^(?:以上|上述|前述|上列|前列|合计|共计|总计|暂?[共合总]计)/;
/** An amount per month or the like: 每月3000元, 按月支付…, 3000元/月, 4500元的标准. */
const RATE_BEFORE =
  /每[一个]*(?:月|年|日|天|周|季度?|学期|小时|平方米|亩|吨|套|台)|按[月年日天周季]度?(?:支付|给付|交纳|缴纳|承担|负担|付)/;
const RATE_SUMMED = new RegExp(`(?:${RATE_BEFORE.source})(?:共|合|总)?计`);
const RATE_BEHIND =
  /^(?:人民币)?(?:[/／每][一个]*(?:月|年|日|天|周|季|小时|平方米|平米|亩|吨|套|台|m|㎡)|的?(?:标准|单价))/;
/** A sum that serves as the base of a calculation: 200万元的5%, 以10万元为基数. */
const BASE_BEHIND =
  /^(?:[）)])?(?:为(?:基数|本金|计算|标准|基准)|的(?:[0-9.]+ ?[%％‰]|[百千万]分之|[一二两三四五六七八九十0-9.]+[倍成]|剩余|余款|尾款)|中(?:的|未|尚|剩))/;
const BASE_BEFORE = /以[^，。；]{0,10}(?:本金|基数)(?:为|人民币)*$/;
/** What a contract was worth, unless somebody is to pay it. */
const CONTRACT =
  /(?:总价款?|总造价|成交价|单价|(?:保全|冻结|查封|担保|注册)(?:金额|限额|总额|资本)|(?:合同|协议|工程|购房|房屋|项目|转让|采购|货物)的?(?:总金额|总额|总价值|价款|金额|价))(?:款|为|共计|合计|计|是|人民币|[：:]|[(（]?含税[)）]?)*$/;
const ASKED = /支付|给付|返还|退还|退回|偿还|归还|赔偿|清偿|付清|补偿/;
/** Interest up to a day: 利息…暂计至2021年6月1日为71610元. */
const INTEREST = /利息|罚息|复利|违约金|滞纳金|占用费|使用费|利率|LPR/;
const UP_TO_DAY = /(?:暂计?算?|[计截][算]?)[至止到][^。；]{0,40}$|暂[^，。；]{0,4}计[^，。；]{0,8}$/;
/** A ceiling up to which somebody is paid first, not what is asked for: 在300万元范围内优先受偿. */
const PRIORITY = /优先受偿|优先权/;
/** Where a clause ends: a priority behind the next sign is another claim. */
const CLAUSE_END = /[，。；;]/;
/** What joins sums of one claim that are asked for side by side: 货款20万元及违约金3万元. */
const JOINED =
  /^(?:整|人民币)?(?:[（(][^（）()。；]{0,80}[）)])?(?:[及和与]|，?以及|，?并|、)(?![^，。；]{0,12}(?:其中|分别|合计|共计|总计|基数))[^，。；、0-9及和与]{0,24}$/;
/** Said behind interest that runs on: 利息3万元（暂计至2021年6月1日）. */
const RUNNING = /暂|[计截]算?[至止到]/;
/** A later amendment of the first claim or of all of them: 将第1项变更为…, 变更诉讼请求为…. */
const AMENDED =
  /(?:请求|诉请|诉求|第[一二三四五六七八九十0-9]{1,2}项)[^。；]{0,20}?(?:变更|调整|增加|减少)[^。；]{0,24}?[为至][：:]?[^。；]{0,60}|(?:变更|调整|增加|减少)[^。；]{0,12}?(?:请求|诉请|诉求|第[一二三四五六七八九十0-9]{1,2}项)[^。；]{0,12}?[为至][：:]?[^。；]{0,60}/g;
const NUMBERED_ITEM = /第([一二三四五六七八九十]|[0-9]{1,2})项/g;
/** What follows the claims if everything is in one paragraph. */
const FACTS = /事实[和与及]?理由|辩称|反诉(?:请求|诉请|称)|审理查明/g;
/** The defendant is named before the word, within this many characters. */
const WHO_DEFENDS = /[^，。；]{0,40}$/;
const MAX_LIST_CHARS = 1500;

/**
 * The amount in yuan that the first claim for money at first instance asks for, as last amended: the stated
 * total of that claim or of all claims, else its first fixed sum and those joined to it (货款20万元及违约金3万元); null where no
 * claim names one. A ceiling of priority (在300万元范围内优先受偿) is none. Sums per
 * month or year, contract prices and bases of calculation do not count. Interest up to a day counts only if
 * nothing else is asked for. Costs of the proceedings and what is asked on appeal do not count.
 */
export function readClaimAmount(paragraphs: string[], instance: Instance): number | null {
  const isLater = instance === "second" || instance === "retrial";
  const end = paragraphs.findIndex((text) =>
    /^(?:本院(?:经审[查理])?(?:认为|查明|认定|确认|审[查理])|(?:法院|本院)?经(?:公开)?(?:开庭)?审理(?:查明|认定)|经审查)/.test(
      text,
    ),
  );
  const pleadings = end > 0 ? paragraphs.slice(0, end) : paragraphs;
  for (const opening of [LIST, TOLD]) {
    for (const paragraph of pleadings) {
      for (const claims of claimsBehind(paragraph, opening, isLater)) {
        const amount = amountOfFirst(claims);
        if (amount !== null) return amended(pleadings, amount.item) ?? amount.yuan;
      }
    }
  }
  return null;
}

/** What follows each opening in a paragraph, up to the facts or, if told in a sentence, to its end. */
function claimsBehind(paragraph: string, opening: RegExp, isLater: boolean): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = paragraph.search(opening); at >= 0 && found.length < 4; ) {
    const start = from + at;
    const length = paragraph.slice(start).match(opening)?.[0].length ?? 1;
    const before = paragraph.slice(Math.max(0, start - 40), start + length);
    const isClaim = !NOT_CLAIM.test(before) && (!isLater || OF_FIRST.test(before));
    const claims = beforeFacts(paragraph.slice(start + length, start + length + MAX_LIST_CHARS));
    if (isClaim) found.push(opening === LIST ? claims : (claims.split("。")[0] ?? ""));
    from = start + length;
    at = paragraph.slice(from).search(opening);
  }
  return found;
}

/** The text up to the facts, or up to the answer to the claims. */
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

/** The first sum that the claims name, and the number of the claim that names it, from 1. */
interface Claimed {
  yuan: number;
  item: number;
}

function amountOfFirst(claims: string): Claimed | null {
  const items = itemsOf(claims);
  let partial: Claimed | null = null;
  for (const [index, item] of items.entries()) {
    const amounts = findAmounts(item).filter((amount) => !COSTS.test(before(item, amount)));
    const fixed = amounts.filter((one, at) => isFixed(item, one, amounts[at - 1]));
    const total = fixed.find((one, at) => isTotal(item, one, fixed.slice(0, at)))?.yuan;
    const heads = INJURY.test(item) ? sumOfHeads(item) : null;
    const yuan = total ?? heads ?? sumOfJoined(item, fixed, amounts);
    if (yuan !== undefined) return { yuan: grandTotal(items, index, yuan) ?? yuan, item: index + 1 };
    if (fixed[0]) partial ??= { yuan: fixed[0].yuan, item: index + 1 };
  }
  return partial;
}

/** The total of all claims, stated after a later one; null if it only adds up that later one. */
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

/** False for a rate, a base of calculation or a contract price, true for what is to be paid. */
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

/** Whether the clause up to an amount asks somebody to pay it: 支付工程款90万元并就该工程优先受偿. */
const isAskedBefore = (item: string, { from }: FoundAmount): boolean =>
  ASKED.test(item.slice(0, from).split(CLAUSE_END).at(-1) ?? "");

function isUpToDay(item: string, amount: FoundAmount, all: FoundAmount[]): boolean {
  const own = item.slice(all[all.indexOf(amount) - 1]?.to ?? 0, amount.from);
  return UP_TO_DAY.test(own) && INTEREST.test(before(item, amount, 60));
}

/** True for the total of a claim's parts: called one, and no less than any of them. */
function isTotal(item: string, amount: FoundAmount, parts: FoundAmount[]): boolean {
  const words = before(item, amount);
  if (!TOTAL.test(words)) return false;
  if (PART.test(words) && !/(?:以上|上述|各项|本息|三项|两项|等)[^，。；]{0,12}$/.test(words)) return false;
  return parts.every(({ yuan }) => yuan <= amount.yuan);
}

/** The first sum that is not interest up to a day, with those asked for beside it; undefined without one. */
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

/** 医疗费1000元、误工费2000元…: claims for injury list their items, sometimes without a total. */
function sumOfHeads(item: string): number | null {
  const heads = findAmounts(item).filter((amount) => HEAD.test(before(item, amount)));
  if (heads.length < 2) return null;
  return Math.round(heads.reduce((sum, { yuan }) => sum + yuan * 100, 0)) / 100;
}

/** The claims one by one, without the facts after the last; a list without numbers is one claim. */
function itemsOf(claims: string): string[] {
  const starts = allMatches(claims, ITEM).map(({ index }) => index);
  if (starts.length < 2) return [claims.split("。")[0] ?? ""];
  const items = starts.map((start, at) => claims.slice(start, starts[at + 1]));
  const [claim = "", next = ""] = (items.pop() ?? "").split("。");
  return [...items, GRAND_SENTENCE.test(next) ? `${claim}。${next}` : claim];
}

function before(text: string, { from }: FoundAmount, length = 14): string {
  return text.slice(Math.max(0, from - length), from);
}

/** The sum to which a claim, or the claims as a whole, were last amended; null where they were not. */
function amended(paragraphs: string[], item: number): number | null {
  let sum: number | null = null;
  for (const text of paragraphs.flatMap((paragraph) => paragraph.match(AMENDED) ?? [])) {
    if (/上诉请求|反诉|被告变更|管辖|合同|协议|名称|判决|裁定/.test(text)) continue;
    // 放弃第2项，将第1项变更为…: the number nearest to the amendment.
    const [ahead = "", behind = ""] = text.split(/变更|调整|增加|减少/);
    const number = (allMatches(ahead, NUMBERED_ITEM).at(-1) ?? allMatches(behind, NUMBERED_ITEM)[0])?.[1];
    if (number && parseChineseNumeral(number) !== item) continue;
    sum = findAmounts(text).at(-1)?.yuan ?? sum;
  }
  return sum;
}
