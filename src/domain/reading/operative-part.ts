import type { Party } from "../judgment/record.ts";
import { findDates } from "../text/date.ts";
import { findAmounts } from "../text/numbers/amount.ts";
import { NUMERAL_CHARACTERS, parseChineseNumeral } from "../text/numbers/chinese-numeral.ts";

/** An item of the operative part, with who owes what to whom as far as the item says so. */
export interface OperativeItem {
  text: string;
  /** Names of the parties that owe something. Empty if the item names none. */
  from: string[];
  /** Names of the parties to which it is owed. Empty if the item names none. */
  to: string[];
  /** Every sum in the item, in yuan. */
  yuan: number[];
  /** Number of days to perform, from the day on which the document takes effect; null if not stated. */
  days: number | null;
  /** Number of months to perform, from the day on which the document takes effect; null if not stated. */
  months: number | null;
  /** Due dates that the item states, yyyy-MM-dd. */
  by: string[];
}

/** The sentence about court fees. */
export interface FeeClause {
  text: string;
  /** The acceptance fee in yuan; null if the sentence states none. */
  yuan: number | null;
  /** Who bears the fees, as printed. Empty if the sentence does not say. */
  borne: string;
}

/** The sentence about the right to appeal. `court` is the court that hears the appeal. */
export interface AppealClause {
  text: string;
  court: string;
  /** Number of days to appeal, from the day of service. */
  days: number | null;
}

const NUMBER = `([${NUMERAL_CHARACTERS}]{1,4}|\\d{1,3})`;
const ITEM = /^(?:[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十]{1,3}[）)]|\d{1,2}[.．、])/;
/**
 * The start of a standard clause after the items, for example about enforcement, prison terms, effect or
 * appeal.
 */
const FORMULA =
  /^(?:如果?(?:未|不)|若(?:未|不)|（?刑期|（?罚金|（?缓刑考验|[^，。；]{1,12}回到社区|申请执行人发现|当事人应当按照调解协议|本(?:判决|裁定|决定)[^，。]{0,12}(?:终审|生效|送达|效力|起)|审判)/;
const EFFECT = new RegExp(`(?:生效|效力)(?:之日|后)?起?${NUMBER}(?:个)?日`);
const EFFECT_MONTHS = new RegExp(`(?:生效|效力)(?:之日|后)?起?${NUMBER}个?月内`);
/**
 * A verb that states an obligation. A verb does not match if the words before it mean having received, asking
 * for or being entitled to something.
 */
const OWING =
  /(?<!获得|取得|要求|请求|有权)(?:支付|给付|偿还|归还|返还|赔偿|退还|退赔|清偿|交付|交还|腾退|承担|协助|办理|停止|赔礼|履行|应付|付清|付给|缴纳|并处罚金)/;
/**
 * The start of an item that dismisses, revokes, confirms or ends something. Such an item imposes no
 * obligation, even if it mentions one.
 */
const NO_DUTY = /^(?:驳回|撤销|确认|解除|终结|准许|受理|对[^，。；]*请求不予)|^[^，。；]*驳回[^，。；]*请求/;
/** The start of an item that upholds or changes an item of another judgment, which it quotes. */
const QUOTING = /^(?:维持|变更)[^：为]*?(?:：|为[：“]?)/;
/** The start of a clause that grants a right and imposes no obligation. */
const RIGHT = /[，；]?(?:并)?有权/;
const FEE =
  /^(?:[一二三四五六七八九十]{1,3}、)?(?:(?:一审|二审|再审|本案|本诉|反诉)(?:的)?)*(?:案件)?(?:受理费|诉讼费|申请费)/;
const SENTENCE_END = /(?<=[。；])/;
const HALVED = /减半(?:收取|交纳|计收)(?:为|计)?/;
const BORNE = /[^，。；：]*(?:负担|承担)[^。；]*/;
const APPEAL = /不服本(?:判决|裁定|决定)[\s\S]*上诉/;
const PERIOD = new RegExp(`(?:送达|接到|收到)[^，。；]{0,12}(?:之日|次日|第二日)起${NUMBER}日`);
const APPEAL_COURT = /(?:上诉于|(?:直接)?向(?!本院))([^，。；]{2,30}?法院)/;

