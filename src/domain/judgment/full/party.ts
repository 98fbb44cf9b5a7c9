import type { Instance, Party } from "../record.ts";
import { isRoleBracket, PARTY_HEAD, sideOfRole } from "./roles.ts";

/** Brackets behind a name that are no part of it. */
const ADDED =
  /^[（(](?:以下|下称|简称|又称|曾用名|原名|又名|化名|别名|绰号|系|统一社会|组织机构|身份|公民身份|营业执照|注册号|证件|护照|外文|英文|自报|反诉|本诉|原审|一审|二审|原告|被告|第三人|上诉人|被上诉人|申请|被申请|案外人|异议人|以\s?下|已死亡|已故|殁年|基本情况|略|男|女|特别授权|[A-Za-z])/;
/** What follows a role inside a sentence, where no name does. A place can begin with 和 (和田, 和平区). */
const NARRATION =
  /^(?:的|之间|与|和(?=原告|被告|第三人|上诉人|被上诉人|申请人|被申请人|其)|诉称|辩称|认为|因|不服|提出|主张|以|在|对|委托|均|未|经本院|经传票|系)/;
const ORGANISATION =
  /(?:公司|厂|店|行|院|局|府|会|中心|社|部|所|队|处|校|园|场|站|厅|馆|户|办|支行|分行|矿|基金|企业|伙|委|署|团|室|组|村|学)$/;
const NAME_MAX = 80;

/**
 * The parties that a sentence of a document's head names (原告：张三，男，…), usually one; empty where the
 * sentence does not open with a role.
 */
export function readParties(sentence: string, instance: Instance): Party[] {
  const head = sentence.match(PARTY_HEAD);
  if (!head) return [];
  const [printed = "", word = "", bracket = ""] = head;
  const rest = sentence.slice(printed.length);
  if (!/[：:]/.test(printed) && NARRATION.test(rest)) return [];
  const { name, brackets } = readName(rest);
  if (!name || name.length > NAME_MAX) return [];
  const roleBracket = bracket || brackets.find((text) => isRoleBracket(text.slice(1, -1))) || "";
  const role = word + roleBracket;
  // 原告暨反诉被告 sues first.
  const side = sideOfRole(word.split(/[暨兼]/)[0] ?? word, roleBracket, instance);
  return splitNames(name).map((single) => ({ name: single, side, role }));
}

/** The name at the start of a text, up to the first punctuation outside brackets, and the brackets behind it. */
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
        if (nameEnd < 0 && ADDED.test(text.slice(end, end + 8))) nameEnd = end;
      }
      depth++;
    } else if (character === "）" || character === ")") {
      depth = Math.max(0, depth - 1);
      if (depth === 0) brackets.push(text.slice(open, end + 1));
    } else if (depth === 0 && /[，,。；;：:\n]/.test(character)) break;
  }
  const printed = text.slice(0, nameEnd < 0 ? end : nameEnd);
  return { name: cleanName(printed), brackets };
}

/** What a document says of a person behind the name. */
const PERSONAL = /^(?:男|女)$|^[男女][，,]|^[\u4e00-\u9fff]{1,4}族|^[0-9]|^住|^公民|^身份/;

/** A name without the blanks that spread two characters; what a blank parts from a name (张三 男 汉族) is dropped. */
export function cleanName(printed: string): string {
  const name = printed.trim().replace(/[“”"'：:]/g, "");
  if (/[A-Za-z]/.test(name))
    return name.replace(/\s+/g, " ").replace(/(?<=[\u4e00-\u9fff）]) | (?=[\u4e00-\u9fff（])/g, "");
  const pieces = name.split(/\s+/);
  const end = pieces.findIndex(
    (piece, at) => PERSONAL.test(piece) && pieces.slice(0, at).join("").length > 1,
  );
  return pieces.slice(0, end < 0 ? pieces.length : end).join("");
}

/** 张三、李四 as two names; a single name that contains 、 in brackets or as part of a firm stays whole. */
function splitNames(name: string): string[] {
  const parts = name
    .replace(/等[一二三四五六七八九十0-9]{0,3}人$/, "")
    .split(/[、]/)
    .map((part) => part.trim());
  const isList =
    parts.length > 1 &&
    parts.every(
      (part) => part.length > 1 && (part.length <= 4 || ORGANISATION.test(part) || part.includes("·")),
    );
  return isList ? parts : [name];
}
