import { allMatches } from "../../text/all-matches.ts";
/** The person that a statement in a criminal judgment is about. */
export type Whose = "accused" | "other" | "unknown";

/** Matches the name of any accused; null if no name is known. 周某 does not match in 周某1. */
export type Names = RegExp | null;

/** A pattern that matches any of the names. */
export function namesPattern(names: string[]): Names {
  if (names.length === 0) return null;
  const escaped = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?:${escaped.join("|")})(?![0-9某甲乙丙丁戊己庚×])`, "g");
}

const ACCUSED = /被告人|被告|上诉人|罪犯|犯罪嫌疑人|嫌疑人|原审被告|被申请人/g;
/**
 * Words for people who are not on trial but are described like an accused: victims, witnesses, children,
 * people tried separately.
 */
const OTHERS =
  /附带民事诉讼原告人?|被害人|受害人|被害|证人|幼女|少女|女孩|男孩|女童|儿童|学生|儿子|女儿|子女|孩子|之子|之女|婴儿|原告人?|辩护人|鉴定人|同案人|同案犯|同伙|案外人|对方|法定代理人|诉讼代理人|监护人|对象|女娃|女的|女生|姑娘|小姐/g;
/**
 * Verbs after which a clause is about another person, who is the object of the accused's act or knowledge.
 */
const TURNS =
  /(?:清楚|告诉|告知|明知|应知|知道|得知|知晓|不知|误认为|误以为|隐瞒|谎称|认识|容留|强奸|奸淫|猥亵|教唆|引诱|组织|强迫|拐卖|拐骗|诱骗|欺骗|侵害|性侵|招募|雇佣|雇用|介绍|利用|针对|殴打|伤害|抢劫|胁迫|指使|伙同|纠集|遗弃|虐待|绑架|杀害|造成|致使?|抚养|购买|出售|贩卖)(?!行为|罪|犯罪|作案|的?时)/g;
const ACT_ALONE = /(?:实施|参与)[^，。；]{0,6}(?:抢劫|殴打|伤害|绑架|强奸|猥亵|贩卖)$/;
/**
 * 学生 as the predicate of a clause (案发时系在校学生). It describes the subject and does not introduce another person,
 * as 学生 in OTHERS does.
 */
const IS_STUDENT = /(?:系|是|为)[^，。；]{0,8}学生/g;
const CLAUSE_END = /[，,。；;：:（(）)“”\n]/;
/** Words that may stand between a subject and its predicate. */
const FILLING =
  /(?:犯罪|作案|案发|行为|实施|参与|涉案|抢劫|盗窃|当时|到案|归案|审判|开庭|事发|归案|被抓获|被捕|庭审|审理|立案|起诉|提审|审查)(?:当?时|期间|后|之?日)?|由于|因为|鉴于|考虑到?|但是|虽然|经查|年龄|身份|依法|实际|刚刚|确实|属于|本人|二人|两人|三人|四人|五人|当时|均|系|是|为|已|尚|时|该|因|但|且|又|也|仍|还|属|都|的|在|于|年|仅|才|刚|现|只|有|经|故|即|能|确|男|女|及|和|后|时年|[未不没满足达届低]|[0-9一二三四五六七八九十]+/g;

/**
 * The person that the words from `at` on are about. It is the subject of the clause with these words. If that
 * clause has no subject, it is the subject of an earlier clause in the sentence. Inside brackets it is the
 * person named directly before them. `names` matches the accused.
 */
export function whoseWords(sentence: string, at: number, names: Names): Whose {
  let from = clauseStart(sentence, at);
  const own = sentence.slice(from, at);
  const first = subjectOf(own, names);
  if (first !== "unknown") return first;
  if (lastOf(own, TURNS) >= 0) return "other";
  const isPlain = own.replace(FILLING, "").trim() === "" || /其|本人/.test(own);
  if (!isPlain) return "unknown";
  while (from > 0) {
    const end = from - 1;
    if (/[（(]/.test(sentence[end] ?? "")) return whoseBracket(sentence.slice(0, end), names);
    from = clauseStart(sentence, end);
    // A bracket that describes a person (系被害人之子) does not name the subject of the words after it.
    if (/[）)]/.test(sentence[end] ?? "")) {
      const open = Math.max(sentence.lastIndexOf("（", end), sentence.lastIndexOf("(", end));
      from = open < 0 ? from : clauseStart(sentence, open);
      if (/原告/.test(sentence.slice(Math.max(open, 0), end))) return "other";
      const subject = subjectOf(sentence.slice(from, Math.max(open, from)), names);
      if (subject !== "unknown") return subject;
      continue;
    }
    const clause = sentence.slice(from, end);
    const subject = subjectOf(clause, names);
    if (subject !== "unknown") return subject;
    // An act without an object concerns no other person: 其实施了本案抢劫.
    if (lastOf(clause.replace(ACT_ALONE, ""), TURNS) >= 0) return "other";
  }
  return "unknown";
}

function clauseStart(sentence: string, end: number): number {
  let at = end;
  while (at > 0 && !CLAUSE_END.test(sentence[at - 1] ?? "")) at--;
  return at;
}

/** The person named last in a clause, unless a later verb makes the clause about somebody else. */
function subjectOf(clause: string, names: Names): Whose {
  const accused = lastAccused(clause, names);
  const other = lastOf(
    clause.replace(IS_STUDENT, (said) => "□".repeat(said.length)),
    OTHERS,
  );
  const turn = lastOf(clause, TURNS);
  if (accused < 0 && other < 0) return "unknown";
  if (other > accused) return "other";
  return turn > accused ? "other" : "accused";
}

/** The person to whom a bracket belongs, who is named directly before it. */
function whoseBracket(before: string, names: Names): Whose {
  const clause = before.slice(clauseStart(before, before.length));
  const name = names && lastEnd(clause, names) === clause.length;
  if (lastOf(clause, OTHERS) > lastAccused(clause, null)) return "other";
  if (name) return "accused";
  // In 被告人张某组织李某（2002年生）, the bracket belongs to the object of the accused's act.
  if (lastOf(clause, TURNS) > lastAccused(clause, null)) return "other";
  return /(?:被告人|上诉人|罪犯|嫌疑人)[^，。；、的与和对将在到往向给]{0,6}$/.test(clause)
    ? "accused"
    : "other";
}

function lastAccused(clause: string, names: Names): number {
  return Math.max(lastOf(clause, ACCUSED), names ? lastOf(clause, names) : -1);
}

function lastOf(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of allMatches(text, pattern)) last = match.index;
  return last;
}

function lastEnd(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of allMatches(text, pattern)) last = match.index + match[0].length;
  return last;
}
