interface Named {
  casename: string;
  court: string;
  body_text: readonly string[];
  tail_text: readonly string[];
}

/** A line that introduces a party, a representative or an officer of one: role, colon, name. */
const INTRODUCED =
  /(?:原告|被告|上诉人|第三人|申请人|被申请人|申请执行人|被执行人|被告人|自诉人|负责人|代表人|经营者|代理人|辩护人|检察员)[^：:，。；]{0,16}[：:]\s*([^，,。；（(\s]{2,40})/gu;
/** What a long name is called from then on: （以下简称甲公司）. */
const SHORT_NAME = /简称(?:为)?[：:]?[“"'‘「]?([^“”"'‘’「」，。；（）()、]{2,20})/gu;
const FIRM = "律师事务所";
const MOST_FIRM_CHARS = 30;
/** What precedes the ending of a firm's name and belongs to it. */
const BEFORE_FIRM = /[\p{Script=Han}（）()]{4,}$/u;
const SIGNED = /(?:审判长|审判员|陪审员|书记员|法官助理|执行员)\s*[：:]?\s*(\S[\S\s]{1,8})$/u;

/**
 * The names of people, companies, law firms and the court in a judgment, as far as its structure reveals
 * them: two cases may share them without being similar. Each once; longer than one character.
 */
export function judgmentNames({ casename, court, body_text, tail_text }: Named): string[] {
  const names = new Set<string>([court]);
  for (const part of casename.split(/与|诉|、|及|和|等/u)) if (part.length <= 30) names.add(part);
  for (const text of body_text) {
    for (const pattern of [INTRODUCED, SHORT_NAME])
      for (const [, name = ""] of text.matchAll(pattern)) names.add(name);
    for (const name of firmsIn(text)) names.add(name);
  }
  for (const line of tail_text) names.add((SIGNED.exec(line.trim())?.[1] ?? "").replace(/\s/gu, ""));
  return [...names].filter((name) => name.length > 1 && !/纠纷|合同$/u.test(name));
}

/**
 * The names of firms in a text. Searched from their endings: a pattern that can begin anywhere costs many
 * times as much.
 */
function* firmsIn(text: string): Generator<string> {
  let from = 0;
  for (let at = text.indexOf(FIRM); at >= 0; at = text.indexOf(FIRM, from)) {
    const before = BEFORE_FIRM.exec(text.slice(Math.max(from, at - MOST_FIRM_CHARS), at));
    if (before) yield before[0] + FIRM;
    from = at + FIRM.length;
  }
}
