import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN } from "../../../text/han.ts";
import type { JudgmentRecord } from "../../record.ts";
import { cleanName } from "../people/party.ts";
import { signedNames } from "../people/signature.ts";
import { findIntroduction } from "./introduction.ts";

/** The people of a judgment, other than its judges and counsel. */
export interface NamedPeople {
  /** Clerks, judges' assistants and others who sign for the court. */
  staff: string[];
  /** Natural persons who are parties or who represent or run one: 法定代表人, 法定代理人, 负责人, 经营者. */
  people: string[];
}

type Source = Pick<JudgmentRecord, "parties" | "panel" | "clerk" | "body_text" | "tail_text">;

/** Endings of organisations' names. A party whose name has one is not a natural person. */
const ORGANISATION =
  /(?:公司|集团|银行|支行|分行|工厂|厂|店|馆|场|社|院|校|学|局|部|厅|府|会|所|处|中心|队|站|企业|基金|村|组|户|室|办|署|行|园|矿|港|司)$/u;
/**
 * A short name whose last character ends both organisations' names and given names (文学, 景行). Such a name
 * counts as a person's.
 */
const GIVEN_NAME_END = /^\p{Script=Han}{2,3}(?<=[学行园会港校府])(?<!委会|[银支分]行|[小中大]学|学校)$/u;
/** A name in Han characters: two to four of them, or more if a dot separates its parts. */
const HAN_NAME = new RegExp(`^(?:[${HAN}]{2,4}|[${HAN}]+(?:[${DOT}.][${HAN}]+)+)$`, "u");
/**
 * A name in Latin letters. It counts as a person's only after the words of INTRODUCED; elsewhere it may be an
 * organisation's.
 */
const LATIN_NAME = /^\p{Script=Latin}[\p{Script=Latin} .·•'-]{2,39}$/u;

/**
 * Words that introduce a person, with an optional bracket and a colon. At the start of a sentence in the
 * head, the colon may be missing.
 */
const INTRODUCED =
  /(?:出庭应诉)?(?:法定代表人|法定代理人|主要负责人|负责人|经营者|代表人|监护人|投资人|执行事务合伙人|委派代表)(?:[（(][^（）()：:]{1,16}[）)])?[^\S\n]{0,4}(?<colon>[：:]?)(?<names>[^，,。；;：:（()）\n]{2,40})/gu;
/**
 * Words that stand where a name is expected, but are no person's name: they are no name at all, or name an
 * office or a firm.
 */
const NO_NAME =
  /^(?:不详|不明|同上|同前|空缺|待定|暂缺|签[字名章]|盖章|变更|均|为|是|系|的|或|与|和(?=主要|其)|未|应|身份|姓名|信息|到庭|员)|(?:公司|集团|银行|企业|中心|事务所|委员会|经理|董事长?|总监|主任|局长|院长|校长|行长|所长|厂长|书记|职务)$/u;

/** Whether a party's name is that of a natural person. */
export function isPersonName(name: string): boolean {
  return HAN_NAME.test(name) && (GIVEN_NAME_END.test(name) || !ORGANISATION.test(name));
}

/**
 * The natural persons whom the structured parts of a judgment name, each once per list. People named only in
 * the narrative are not included.
 */
export function namedPeople({ parties, panel, clerk, body_text, tail_text }: Source): NamedPeople {
  const judges = new Set(panel);
  const signed = [clerk, ...signedNames(tail_text)].filter((name) => HAN_NAME.test(name));
  const introduction = findIntroduction(body_text);
  const introduced = body_text.flatMap((text, at) => introducedIn(text, at < introduction));
  return {
    staff: [...new Set(signed)].filter((name) => !judges.has(name)),
    people: [...new Set([...parties.map(({ name }) => name).filter(isPersonName), ...introduced])],
  };
}

function introducedIn(text: string, inHead: boolean): string[] {
  return allMatches(text, INTRODUCED)
    .filter(
      ({ index, groups }) =>
        groups?.colon || (inHead && /[。；;]\s?$|^\s*$/u.test(text.slice(Math.max(0, index - 2), index))),
    )
    .flatMap(({ groups }) => (groups?.names ?? "").split("、"))
    .map(cleanName)
    .filter((name) => (HAN_NAME.test(name) || LATIN_NAME.test(name)) && !NO_NAME.test(name));
}
