import { COINS, coinsOf, DIGIT, digitOf, digitsToFen } from "./coins.ts";
import { NUMERALS, readMixedNumeral, unifyTwenty } from "./mixed-numeral.ts";

/** Why a typed amount cannot be used. */
export type AmountFault =
  | "amount_missing"
  | "amount_unreadable"
  | "amount_ambiguous"
  | "amount_range"
  | "amount_negative"
  | "amount_foreign"
  | "amount_too_large";
/** An amount in yuan, or why it cannot be used. */
export type ReadAmount = { kind: "amount"; yuan: number } | { kind: "fault"; code: AmountFault };

/**
 * Maximum amount in yuan. No court has charged a fee on a larger one, and larger numbers cannot represent the
 * fen.
 */
export const MAX_YUAN = 1e12;

const FOREIGN =
  /美元|美金|美刀|港[元币幣]|欧元|日[元圆]|英镑|[新台]台?币|澳门?[元币]|葡币|加[元币]|外币|卢布|韩[元币]|法郎|[$€£]|USD|HKD|EUR|JPY|GBP/i;
const RANGE =
  /[几幾数數或]|[以之](?:上|下|内|外|间)|(?:不等|不止|起)$|至少|至多|最[多少高低]|不[低高少多]于|不到|不超过?|不足|超过|[多少高低大小]于|[<>≥≤]/;
const ABOUT = /^(?:大约|约|大概)|左右$/g;
/** Words of a sum that is only approximate: 五万余元, 十来万, 近百万, 千块, 百八十万. */
const ROUGH = /[余餘多]|来[万萬亿億百千]|^(?:将?近|差不多)|上下$|^[百佰千仟](?![万萬亿億])/;
/** Words of a sum that recurs: 每月3000, 300元/天. */
const EACH = /每|[/／](?:[天日周月年季]|个月)$/;
const CURRENCY = /^(?:人民币|RMB|CNY|[¥￥])[\s:]*/i;
/** A label before a sum: 标的额：56万, 货款 4500元, 大写：…. */
const LABEL = new RegExp(
  `^(?:[\\p{Script=Han}：:,、()\\s](?<![${NUMERALS}]))+(?=[${NUMERALS}.¥￥]|RMB|CNY)`,
  "u",
);
/** A sum that is written twice, in words and in digits: 三十万元(300000元), 大写：… 小写：…. */
const TWICE = /^(.+?)\s*(?:[,;、]?\s*小写[：:]?|\()\s*([^()]+?)\)?$/;

/**
 * The amount in yuan that was typed into a field, in any mix of digits and units: 500000, 500,000.50, ５０万,
 * ¥1.2亿, 12万3456, 1亿2000万元, 两万五, 叁拾伍万元整, 五块三, 10w, 1.2 million. A label may precede it, and it may be written
 * both in words and in digits. It is at least 0 and at most a trillion. A range, an approximate, negative or
 * foreign sum, and an ambiguous text are faults; each has its own code.
 */
