import { HAN } from "../../../text/han.ts";
import type { Instance, Party } from "../../record.ts";
import { isNameBesideRole, isOrganisation, isPartyName, isPerson, nameOnce } from "./names.ts";
import { isRoleBracket, PARTY_HEAD, PARTY_WORD, sideOfRole } from "./roles.ts";

/** The start of a bracket after a name that is not part of the name. */
const ADDED =
  /^[（(](?:(?:以\s?下|下称|简称|又称|曾用名|又名|化名|别名|绰号|系|同|统一社会|组织机构|身份|公民身份|营业执照|注册号|证件|护照|外文|英文|自报|反诉|本诉|原审|一审|二审|原告|被告|第三人|上诉人|被上诉人|申请|被申请|案外人|异议人|经营者|业主|投资人|已死亡|已故|殁年|基本情况|略|男|女|特别授权|[A-Za-z])|[原现](?:名称?|为|系|更名为)?[：:]?[^（）()]{4,}[）)])/;
/** A closed bracket at the end of a printed name. */
const CLOSED = /^[（(][^（）()]*[）)](?=[，,。；;：:（(\n]|$)/;
/** A fact about a party that follows the name without punctuation: 法定代表人：张三 in 甲有限公司法定代表人：张三. */
const UNSTOPPED =
  /(?<=.{2})(?:(?:法定代表人|主要负责人|负责人|经营者|执行事务合伙人)[^（(]|(?:住所地?|住址|经营场所|统一社会信用代码|组织机构代码)[：:])/;
/**
 * Words that may follow a role instead of a name, because the sentence goes on. 和 counts only before another
 * role, because a place can begin with it (和田, 和平区).
 */
const NARRATION =
  /^(?:的|之间|与|于[^，。；：]{3,}|和(?=原告|被告|第三人|上诉人|被上诉人|申请人|被申请人|其)|诉称|辩称|认为|因|不服|提出|主张|以|在|对|委托|均|未|经本院|经传票|系)/u;
/** A bracket with a short form in the middle of a name: 例山自治县（以下简称例山县）人民检察院. */
const SHORTENED = /^[（(](?:以下)?[简下]称[^（）()]{1,20}[）)]([\u4e00-\u9fff]{2,12})$/;
const MAX_NAME_CHARS = 80;

/**
 * The parties named in a sentence in the head (原告：张三，男，…). There is usually one, and none if the sentence
 * does not start with a role. `unnamed` counts texts after a role that do not have the form of a name.
 */
export function readParties(sentence: string, instance: Instance): { parties: Party[]; unnamed: number } {
  const none = { parties: [], unnamed: 0 };
  const head = sentence.match(PARTY_HEAD);
  if (!head) return none;
  const [printed = "", word = "", bracket = ""] = head;
  const rest = sentence.slice(printed.length);
  const isMarked = /[：:]/.test(printed);
  if (!isMarked && NARRATION.test(rest)) return none;
  const { name, brackets } = readName(rest);
  if (!name || name.length > MAX_NAME_CHARS) return none;
  const roleBracket = bracket || brackets.find((text) => isRoleBracket(text.slice(1, -1))) || "";
  const role = word + roleBracket;
  // The first role determines the side: 原告暨反诉被告 is a plaintiff, 一审被告、二审上诉人 a defendant.
  const side = sideOfRole(
    word.split(/[暨兼、，]/).find((one) => PARTY_WORD.test(one)) ?? word,
    roleBracket,
    instance,
  );
  const names = namesIn(name).filter((one) => isMarked || isNameBesideRole(one));
  return {
    parties: names.map((single) => ({ name: single, side, role })),
    unnamed: names.length > 0 ? 0 : 1,
  };
}

/** A word before the name itself: 自报 in 自报张三. */
const CALLED = /^(?:自报(?:姓名|名)?|自称|化名|绰号|姓名|名称|暨|兼)[：:]?(?=.{2})/;
/** The start of text that goes on after a name without a comma: 张三因涉嫌…, 李四曾因…. */
const GOES_ON =
  /(?<=.{2})(?:以(?=被告)|因(?:涉嫌|犯|本案|吸|殴|盗|寻|赌|打|贩|非法|故意|诈|抢|交通|酒|醉|危险|受|贪|职务|挪)|曾[因于用]|涉嫌|于[0-9]|在[0-9]|现[羁住押]|系(?=本案|被|该|受|未|在|个|原)|犯[^，]{2,20}罪|被[^，]{0,12}(?:指控|抓|拘|逮|判|羁)|出生|（?(?:男|女)，).*$/;
/** A name with the sex printed directly after it: 张例例男. */
const WITH_SEX = new RegExp(`^([${HAN}]{3})[男女]$`, "u");
const PERSONAL_PART = /^(?:男|女|[\u4e00-\u9fff]{1,4}族|[0-9].*|住.*|户籍.*|出生.*|公民.*)$/;

/**
 * The names after a role, without further text about the people. Empty if the text does not have the form of
 * a name.
 */
function namesIn(printed: string): string[] {
  const whole = printed
    .replace(CALLED, "")
    .replace(GOES_ON, "")
    .replace(/[（(](?:[^（）()]{0,40}(?:名|号|被害人|音|化|报|称|殁|故|生)[^（）()]{0,40})[）)]?$/, "");
  const bare = nameOnce(whole.replace(WITH_SEX, "$1"));
  const parts = bare
    .replace(/等[一二三四五六七八九十0-9]{0,3}[人名位]$/, "")
    .split("、")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !PERSONAL_PART.test(part));
  if (parts.length > 1 && parts.every((part) => isPerson(part) || isOrganisation(part))) return parts;
  if (isPartyName(bare)) return [bare];
  const [first = ""] = parts;
  return isPartyName(first) && parts.length === 1 ? [first] : [];
}

/**
 * The name at the start of a text, and the brackets after it. The name ends at the first punctuation mark
 * outside brackets.
 */
function readName(text: string): { name: string; brackets: string[] } {
  let depth = 0;
  let end = 0;
  const brackets: string[] = [];
  let nameEnd = -1;
  let open = 0;
  for (; end < text.length && end < 400; end++) {
    const character = text[end] ?? "";
    if (character === "（" || character === "(") {
      if (depth === 0) {
        open = end;
        if (nameEnd < 0 && isAdded(text, end)) nameEnd = end;
      }
      depth++;
    } else if (character === "）" || character === ")") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) brackets.push(text.slice(open, end + 1));
    } else if (depth === 0 && /[，,。；;：:\n]/.test(character)) break;
  }
  const whole = text.slice(0, nameEnd < 0 ? end : nameEnd);
  const printed = whole.slice(0, UNSTOPPED.exec(text.slice(0, end + 1))?.index ?? whole.length);
  const rest = nameEnd < 0 ? "" : SHORTENED.exec(text.slice(nameEnd, end))?.[1];
  return { name: cleanName(rest && isOrganisation(rest) ? printed + rest : printed), brackets };
}

