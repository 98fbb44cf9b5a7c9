import { withoutSpaces } from "../../text/to-nfc.ts";
import { findIntroduction } from "../parse/published/introduction.ts";
import type { JudgmentRecord } from "../record.ts";
import { isJuvenileCrime } from "./juvenile-crime.ts";

/**
 * A kind of document that 法释〔2016〕19号 art. 4 keeps off the internet. The codes stand for its items 1 to 4;
 * item 4 has two.
 */
export type Restriction = "state_secret" | "juvenile_crime" | "mediation" | "divorce" | "minor_custody";

/** Offences named for state or military secrets, and espionage (刑法 art. 110, 111, 282, 398, 431, 432). */
const SECRET_CAUSES = /国家(?:秘密|绝密|机密)|军事(?:秘密|机密)|间谍(?!专用|器材)|情报罪|机密文件/;
/**
 * Statements that the court closed the hearing because of a state secret, or that its own file contains one.
 * A state secret in documents that a party merely asked for does not count.
 */
const CLOSED_FOR_SECRETS = new RegExp(
  [
    "(?<!不涉及|不属于|不含|无关|不是)(?:国家|军事|党和国家的?)(?:秘密|机密|绝密)(?!点)[^。]{0,40}(?:不公开|非公开|未公开|不予公开|不宜公开)(?:地|进行)?(?:开庭|审理|听证|质证|庭审|审判|询问|进行|$)",
    "(?:庭审|开庭|审理)[^，。]{0,4}不公开[^。]{0,30}(?<!不)(?:涉及|涉|属于|含有)(?:到)?(?:国家|军事)(?:秘密|机密)",
    "(?:国家|军事)(?:秘密|机密)[^。]{0,30}(?:庭审|开庭|审理)[^，。]{0,4}不公开",
    "(?:不公开|非公开|未公开)(?:开庭)?(?:审理|进行|听证|庭审)[^。]{0,30}(?<!不)(?:涉及|涉|含有)(?:到)?(?:国家|军事)(?:秘密|机密)",
    "(?<!(?:主张|认为|提出|称)[^。]{0,12})(?:诉讼材料|案件材料|卷宗|案卷|案件|本案|案情|标的)[^，。]{0,10}(?:涉密|(?<!不|未)(?:涉及|包含|含有|属于?|内含)(?:到)?(?:国家|军事)(?:秘密|机密))",
  ].join("|"),
);
const DIVORCE = /离婚(?!后|协议|登记|证|财产|损害|冷静|时|当事)/;
const CUSTODY =
  /抚养(?!人)|抚育费|监护权|监护人(?!责任)|监护(?:关系|责任|资格)|监护纠纷|探望权|探视权|探望|未成年人?监护/;
/**
 * Words of a decision on a divorce, on the custody of a child or on the marriage itself, whatever the case is
 * called.
 */
const DIVORCED = new RegExp(
  [
    "(?:准予|准许|准|不准(?:许|予)?|不予准许|驳回)[^，。；]{0,24}离婚(?=[，。；：、\\n]|$|(?:的|之)?(?:诉讼|诉求|诉请|请求|起诉|申请|上诉|判决)|纠纷|一案)",
    "离婚(?:的|之)(?:诉讼)?(?:请求|诉求|诉请)，?不予(?:支持|准许)",
    "离婚纠纷一案，?(?:移送|由[^。；]{1,30}审理|按撤诉|中止|终结)",
    "离婚诉讼(?:按撤诉|中止|终结)",
    "(?:婚姻|夫妻)关系[^，。；]{0,20}解除(?=[，。；]|$)",
    "(?:解除|准予|准许|不准|驳回)[^，。；]{0,40}(?:婚姻|夫妻)关系",
    "(?:^|[。；：\\n])(?:[一二三四五六七八九十]+、)?[^，。；：]{1,30}[与和、][^，。；：]{1,30}离婚(?=[；。\\n]|$)",
  ].join("|"),
);
const CHILD_GIVEN =
  /(?:婚生|非婚生|养|继|长|次|三|之)?(?:子女|儿子|女儿|子|女|孩子|小孩|孩|儿|[×某甲乙丙Xx])[^，。；]{0,16}(?:由|随|归|跟随|判归)[^，。；]{1,16}(?:抚养|抚育|监护|共同生活|生活(?=[，。；\n]|$)|一起生活|直接抚养)|抚养权|监护权|探望权|(?:由|归)[^，。；]{1,12}抚养(?=[，。；\n]|$)|(?:支付|给付|负担|承担)[^，。；]{0,24}(?:抚养费|抚育费)(?!用?(?:的?交通|被扶))/;
/**
 * Words for visits to a child. In suits for the support of parents, they can mean that children visit their
 * parents.
 */
const VISITED = /探望|探视/;
const OF_PARENTS = /赡养|扶养/;
/**
 * Words for appointing or removing a guardian. They do not count if the guardian is for an adult without
 * capacity.
 */
