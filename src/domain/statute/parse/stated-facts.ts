import { parseDate } from "../../text/date.ts";
import type { LawStatus } from "../record.ts";
import factKeys from "./fact-keys.json" with { type: "json" };

/** The facts that a front matter or a JSON object states about a law; empty if not stated. */
export interface StatedFacts {
  title: string;
  /** Who passed or issued the law. */
  issuer: string;
  /** 主席令第二十六号, 法释〔2020〕26号. */
  number: string;
  /** 法律, 司法解释 …: the group that the collection files it under. */
  group: string;
  /** yyyy-MM-dd of the version: its publication, else its passing. */
  version: string;
  /** yyyy-MM-dd from which the version is binding. */
  effective: string;
  /** The collection's statement of the law's status; null if missing or unknown. */
  status: LawStatus | null;
}

/** Keys by fact, in lower case without blanks, hyphens and underscores; earlier keys take precedence. */
const KEYS: Readonly<Record<keyof StatedFacts, readonly string[]>> = factKeys;

const STATUSES: readonly [RegExp, LawStatus][] = [
  [/尚未(?:生效|施行|实施)|not.?yet/i, "not_yet"],
  [/已?(?:废止|失效)|repealed|expired/i, "repealed"],
  [/已?(?:被?修改|修订|修正)|amended|superseded/i, "amended"],
  [/有效|in.?force|^valid/i, "in_force"],
];

/** The facts among the values of a front matter or object; values other than plain ones are ignored. */
export function statedFacts(values: Readonly<Record<string, unknown>>): StatedFacts {
  const plain = new Map<string, string>();
  for (const [key, value] of Object.entries(values))
    if (typeof value === "string" || typeof value === "number")
      plain.set(key.toLowerCase().replace(/[\s_-]+/g, ""), String(value).trim());
  const find = (fact: keyof typeof KEYS) => KEYS[fact].map((key) => plain.get(key)).find(Boolean) ?? "";
  const date = (fact: "version" | "effective") =>
    KEYS[fact].map((key) => stateDate(plain.get(key) ?? "")).find(Boolean) ?? "";
  const status = find("status");
  return {
    title: find("title").replace(/\s+/g, " "),
    issuer: find("issuer"),
    number: find("number"),
    group: find("group"),
    version: date("version"),
    effective: date("effective"),
    status: STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? null,
  };
}

/** 2020-05-28, 2020年5月28日, 20200528, 2020-05-28T00:00:00Z. */
function stateDate(written: string): string {
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  return parseDate(digits ? digits.slice(1).join("-") : written);
}