/**
 * Whether the bracket at an offset is an addition rather than part of the name before it. A bracket after a
 * person's name always is an addition.
 */
function isAdded(text: string, at: number): boolean {
  const behind = text.slice(at, at + MAX_NAME_CHARS);
  return ADDED.test(behind) || (CLOSED.test(behind) && isPerson(cleanName(text.slice(0, at))));
}

/** The start of personal details after a name. */
const PERSONAL = /^(?:男|女)$|^[男女][，,]|^[\u4e00-\u9fff]{1,4}族|^[0-9]|^住|^公民|^身份/;

const BESIDE_HAN = new RegExp(`(?<=[${HAN}）]) | (?=[${HAN}（])`, "gu");

/**
 * The name without blanks between spaced-out characters. Personal details after a blank (张三 男 汉族) are
 * dropped.
 */
export function cleanName(printed: string): string {
  const name = printed.trim().replace(/[“”"'：:]/g, "");
  if (/[A-Za-z]/.test(name)) return name.replace(/\s+/g, " ").replace(BESIDE_HAN, "");
  const pieces = name.split(/\s+/);
  const end = pieces.findIndex(
    (piece, at) => PERSONAL.test(piece) && pieces.slice(0, at).join("").length > 1,
  );
  return pieces.slice(0, end < 0 ? pieces.length : end).join("");
}
