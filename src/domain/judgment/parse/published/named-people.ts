import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN } from "../../../text/han.ts";
import type { JudgmentRecord } from "../../record.ts";
import { cleanName } from "../people/party.ts";
import { signedNames } from "../people/signature.ts";
import { findIntroduction } from "./introduction.ts";

/** Natural persons of a judgment beside its judges and counsel. */
export interface NamedPeople {
  /** Clerks, judges' assistants and whoever else signs for the court. */
  staff: string[];
  /** Parties, and those who represent or run one: 法定代表人, 法定代理人, 负责人, 经营者. */
  people: string[];
}

type Source = Pick<JudgmentRecord, "parties" | "panel" | "clerk" | "body_text" | "tail_text">;

/** Endings of organisations; a party's name with one of them is not a person's. */
const ORGANISATION =
  /(?:公司|集团|银行|支行|分行|工厂|厂|店|馆|场|社|院|校|学|局|部|厅|府|会|所|处|中心|队|站|企业|基金|村|组|户|室|办|署|行|园|矿|港|司)$/u;
/** Characters that also end given names (文学, 景行): in a name this short they do not mark an organisation. */
const GIVEN_NAME_END = /^\p{Script=Han}{2,3}(?<=[学行园会港校府])(?<!委会|[银支分]行|[小中大]学|学校)$/u;
/** A name in Han characters: two to four of them, more only around a dot. */
const HAN_NAME = new RegExp(`^(?:[${HAN}]{2,4}|[${HAN}]+(?:[${DOT}.][${HAN}]+)+)$`, "u");
/** A name in Latin letters, which elsewhere than after the words of INTRODUCED may be an organisation's. */
const LATIN_NAME = /^\p{Script=Latin}[\p{Script=Latin} .·•'-]{2,39}$/u;

/**
 * A person is introduced by such a word, an optional bracket and a colon; at the start of a sentence in the
 * head also without the colon.
 */
const INTRODUCED =
  /(?:出庭应诉)?(?:法定代表人|法定代理人|主要负责人|负责人|经营者|代表人|监护人|投资人|执行事务合伙人|委派代表)(?:[（(][^（）()：:]{1,16}[）)])?[^\S\n]{0,4}(?<colon>[：:]?)(?<names>[^，,。；;：:（()）\n]{2,40})/gu;
/** What may stand there instead of a name, or is an office or a firm. */
const NO_NAME =
  /^(?:不详|不明|同上|同前|空缺|待定|暂缺|签[字名章]|盖章|变更|均|为|是|系|的|或|与|和(?=主要|其)|未|应|身份|姓名|信息|到庭|员)|(?:公司|集团|银行|企业|中心|事务所|委员会|经理|董事长?|总监|主任|局长|院长|校长|行长|所长|厂长|书记|职务)$/u;

/** Whether a party's name is that of a natural person. */
export function isPersonName(name: string): boolean {
  return HAN_NAME.test(name) && (GIVEN_NAME_END.test(name) || !ORGANISATION.test(name));
}

/**
 * The natural persons that a judgment's structure reveals, each once in its list; those only in the narrative
 * are in none.
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
