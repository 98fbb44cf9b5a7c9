import { withoutSpaces } from "../text/to-nfc.ts";
import { blankRecord } from "./blank-record.ts";
import { KIND_NAMES } from "./document-kind.ts";
import type { JudgmentRecord, Withheld } from "./record.ts";

/** Each reason in the words of the rule. */
const NAMES: Record<Withheld, string> = {
  state_secret: "涉及国家秘密",
  juvenile_crime: "未成年人犯罪",
  mediation: "以调解方式结案或者确认人民调解协议效力",
  divorce: "离婚诉讼",
  minor_custody: "涉及未成年子女抚养、监护",
  unfit: "人民法院认为不宜公布",
  unstated: "来源没有写明理由",
};

const BY_WORDS: [words: RegExp, reason: Withheld][] = [
  [/国家秘密/, "state_secret"],
  [/未成年人犯罪/, "juvenile_crime"],
  [/调解/, "mediation"],
  [/离婚/, "divorce"],
  [/抚养|监护/, "minor_custody"],
  [/不宜/, "unfit"],
];

/**
 * The reason that a source means by its words. The words themselves are not kept, because they may name
 * somebody.
 */
export function withheldReason(words: string): Withheld {
  const plain = withoutSpaces(words);
  return BY_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? "unstated";
}

/**
 * The facts about a non-public document that art. 6 of 法释〔2016〕19号 allows to show: court, case number, date
 * and reason. For a state secret, only the reason. Parties, cause, name, kind and text are left out.
 */
export function withheldRecord(given: JudgmentRecord, reason: Withheld): JudgmentRecord {
  const isNamed = reason !== "state_secret";
  const { court, court_id, case_number, casedate, sourceId } = given;
  return {
    ...blankRecord(given.source),
    id: given.id,
    casename: `${KIND_NAMES.not_public}：${NAMES[reason]}`,
    ...(isNamed && { court, court_id, case_number, casedate }),
    withheld: reason,
    ...(isNamed && sourceId && { sourceId }),
  };
}
