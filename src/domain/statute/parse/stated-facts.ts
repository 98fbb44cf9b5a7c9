import { parseDate } from "../../text/date.ts";
import type { LawStatus } from "../record.ts";
import factKeys from "./fact-keys.json" with { type: "json" };

/** The facts about a law that a front matter or a JSON object states. A fact that is not stated is empty. */
export interface StatedFacts {
  title: string;
  /** The body that passed or issued the law. */
  issuer: string;
  /** The official number: 主席令第二十六号, 法释〔2020〕26号. */
  number: string;
  /** The group in which the collection lists the law: 法律, 司法解释 …. */
  group: string;
  /** The date of the version, yyyy-MM-dd. It is the day of publication if stated, else the day of passing. */
  version: string;
  /** The day from which the version is binding, yyyy-MM-dd. */
  effective: string;
  /** The status that the collection states; null if it states none or an unknown one. */
  status: LawStatus | null;
}

/**
 * For each fact, the keys that may state it, in lower case without blanks, hyphens and underscores. If
 * several occur, the earlier key in the list counts.
 */
const KEYS: Readonly<Record<keyof StatedFacts, readonly string[]>> = factKeys;

const STATUSES: readonly [RegExp, LawStatus][] = [
  [/尚未(?:生效|施行|实施)|not.?yet/i, "not_yet"],
  [/已?(?:废止|失效)|repealed|expired/i, "repealed"],
  [/已?(?:被?修改|修订|修正)|amended|superseded/i, "amended"],
  [/有效|in.?force|^valid/i, "in_force"],
];

/** The facts that a front matter or object states. Values other than texts and numbers are ignored. */
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

/** The date in one of the forms 2020-05-28, 2020年5月28日, 20200528, 2020-05-28T00:00:00Z; else empty. */
function stateDate(written: string): string {
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  return parseDate(digits ? digits.slice(1).join("-") : written);
}