/** Reads the paragraphs after 判决如下: the items, the clause about fees and the clause about appeals. */
export function readOrder(
  paragraphs: readonly string[],
  parties: readonly Party[],
): { items: OperativeItem[]; fee: FeeClause | null; appeal: AppealClause | null } {
  // If paragraph breaks are lost, the clause about fees is in the paragraph of the last item.
  const fee = paragraphs.flatMap((text) => text.split(SENTENCE_END)).find((text) => FEE.test(text));
  const appeal = paragraphs.find((text) => APPEAL.test(text));
  const told = paragraphs.filter((text) => text !== appeal && !FEE.test(text));
  const numbered = told.filter((text) => ITEM.test(text));
  const end = told.findIndex((text) => FORMULA.test(text) || FEE.test(text));
  const ordering = numbered.length > 0 ? numbered : told.slice(0, end < 0 ? told.length : end);
  return {
    items: ordering.map((text) => readItem(text, parties)),
    fee: fee ? { text: fee, yuan: feeOf(fee), borne: BORNE.exec(fee)?.[0] ?? "" } : null,
    appeal: appeal ? readAppeal(appeal) : null,
  };
}

/**
 * The total in yuan that the items order to be paid. Only the first sum of each item counts. Null if no item
 * states one.
 */
export function sumOrdered(items: readonly OperativeItem[]): number | null {
  const sums = items.flatMap(({ from, yuan }) => (from.length > 0 && yuan[0] !== undefined ? [yuan[0]] : []));
  return sums.length > 0 ? Math.round(100 * sums.reduce((sum, one) => sum + one, 0)) / 100 : null;
}

/** The acceptance fee in yuan. If the court halves it, this is the reduced fee. */
function feeOf(text: string): number | null {
  const charged = text.slice(HALVED.exec(text)?.index ?? 0);
  return findAmounts(charged)[0]?.yuan ?? null;
}

function readItem(text: string, parties: readonly Party[]): OperativeItem {
  const told =
    text
      .replace(ITEM, "")
      .replace(/^[，,]/, "")
      .replace(QUOTING, "")
      .split(RIGHT)[0] ?? "";
  const owing = NO_DUTY.test(told) ? -1 : told.search(OWING);
  const named = [...new Set(parties.map(({ name }) => name))]
    .map((name) => ({ name, at: told.indexOf(name) }))
    .filter(({ at }) => at >= 0);
  // Who receives a payment is named after the verb (支付甲), or before it with 向 (向甲支付). A name after 对
  // (对被告乙的债务) is that of a debtor for whose debt somebody else answers. The item does not bind this debtor,
  // so the name is left out.
  const before = ({ at }: { at: number }) => told.slice(Math.max(0, at - 14), at);
  const isFavoured = (one: { at: number }) => one.at > owing || /向[^，。；]{0,12}$/.test(before(one));
  const isDebtor = (one: { at: number }) => /对(?:被告|原告|第三人)?$/.test(before(one));
  const names = (found: typeof named) =>
    found.map(({ name, at }) => (told.startsWith("等", at + name.length) ? `${name}等` : name));
  const bound = owing < 0 ? [] : named.filter((one) => !isDebtor(one));
  return {
    text,
    from: names(bound.filter((one) => !isFavoured(one))),
    to: names(bound.filter(isFavoured)),
    yuan: findAmounts(text).map(({ yuan }) => yuan),
    days: numberIn(text, EFFECT),
    months: numberIn(text, EFFECT_MONTHS),
    by: findDates(text).flatMap(({ date, to }) =>
      /^(?:之?前|以前)/.test(text.slice(to, to + 2)) ? [date] : [],
    ),
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
