import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN } from "../../../text/han.ts";
import type { Counsel } from "../../record.ts";
import { partTwoNames } from "./name-run.ts";
import { cleanName } from "./party.ts";

/** A law firm in one of the forms 律师事务所, 律师集团事务所, 律师（南京）事务所. */
const LAW_FIRM = `律师(?:集团)?(?:[（(][${HAN}]{2,8}[）)])?(?:集团)?事务所`;
const PARTNERSHIP = "(?:[（(](?:特殊|有限)?(?:普通)?合伙[）)])?";
const FIRMS = [
  `${LAW_FIRM}(?:[（(]?[${HAN}]{2,8}[）)]?(?:分所|办公室))?`,
  "法律服务所",
  "法律服务中心",
  "律师楼",
  "法律事务所",
  `(?:专利|商标|知识产权)[${HAN}]{0,6}(?:事务所|代理有限公司|代理公司)${PARTNERSHIP}`,
];
const FIRM = new RegExp(`([${HAN}（）()·A-Za-z0-9]{2,40}?(?:${FIRMS.join("|")}))`, "gu");
const IS_LAW_FIRM = new RegExp(LAW_FIRM, "u");
/** The start of a firm's name that directly follows a person's name, without a comma. */
const FIRM_BESIDE_NAME = new RegExp(
  `(?<=[${HAN}]{2,4})\\s*(?:均?[系为])?[${HAN}（）()]{2,30}${LAW_FIRM}`,
  "u",
);
/** The words before the firm that say who assigned the lawyer: 例市法律援助中心指派的 in 例市法律援助中心指派的浙江例法律师事务所. */
const ASSIGNED = /^.*(?:指派|委派|选派|安排|派遣|指定)的?(?=[\u4e00-\u9fff（）]{4,})/;
/** The end of a clause about a person: a semicolon, or a comma between an occupation and the next name. */
const NEXT_CLAUSE = new RegExp(
  `[；;]|(?<=律师|工作者|员工|职员|法务|职工|经理|主任|主管|顾问|专员)[、，,](?!系|为|代理|特别|一般|均)(?=[${HAN}${DOT}]{2,4}(?:[，,（(、]|$))`,
  "u",
);
const NEXT_NAME = new RegExp(`[、\\s](?=\\S{2,})|(?<=[${HAN}]{2})[和与](?=[${HAN}]{2,4}$)`, "u");
const LEGAL_WORKER = /法律工作者|法律服务工作者|法律服务所|法律服务中心/;

/** A representative named in a clause, before the represented party is known. */
export interface NamedCounsel extends Pick<Counsel, "name" | "firm" | "kind"> {
  /** The clause, which may name the represented party (系某公司的代理人). */
  clause: string;
}

/**
 * The people and their occupations in a list such as 李四、王五，均为某所律师；赵六，该公司员工. All people of one clause have the
 * same occupation.
 */
export function readCounselPeople(text: string): NamedCounsel[] {
  const clauses = text.replace(/[。\n]+$/, "").split(NEXT_CLAUSE);
  return clauses.flatMap((clause) => readClause(clause ?? ""));
}

function readClause(clause: string): NamedCounsel[] {
  // Brackets state the scope of the authority (特别授权) and never contain a name. Brackets in a firm's name
  // stay.
  const text = clause
    .replace(
      /[（(](?:特别|一般|全权|代理|系|代为|权限|法律援助|受|以下|以上|执业证)[^（）()]{0,30}[）)]/g,
      "",
    )
    .trim();
  const comma = text.search(/[，,]/);
  let printed = comma < 0 ? text : text.slice(0, comma);
  let occupation = comma < 0 ? "" : text.slice(comma + 1);
  if (comma < 0) {
    const at = printed.search(FIRM_BESIDE_NAME);
    if (at > 0) {
      occupation = printed.slice(at);
      printed = printed.slice(0, at);
    }
  }
  const firm = firmOf(occupation);
  const kind = kindOf(occupation);
  return printed
    .split(NEXT_NAME)
    .map((name) => cleanName(name.replace(/[（(].*/, "")))
    .map((name) => name.replace(/^(?:律师|及|暨|兼|均为|系)|(?:律师|等)$/g, ""))
    .filter((name) => name.length > 1 && name.length <= 30)
    .flatMap((name) => (kind === "other" ? [name] : partTwoNames(name)))
    .map((name) => ({ name, firm, kind, clause }));
}

/**
 * The firm in an occupation. If an occupation names several, the lawyer's own firm comes before the centre or
 * body that assigned the lawyer.
 */
function firmOf(occupation: string): string {
  const firms = allMatches(occupation, FIRM).map((match) => match[1] ?? "");
  const firm = firms.find((name) => IS_LAW_FIRM.test(name)) ?? firms[0] ?? "";
  // 都 may also begin a place (都匀, 都江堰).
  return firm
    .replace(ASSIGNED, "")
    .replace(/^(?:(?:均|都|皆|二人|两人|三人|以上)?(?:系|为|是|属于?)|均|皆|受)(?:由)?/, "");
}

function kindOf(occupation: string): Counsel["kind"] {
  if (/实习律师|实习人员|见习律师|律师助理/.test(occupation)) return "trainee";
  if (LEGAL_WORKER.test(occupation)) return "legal_worker";
  if (/行政人员|工作人员/.test(occupation) && !/执业律师|所律师/.test(occupation)) return "other";
  return /律师/.test(occupation) ? "lawyer" : "other";
}