export function readAmount(typed: string): ReadAmount {
  const text = unifyTwenty(typed.normalize("NFKC"))
    .trim()
    .replace(/^["'“‘【[](.*)["'”’】\]]$/, "$1")
    .replace(/[。;；!?,]+$/, "")
    .replace(/[−–—﹣]/g, "-")
    .replace(/(?<=[0-9])['’](?=[0-9]{3}(?![0-9]))/g, ",")
    .replaceAll("圓", "圆")
    .replaceAll("塊", "块");
  if (text === "") return fault("amount_missing");
  if (FOREIGN.test(text)) return fault("amount_foreign");
  const [, bracketed] = /^\((.*)\)$/.exec(text) ?? [];
  // In accounting, (500) means minus 500, unless a unit or currency sign is in the brackets.
  if (bracketed !== undefined)
    return /^[0-9.,\s]+$/.test(bracketed) ? fault("amount_ambiguous") : readAmount(bracketed);
  const [, words, figures] = TWICE.exec(text) ?? [];
  if (words && figures && !/^人民币$|^大写$/.test(figures)) {
    const [first, second] = [readAmount(words.replace(/^(.*)大写[：:)]*/, "$1")), readAmount(figures)];
    if (first.kind === "fault" || second.kind === "fault") return first.kind === "fault" ? first : second;
    return first.yuan === second.yuan ? first : fault("amount_ambiguous");
  }
  return readOne(text);
}

function fault(code: AmountFault): ReadAmount {
  return { kind: "fault", code };
}

function readOne(text: string): ReadAmount {
  const bare = text
    .replace(CURRENCY, "")
    .replace(ABOUT, "")
    .trim()
    .replace(CURRENCY, "")
    .replace(/\s*(?:\(?人民币\)?|RMB|CNY|yuan)$/i, "");
  if (/^(?:-|负|负数|减)\s*[¥￥]?\s*[^-]+$/.test(bare)) return fault("amount_negative");
  if (EACH.test(bare)) return fault("amount_ambiguous");
  if (isSpan(bare)) return fault("amount_range");
  const sum = bare.replace(LABEL, (label) => (/[负减]$/.test(label) ? label : "")).replace(CURRENCY, "");
  if (RANGE.test(bare))
    return fault(new RegExp(`[${NUMERALS}几]`).test(bare) ? "amount_range" : "amount_unreadable");
  if (ROUGH.test(sum) || ROUGH.test(bare))
    return fault(new RegExp(`[${NUMERALS}几]`).test(sum) ? "amount_ambiguous" : "amount_unreadable");
  const joined = joinGroups(sum);
  if (joined === null) return fault("amount_ambiguous");
  const yuan = readSum(joined);
  if (typeof yuan === "string") return fault(yuan);
  if (yuan > MAX_YUAN) return fault("amount_too_large");
  return { kind: "amount", yuan: digitsToFen(yuan) };
}

/** Whether a dash, 至 or 到 stands between two sums: 20万-30万, 20~30万. */
function isSpan(text: string): boolean {
  const [from, to, more] = text.split(/\s*(?:-|~|至|到)\s*/);
  if (!from || !to || more !== undefined) return false;
  return new RegExp(`[${NUMERALS}元圆块]$`).test(from) && new RegExp(`^[${NUMERALS}¥￥]`).test(to);
}

/** The text without blanks. Null if blanks do not group digits by threes or fours: 5000 8000 are two sums. */
function joinGroups(text: string): string | null {
  const groups = /[0-9]+(?:\s+[0-9]+)+/.exec(text)?.[0];
  if (groups && !/^[0-9]{1,3}(?:\s[0-9]{3})+$|^[0-9]{1,3}(?:\s[0-9]{4})+$/.test(groups)) return null;
  return text.replace(/\s/g, "");
}

const WESTERN = /^([0-9][0-9,.]*)(k|w|thousand|million|mn|billion|bn)$/i;
const WESTERN_UNITS: Record<string, number> = {
  k: 1e3,
  w: 1e4,
  thousand: 1e3,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
};
/** A sum: a number, 元 or 块, and smaller coins. The coins may be 5角3分, 8毛8, or a spoken digit as in 五块三. */
const SUM = new RegExp(
  `^(?<whole>[^元圆块角毛分]+?)(?:(?<unit>[元圆块])钱?(?:(?<spoken>${DIGIT})|(?<dimes>${DIGIT})[角毛](?<cents>${DIGIT})|[零〇]?${COINS}))?[整正]?$`,
);
/** Coins without yuan: 5角3分, and spoken 两毛五. */
const SMALL_CHANGE = new RegExp(`^(?:(?<dimes>${DIGIT})[角毛](?<cents>${DIGIT})|${COINS}钱?)[整正]?$`);

/** The sum in yuan, in words or digits, or its fault. */
function readSum(text: string): number | AmountFault {
  const [, number, unit] = WESTERN.exec(text.replace(/[元块]$/, "")) ?? [];
  if (number && unit) {
    const read = readNumber(number, true);
    return typeof read === "number" ? read * (WESTERN_UNITS[unit.toLowerCase()] ?? 1) : read;
  }
  const coins = SMALL_CHANGE.exec(text)?.groups;
  if (coins?.dimes) return coinsOf({ jiao: coins.dimes, fen: coins.cents });
  if (coins?.jiao || coins?.fen) return coinsOf(coins);
  const groups = SUM.exec(text.replace(/([0-9零〇一二两三四五六七八九十百])个([万萬亿億])/g, "$1$2"))?.groups;
  if (!groups?.whole) return "amount_unreadable";
  const read = readNumber(groups.whole, groups.unit !== undefined);
  if (typeof read === "string") return read;
  // In 五块三 the last digit means tenths (5.3); 五元三 is no sum.
  if (groups.spoken) return groups.unit === "块" ? read + digitOf(groups.spoken) / 10 : "amount_ambiguous";
  return read + coinsOf({ jiao: groups.dimes ?? groups.jiao, fen: groups.cents ?? groups.fen });
}

function readNumber(text: string, unitFollows: boolean): number | AmountFault {
  const read = readMixedNumeral(text, { unitFollows });
  return read.kind === "value" ? read.value : `amount_${read.kind}`;
}
