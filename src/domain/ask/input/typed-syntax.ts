import type { Conditions, ListField } from "../../search/query/query-fields.ts";
import { splitKeywords } from "../../search/query/split-keywords.ts";
import { HAN } from "../../text/han.ts";
import { toAsciiAlphanumerics } from "../../text/to-nfc.ts";

/**
 * What the name of a field before a colon means: a list of the query, a period, or null if the search has no
 * such field.
 */
const FIELDS: Readonly<Record<string, ListField | "year" | "date" | "datefrom" | "dateto" | null>> = {
  法院: "court",
  审理法院: "court",
  court: "court",
  案由: "reason",
  罪名: "reason",
  cause: "reason",
  reason: "reason",
  年: "year",
  年份: "year",
  year: "year",
  日期: "date",
  时间: "date",
  date: "date",
  from: "datefrom",
  to: "dateto",
  案号: "qr",
  no: "qr",
  number: "qr",
  类型: "kind",
  文书: "kind",
  文书类型: "kind",
  type: "kind",
  kind: "kind",
  审级: "instance",
  instance: "instance",
  程序: null,
  标题: "title",
  案名: "title",
  title: "title",
  法官: "judge",
  审判员: "judge",
  审判长: "judge",
  judge: "judge",
  律师: "counsel",
  代理人: "counsel",
  律所: "counsel",
  lawyer: "counsel",
  counsel: "counsel",
  当事人: "qr",
  原告: "qr",
  被告: "qr",
  party: "qr",
  法条: "qr",
  引用: "qr",
  引用法条: "qr",
  适用法条: "qr",
  依据: "qr",
  条文: "qr",
  law: "qr",
  statute: "qr",
  关键词: "qr",
  全文: "qr",
  裁判: "holding",
  holding: "holding",
  level: null,
  金额: null,
  标的: null,
  amount: null,
  地区: null,
  省: null,
  省份: null,
  结果: null,
  书记员: null,
  公诉机关: null,
};

/** Every name that is read as a field before a colon. */
export const SYNTAX_FIELDS: readonly string[] = Object.keys(FIELDS);

/** What typed syntax asks for: the conditions, and the names of fields that the search does not have. */
export interface TypedSyntax {
  conditions: Conditions;
  unknown: string[];
}

const PART = new RegExp(
  String.raw`([-－﹣−+]?)(?:([${HAN}A-Za-z]{1,8})[:：=＝]\s*)?(?:"([^"]+)"|“([^”]+)”|「([^」]+)」|([^\s]+))`,
  "gu",
);
const RANGE = /^(\d{4}(?:-\d{1,2}){0,2}?)?\s*(?:[~～—–至到]|\.\.|-)\s*(\d{4}(?:-\d{1,2}){0,2})?$/u;

/** Reads field:value (or field=value), -word, "phrase", AND and NOT. Any other word is a keyword. */
export function readSyntax(typed: string): TypedSyntax {
  const lists = new Map<ListField, string[]>();
  const dates: { datefrom?: string; dateto?: string } = {};
  const unknown: string[] = [];
  const add = (field: ListField, value: string) => {
    const held = lists.get(field) ?? [];
    if (!held.includes(value)) lists.set(field, [...held, value]);
  };
  let isLeftOut = false;
  for (const [, sign = "", name = "", ...values] of toAsciiAlphanumerics(typed).matchAll(PART)) {
    const [straight, curly, corner, bare] = values;
    const phrase = (straight ?? curly ?? corner)?.trim();
    const value = phrase ?? bare ?? "";
    if (!phrase && name === "" && /^(?:AND|&{1,2}|\+)$/u.test(value)) continue;
    if (!phrase && name === "" && value === "NOT") {
      isLeftOut = true;
      continue;
    }
    if (!phrase && name === "" && /^(?:OR|NEAR|\|{1,2})$/u.test(value)) {
      unknown.push(value);
      continue;
    }
    const quoted = phrase === undefined ? value : `"${phrase}"`;
    const without = isLeftOut || (sign !== "" && sign !== "+");
    isLeftOut = false;
    const field = name === "" ? "qr" : FIELDS[name.toLowerCase()];
    if (!field) unknown.push(name);
    else if (field === "year" || field === "date") addPeriod(field, value, dates, add);
    else if (field === "datefrom" || field === "dateto") dates[field] = value;
    else if (without) add("without", quoted);
    else if (field === "qr") for (const word of splitKeywords(quoted)) add("qr", word);
    else for (const one of value.split(/[,，、]/u).filter(Boolean)) add(field, one);
  }
  return { conditions: { ...Object.fromEntries(lists), ...dates }, unknown: [...new Set(unknown)] };
}

function addPeriod(
  field: "year" | "date",
  value: string,
  dates: { datefrom?: string; dateto?: string },
  add: (field: ListField, value: string) => void,
): void {
  const written = value.replace(/年(?=\d)|月(?=\d)/gu, "-").replace(/[年月日]/gu, "");
  const [, from, to] = RANGE.exec(written) ?? [];
  if ((from ?? to) !== undefined && !/^\d{4}-\d{1,2}$/u.test(written)) {
    if (from) dates.datefrom = from;
    if (to) dates.dateto = to;
  } else if (field === "year" && /^\d{4}$/u.test(written)) add("suitedate", written);
  else {
    dates.datefrom = written;
    dates.dateto = written;
  }
}
