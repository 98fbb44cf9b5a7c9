import type { Party } from "../judgment/record.ts";
import { findAmounts } from "../text/numbers/amount.ts";
import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../text/numbers/chinese-numeral.ts";

/** One item of the operative part, as far as it says who owes what to whom. */
export interface OperativeItem {
  text: string;
  /** Names of the parties that the item obliges and of those that it favours; empty where it does not say. */
  from: string[];
  to: string[];
  /** Every sum that it names, in yuan. */
  yuan: number[];
  /** Days from the day on which the document takes effect; null where it does not say. */
  days: number | null;
}

/** The sentence about court fees. */
export interface FeeClause {
  text: string;
  /** The acceptance fee in yuan; null where the sentence names none. */
  yuan: number | null;
}

/** The sentence that says where and until when an appeal lies. */
export interface AppealClause {
  text: string;
  court: string;
  /** Days from service. */
  days: number | null;
}

const NUMBER = `([${NUMERAL_CHARACTERS}]{1,4}|\\d{1,3})`;
const ITEM = /^(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[）)]|\d{1,2}[.．、])/;
/** What a document says behind its order in any case: enforcement, terms of imprisonment, effect, appeal. */
const FORMULA =
  /^(?:如果?(?:未|不)|若(?:未|不)|（?刑期|（?罚金|本(?:判决|裁定|决定)[^，。]{0,12}(?:终审|生效|送达|效力|起)|审判)/;
const EFFECT = new RegExp(`(?:生效|效力)(?:之日|后)?起?${NUMBER}(?:个)?日`);
const OWING = /支付|给付|偿还|归还|返还|赔偿|退还|清偿|交付|腾退|承担|协助|办理|停止|赔礼|履行/;
const FEE =
  /^(?:[一二三四五六七八九十]{1,3}、)?(?:(?:一审|二审|再审|本案|本诉|反诉)(?:的)?)*(?:案件)?(?:受理费|诉讼费|申请费)/;
const SENTENCE_END = /(?<=[。；])/;
const HALVED = /减半(?:收取|交纳|计收)(?:为|计)?/;
const APPEAL = /不服本(?:判决|裁定|决定)[\s\S]*上诉/;
const PERIOD = new RegExp(`(?:送达|接到|收到)[^，。；]{0,12}(?:之日|次日|第二日)起${NUMBER}日`);
const APPEAL_COURT = /(?:上诉于|(?:直接)?向(?!本院))([^，。；]{2,30}?法院)/;

/** Reads the paragraphs behind 判决如下: items, fee and the way of appeal. */
export function readOrder(
  paragraphs: readonly string[],
  parties: readonly Party[],
): { items: OperativeItem[]; fee: FeeClause | null; appeal: AppealClause | null } {
  // A text that lost its paragraphs has the fee behind the last item.
  const fee = paragraphs.flatMap((text) => text.split(SENTENCE_END)).find((text) => FEE.test(text));
  const appeal = paragraphs.find((text) => APPEAL.test(text));
  const told = paragraphs.filter((text) => text !== fee && text !== appeal);
  const numbered = told.filter((text) => ITEM.test(text));
  const end = told.findIndex((text) => FORMULA.test(text) || FEE.test(text));
  const ordering = numbered.length > 0 ? numbered : told.slice(0, end < 0 ? told.length : end);
  return {
    items: ordering.map((text) => readItem(text, parties)),
    fee: fee ? { text: fee, yuan: feeOf(fee) } : null,
    appeal: appeal ? readAppeal(appeal) : null,
  };
}

/** The acceptance fee in yuan: what is charged where it is halved. */
function feeOf(text: string): number | null {
  const charged = text.slice(HALVED.exec(text)?.index ?? 0);
  return findAmounts(charged)[0]?.yuan ?? null;
}

function readItem(text: string, parties: readonly Party[]): OperativeItem {
  const owing = OWING.exec(text)?.index ?? text.length;
  const named = [...new Set(parties.map(({ name }) => name))]
    .map((name) => ({ name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0);
  const isOrder = OWING.test(text) && !/^[^，。；]{0,4}驳回/.test(text);
  // Whom 支付 favours stands behind it, or before it behind 向.
  const isFavoured = ({ at }: { at: number }) =>
    at > owing || /向[^，。；]{0,12}$/.test(text.slice(Math.max(0, at - 14), at));
  const from = isOrder ? named.filter((one) => !isFavoured(one)) : [];
  const to = isOrder ? named.filter(isFavoured) : [];
  return {
    text,
    from: from.map(({ name }) => name),
    to: to.map(({ name }) => name),
    yuan: findAmounts(text).map(({ yuan }) => yuan),
    days: numberIn(text, EFFECT),
  };
}

const readAppeal = (text: string): AppealClause => ({
  text,
  court: APPEAL_COURT.exec(text)?.[1] ?? "",
  days: numberIn(text, PERIOD),
});

function numberIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : parseChineseNumeral(found);
}
