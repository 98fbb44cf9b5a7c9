import { type FoundAmount, findAmounts } from "../../text/amount.ts";
import { parseChineseNumeral } from "../../text/chinese-numeral.ts";
import type { Instance } from "../record.ts";

/** Opens the list of claims: 向本院提出诉讼请求：, 请求判令：, 一审诉请：. */
const LIST =
  /(?:诉讼请求|起诉请求|赔偿请求|仲裁请求|诉请|请求|要求)(?:人民法院|一审法院|本院|法院|贵院)?(?:依法)?(?:为|是|如下|判令|判决|裁决)?[：:]/;
/** A claim told inside a sentence: 请求判令被告支付…, 要求赔偿…, 申请强制执行…. */
const TOLD =
  /(?:请求|诉请|要求|申请)(?:人民法院|本院|法院|贵院)?(?:依法)?(?:判令|判决|责令|裁定|发出|强制执行|执行|赔偿|支付|给付|偿还|返还|归还|冻结|查封|被告|被申请人)/;
/** At later instances only what is retold of the first counts. */
const OF_FIRST = /起诉|诉至|诉请|一审|原审|原告|附带民事诉讼/;
/** Not the first instance's claim: the appeal, the counterclaim, what a court ordered. */
const NOT_CLAIM = /上诉请求|上诉称|再审请求|申请再审|反诉请求|反诉称|辩称|判决[：:]|查明/;
/** 1. 2、 （3） 一、 第四， at the start of a claim. */
const ITEM =
  /(?:^|(?<=[；;。，,\s：:]))[（(]?(?:[0-9]{1,2}(?:[）)][.．、，]?|[.．、，](?![0-9]{3}))|[一二三四五六七八九十]{1,2}[）)]?[、，]|第[一二三四五六七八九十][，、])/g;
/** A sum of all that a claim asks for; interest or a day's state of it (暂计为, 截至…计) is a part. */
const TOTAL =
  /(?:共计|合计|总计|总额|总共|(?<!暂|暂时|共|合|总|小|累|折|估|[利罚复]息|违约金|[日止])计)(?:为|人民币|[：:])?[^，。；]{0,6}$/;
const PART = /(?:暂|截[至止]|利息|罚息|违约金|滞纳金|小)[^，。；、]{0,10}(?:共|合|总|累)?计[^，。；]{0,8}$/;
const INJURY = /医疗费|误工费|护理费|残疾赔偿金|死亡赔偿金|丧葬费/;
const HEAD = /(?:费|金|补助|补贴|损失)(?:人民币|为|计)?[：:]?$/;
const COSTS =
  /(?:受理费|诉讼费用?|保全费|保全申请费|律师费|公证费|鉴定费|担保费|送达费|申请费)[^，。；、]{0,6}$/;
/** A later amendment of the first claim or of the whole: 将第1项变更为…, 变更诉讼请求为…. */
const AMENDED =
  /(?:请求|诉请|诉求|第[一二三四五六七八九十0-9]{1,2}项)[^。；]{0,20}?(?:变更|调整|增加|减少)[^。；]{0,24}?[为至][：:]?[^。；]{0,60}|(?:变更|调整|增加|减少)[^。；]{0,12}?(?:请求|诉请|诉求|第[一二三四五六七八九十0-9]{1,2}项)[^。；]{0,12}?[为至][：:]?[^。；]{0,60}/g;
const NUMBERED_ITEM = /第([一二三四五六七八九十]|[0-9]{1,2})项/g;
const LONGEST_LIST = 1500;

/**
 * What the first claim for money at first instance asks for, in yuan, as last amended: the total where the
 * claim gives one, else its first sum; null where no claim names a sum. Costs of the proceedings do not count,
 * nor does what is asked on appeal.
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

/** What stands behind each opening in a paragraph, up to the facts or, told in a sentence, to its end. */
function claimsBehind(paragraph: string, opening: RegExp, isLater: boolean): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = paragraph.search(opening); at >= 0 && found.length < 4; ) {
    const start = from + at;
    const length = paragraph.slice(start).match(opening)?.[0].length ?? 1;
    const before = paragraph.slice(Math.max(0, start - 40), start + length);
    const isClaim = !NOT_CLAIM.test(before) && (!isLater || OF_FIRST.test(before));
    const claims =
      paragraph.slice(start + length, start + length + LONGEST_LIST).split(/事实[和与及]?理由/)[0] ?? "";
    if (isClaim) found.push(opening === LIST ? claims : (claims.split("。")[0] ?? ""));
    from = start + length;
    at = paragraph.slice(from).search(opening);
  }
  return found;
}

/** The first sum that the claims name and the number of the claim that names it, from 1. */
interface Claimed {
  yuan: number;
  item: number;
}

function amountOfFirst(claims: string): Claimed | null {
  for (const [index, item] of itemsOf(claims).entries()) {
    const amounts = findAmounts(item).filter((amount) => !COSTS.test(before(item, amount)));
    const total = amounts.find((one, at) => isTotal(item, one, amounts.slice(0, at)))?.yuan;
    const yuan = total ?? (INJURY.test(item) ? sumOfHeads(item) : null) ?? amounts[0]?.yuan;
    if (yuan !== undefined) return { yuan, item: index + 1 };
  }
  return null;
}

/** True for the sum of a claim's parts: named so, and no less than any of them. */
function isTotal(item: string, amount: FoundAmount, parts: FoundAmount[]): boolean {
  const words = before(item, amount);
  if (!TOTAL.test(words)) return false;
  if (PART.test(words) && !/(?:以上|上述|各项|本息|三项|两项|等)[^，。；]{0,12}$/.test(words)) return false;
  return parts.every(({ yuan }) => yuan <= amount.yuan);
}

/** 医疗费1000元、误工费2000元…: claims for injury list their heads, now and then without a total. */
function sumOfHeads(item: string): number | null {
  const heads = findAmounts(item).filter((amount) => HEAD.test(before(item, amount)));
  if (heads.length < 2) return null;
  return Math.round(heads.reduce((sum, { yuan }) => sum + yuan * 100, 0)) / 100;
}

/** The claims one by one; a list without numbers is one claim, up to the end of its sentence. */
function itemsOf(claims: string): string[] {
  const starts = [...claims.matchAll(ITEM)].map(({ index }) => index);
  if (starts.length < 2) return [claims.split("。")[0] ?? ""];
  return starts.map((start, at) => claims.slice(start, starts[at + 1]));
}

function before(text: string, { from }: FoundAmount): string {
  return text.slice(Math.max(0, from - 14), from);
}

/** The sum to which a claim, or the claims as a whole, were last amended; null where they were not. */
function amended(paragraphs: string[], item: number): number | null {
  let sum: number | null = null;
  for (const text of paragraphs.flatMap((paragraph) => paragraph.match(AMENDED) ?? [])) {
    if (/上诉请求|反诉|被告变更|管辖|合同|协议|名称/.test(text)) continue;
    // 放弃第2项，将第1项变更为…: the number that stands nearest to the amendment.
    const [ahead = "", behind = ""] = text.split(/变更|调整|增加|减少/);
    const number = ([...ahead.matchAll(NUMBERED_ITEM)].at(-1) ?? [...behind.matchAll(NUMBERED_ITEM)][0])?.[1];
    if (number && parseChineseNumeral(number) !== item) continue;
    sum = findAmounts(text).at(-1)?.yuan ?? sum;
  }
  return sum;
}