const GUARDIAN_NAMED = /(?:指定|确定|变更|撤销)[^。；]{0,30}监护人/;
const OF_ADULTS = /行为能力/;
const MEDIATED =
  /确认(?:人民)?调解协议|确认[^，。；]{0,30}(?:人民)?调解协议(?:书)?(?:的效力|效力|有效|的)|司法确认/;
const MEDIATION_RESULT =
  /调解协议(?:书)?[^，。；]{0,10}有效|达成[^。；]{0,20}调解协议[^。]{0,40}(?:予以确认|有效)/;
const DECIDED = /(?:判决|裁定|决定)如下[：:]?/;
const MEDIATION_CODE = /(?:诉调|调)确/;
/**
 * Family cases that need not be about a child. Each is restricted only if its text is about a child or says
 * that a divorce is pending.
 */
const FAMILY_CAUSES = /亲子关系|收养|同居|婚姻无效|撤销婚姻|人身安全保护|人格权侵害禁令|婚姻家庭|亲权/;
const OF_A_CHILD = /抚养|抚育|监护|离婚诉讼|诉讼离婚|正在离婚|起诉离婚/;
/** Words that show that nothing was confirmed, or that the confirmation was revoked. */
const NOT_CONFIRMED = /驳回[^，。；]{0,20}申请|不予受理|不予确认|撤回|撤销/;
const CLAUSE_OF_CASE = /[^，。；：]{1,200}(?:一|两|二|系列)案/g;
const IN_BRACKETS = /[（(][^（）()]*[）)]/g;

/**
 * The item of art. 4 of 《最高人民法院关于人民法院在互联网公布裁判文书的规定》 (法释〔2016〕19号, in force 2016-10-01) that forbids courts to
 * publish the document; null if there is none. Item 5 (documents that a court considers unfit) cannot be
 * recognised from a text. The exceptions in item 3 depend on a court's reasons and are left to the person who
 * imports.
 */
export function findRestriction(record: JudgmentRecord): Restriction | null {
  const cause = record.cause || toldCause(record);
  if (
    SECRET_CAUSES.test(cause) ||
    record.body_text.slice(0, 20).some((text) => text.includes("密") && CLOSED_FOR_SECRETS.test(text))
  ) {
    return "state_secret";
  }
  if (isJuvenileCrime(record)) return "juvenile_crime";
  const printed = resultOf(record);
  if (isMediation(record, cause, printed)) return "mediation";
  if (/^刑/.test(record.text_type)) return null;
  const result = printed.replace(IN_BRACKETS, "");
  if (DIVORCE.test(cause) || DIVORCED.test(result)) return "divorce";
  if (CUSTODY.test(cause) || CHILD_GIVEN.test(result)) return "minor_custody";
  if (VISITED.test(result) && !OF_PARENTS.test(cause)) return "minor_custody";
  if (GUARDIAN_NAMED.test(result) && !OF_ADULTS.test(cause + result)) return "minor_custody";
  const isOfChild = FAMILY_CAUSES.test(cause) && record.body_text.some((text) => OF_A_CHILD.test(text));
  return isOfChild ? "minor_custody" : null;
}

function isMediation(record: JudgmentRecord, cause: string, result: string): boolean {
  if (/调解书$/.test(record.text_type)) return true;
  if (MEDIATION_RESULT.test(result)) return true;
  const isConfirmation = MEDIATION_CODE.test(record.case_number) || MEDIATED.test(cause);
  return isConfirmation && !(NOT_CONFIRMED.test(result) && !/有效/.test(result));
}

/**
 * The operative part without blanks. It is the text after 判决如下; if these words are missing, the last
 * sentences that decide something.
 */
function resultOf({ body_text }: JudgmentRecord): string {
  const at = body_text.findLastIndex((text) => DECIDED.test(text));
  if (at >= 0) {
    const head = (body_text[at] ?? "").split(DECIDED).at(-1) ?? "";
    return withoutSpaces([head, ...body_text.slice(at + 1)].join("\n"));
  }
  const sentences = body_text.slice(-3).flatMap((text) => text.split(/(?<=。)/));
  return withoutSpaces(sentences.filter((text) => /裁定|判决|判令|决定/.test(text)).join("\n"));
}

/**
 * The words that name the case, for a record without a cause. They are the case name and the clauses ending
 * with 一案 in the paragraph that introduces the case. Brackets are left out, because they may name a party's
 * guardian.
 */
function toldCause({ casename, body_text }: JudgmentRecord): string {
  const introduction = body_text[findIntroduction(body_text)] ?? "";
  const plain = [casename, introduction].map((text) => withoutSpaces(text).replace(IN_BRACKETS, ""));
  // Clauses without 案 are skipped, because matching all of them is slow.
  const clauses = (plain[1] ?? "").split(/[，。；：]/).filter((clause) => clause.includes("案"));
  return [plain[0], ...clauses.flatMap((clause) => clause.match(CLAUSE_OF_CASE) ?? [])].join("\n");
}
