import type { Counsel, Party, Side } from "../record.ts";
import { cleanName } from "./party.ts";

/** Opens a sentence on counsel, with whom they act for: 以上二原告共同委托诉讼代理人：, 辩护人. */
const COUNSEL_HEAD =
  /^([^，。；：:]{0,40}?)(?:共同|均|都)?(?:的)?(?:共同)?(?:委托诉讼代理人|委托代理人|特别授权代理人|诉讼代理人|委托辩护人|指定辩护人|辩护人|法律援助律师|代理律师|代理人)(?:[一二三四五六1-6]|[（(][^（）()]{1,20}[）)])?\s?(?:均为|均系|为|系)?[：:,，]?\s?/;
const FIRM =
  /([\u4e00-\u9fff（）()·A-Za-z0-9]{2,40}?(?:律师事务所(?:[（(]?[\u4e00-\u9fff]{2,8}[）)]?(?:分所|办公室))?|法律服务所|法律服务中心|法律援助中心|法律援助处|法律援助工作站|律师楼|法律事务所))/;
const LEGAL_WORKER = /法律工作者|法律服务工作者|法律服务所|法律服务中心/;

/** True for a sentence that opens with the word for counsel. */
export function isCounsel(sentence: string): boolean {
  const head = sentence.match(COUNSEL_HEAD);
  return (
    head !== null &&
    !/法定代理人|法定代表人|一案|诉称|辩称|到庭|参加诉讼|出庭/.test(sentence.slice(0, head[0].length + 4)) &&
    sentence.length > head[0].length
  );
}

/**
 * The representatives that a sentence names, each with firm and kind, for the parties it names or stands
 * behind: the last one, or the group that 以上二原告 and the like reach back to.
 */
export function readCounsel(sentence: string, before: Party[]): Counsel[] {
  const head = sentence.match(COUNSEL_HEAD);
  if (!head) return [];
  const represented = partiesOf(head[1] ?? "", /共同|均|都/.test(head[0]), before);
  const side: Side = represented[0]?.side ?? "other";
  const parties = represented.map(({ name }) => name);
  return people(sentence.slice(head[0].length)).map((person) => ({ ...person, side, parties }));
}

const COUNTS: Record<string, number> = {
  二: 2,
  两: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

/** Whom a head speaks of: parties it names, or the last so many on the side it names, or the last one. */
function partiesOf(words: string, isShared: boolean, before: Party[]): Party[] {
  const last = before.at(-1);
  if (!last) return [];
  const named = before.filter(({ name }) => name.length > 1 && words.includes(name));
  if (named.length > 0) return named;
  const numeral = words.match(/([0-9]{1,2}|[二两双三四五六七八九十])(?:位|名|个)?(?!审)/)?.[1];
  const count = numeral ? (COUNTS[numeral] ?? Number(numeral)) : 0;
  const role = words.match(/被上诉人|上诉人|被申请人|申请人|被告|原告|第三人|被执行人/)?.[0];
  const candidates = role ? before.filter((party) => matchesRole(party.role, role)) : before;
  if (count > 0) return candidates.slice(-count);
  if (isShared || /^(?:以上|上列|上述|前述|各)/.test(words)) {
    return before.filter(({ side }) => side === (candidates.at(-1) ?? last).side);
  }
  return [candidates.at(-1) ?? last];
}

function matchesRole(printed: string, role: string): boolean {
  const word = printed.replace(/[（(].*/, "");
  return word.includes(role) && (role.startsWith("被") || !word.includes(`被${role}`));
}

type Person = Pick<Counsel, "name" | "firm" | "kind">;

/** Names and occupations: 李四、王五，均为某所律师；赵六，该公司员工. Each clause gives its people one occupation. */
function people(text: string): Person[] {
  const clauses = text
    .replace(/[。\n]+$/, "")
    .split(
      /[；;]|(?<=律师|工作者|员工|职员|法务|职工|经理|主任|主管|顾问|专员)[、，,](?=[\u4e00-\u9fff·]{2,4}(?:[，,（(、]|$))/,
    );
  return clauses.flatMap((clause) => readClause(clause ?? ""));
}

function readClause(clause: string): Person[] {
  // Brackets hold the scope of the authority (特别授权), never a name; those of a firm's name stay.
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
    const at = printed.search(
      /(?<=[\u4e00-\u9fff]{2,4})\s*(?:均?[系为])?[\u4e00-\u9fff（）()]{2,30}律师事务所/,
    );
    if (at > 0) {
      occupation = printed.slice(at);
      printed = printed.slice(0, at);
    }
  }
  const firm = firmOf(occupation);
  const kind = kindOf(occupation);
  return printed
    .split(/[、\s](?=\S{2,})|和(?=[\u4e00-\u9fff]{2,4}$)/)
    .map(cleanName)
    .map((name) => name.replace(/^(?:律师|及)|(?:律师|等)$/g, ""))
    .filter((name) => name.length > 1 && name.length <= 30)
    .map((name) => ({ name, firm, kind }));
}

function firmOf(occupation: string): string {
  const firm = occupation.match(FIRM)?.[1] ?? "";
  return firm.replace(/^(?:均|都|皆|二人|两人|三人|以上)?(?:系|为|是|属)?(?:由)?/, "");
}

function kindOf(occupation: string): Counsel["kind"] {
  if (/实习律师|实习人员|见习律师/.test(occupation)) return "trainee";
  if (LEGAL_WORKER.test(occupation)) return "legal_worker";
  if (/律师助理|行政人员|工作人员/.test(occupation)) return "other";
  return /律师/.test(occupation) ? "lawyer" : "other";
}
