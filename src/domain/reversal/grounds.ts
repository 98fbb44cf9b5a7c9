/**
 * Grounds on which a higher court changes or remands a judgment: 民事诉讼法 (2023) art. 177. 行政诉讼法 (2017) art. 89
 * and 刑事诉讼法 (2018) arts. 236, 238 have the same grounds.
 */
export type Ground = keyof typeof WORDINGS;

/** How courts word each ground. A wording does not count if the court negates it. */
const WORDINGS = {
  facts_unclear: /(?:基本|主要)?事实(?:认定)?不清|证据不足|事实未(?:予)?查(?:清|明)/gu,
  facts_wrong: /认定(?:基本|部分|主要)?事实(?:有误|错误|不当)|事实认定(?:有误|错误|不当)/gu,
  law_wrong: /适用法律(?:确有|有|存在)?(?:错误|不当|有误)|(?:错误|不当)适用法律/gu,
  procedure: /违反法定(?:诉讼)?程序|程序(?:严重)?违法/gu,
  party_omitted: /遗漏(?:了)?(?:必要的?|必须参加诉讼的?)?(?:共同诉讼)?(?:当事人|诉讼当事人|被告|第三人)/gu,
  new_evidence: /(?:提交|出现|发现|有)(?:了)?(?:的)?新(?:的)?证据/gu,
  claim_exceeded: /遗漏(?:了)?(?:部分)?诉讼请求|超出(?:了)?(?:当事人)?(?:的)?诉讼请求/gu,
};

/** The grounds. The position of a ground is its bit in bit sets. */
export const GROUNDS = Object.keys(WORDINGS) as Ground[];

/** Words that negate a wording shortly after them. */
const DENIED_BEFORE = /(?:并?未|并?无|并?非|不存在|没有|不属于|不构成)[^，。；、]{0,8}$/u;
const DENIED_AFTER =
  /^[^，。；]{0,12}(?:不能成立|不成立|不予支持|不予采纳|理由不足|没有依据|缺乏依据|于法无据)/u;
/** Words by which a statement after them is a party's and not the court's. */
const CLAIMED =
  /(?:上诉人|申请人|再审申请人|原告|被告|当事人)[^。；]{0,40}(?:称|主张|提出|认为|诉称|辩称)[^。；]{0,60}$/u;
const CONTEXT = 100;

/**
 * The grounds for changing or remanding a judgment that a court names in its reasons, in the order of
 * GROUNDS, without duplicates. Grounds that the court negates, or that only a party claims, are left out. A
 * ground in wording that is not in WORDINGS is missed. The page therefore shows the result as "named in the
 * text", beside the case.
 */
export function findGrounds(holding: string): Ground[] {
  const found: Ground[] = [];
  for (const ground of GROUNDS) {
    for (const match of holding.matchAll(WORDINGS[ground])) {
      const before = holding.slice(Math.max(0, match.index - CONTEXT), match.index);
      const after = holding.slice(match.index + match[0].length);
      if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after) || CLAIMED.test(before)) continue;
      found.push(ground);
      break;
    }
  }
  return found;
}

/** The grounds as a bit set. Bit i stands for GROUNDS[i]. */
export function encodeGrounds(grounds: Ground[]): number {
  return grounds.reduce((bits, ground) => bits | (1 << GROUNDS.indexOf(ground)), 0);
}
