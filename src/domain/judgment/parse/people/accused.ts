import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN } from "../../../text/han.ts";
import type { Counsel, Instance, Party } from "../../record.ts";
import { isPartyName, isPerson } from "./names.ts";
import { accusedIn } from "./offences.ts";

const ACCUSED = /被告人|被告单位|罪犯/;
const PROSECUTOR = /^([\u4e00-\u9fff]{3,30}人民检察院(?:[\u4e00-\u9fff]{1,12}分院)?)(?:以|指控|于|起诉|提起)/;

/**
 * Completes the list of parties with the accused that it lacks. They are read from the charge or the
 * operative part, if one of these names more accused than the list. If the list was lost, the prosecutor is
 * read from the charge too.
 */
export function completeAccused(
  parties: Party[],
  introduction: string,
  operative: string,
  instance: Instance,
): Party[] {
  const listed = new Set(parties.filter(isAccused).map(({ name }) => name));
  const named = new Map<string, string>();
  for (const text of [introduction, operative]) {
    const found = accusedIn(text).filter(({ name }) => isPartyName(name));
    const missing = found.filter(({ name }) => !listed.has(name));
    if (new Set(found.map(({ name }) => name)).size <= listed.size + named.size) continue;
    for (const { name, role } of missing) if (!named.has(name)) named.set(name, role);
  }
  const added = [...named].map(
    ([name, role]): Party => ({ name, side: "defendant", role: roleOf(role, instance) }),
  );
  const prosecutor = parties.length === 0 ? introduction.match(PROSECUTOR)?.[1] : undefined;
  const opening: Party[] = prosecutor ? [{ name: prosecutor, side: "plaintiff", role: "公诉机关" }] : [];
  return [...opening, ...parties, ...added];
}

function isAccused({ role }: Party): boolean {
  return ACCUSED.test(role) && !/民事/.test(role);
}

function roleOf(role: string, instance: Instance): string {
  return instance === "second" || instance === "retrial" ? `原审${role}` : role;
}

const IS_DOTTED = new RegExp(`[${DOT}]`);
const DEFENDED = new RegExp(
  `(?:上诉人|被告人|被告单位)([^，。；：、的]{2,20}?)(?:及|和|与)?其?(?:的)?(?:指定)?辩护人([${HAN}、${DOT}]{2,24}?)(?=(?:均)?(?:到庭|出庭|参加)|，|。|、(?:上诉人|被告人|被告单位))`,
  "gu",
);

/**
 * Counsel in a text that lost its list of people. They are read from the sentence that introduces the case,
 * which reports who appeared with the accused.
 */
export function counselPresent(introduction: string, parties: Party[]): Counsel[] {
  return allMatches(introduction, DEFENDED).flatMap(([, client = "", names = ""]) => {
    const party = parties.find(({ name }) => name === client);
    return names
      .split("、")
      .map((name) => name.replace(/律师$/, ""))
      .filter((name) => isPerson(name) && ([...name].length <= 4 || IS_DOTTED.test(name)))
      .map((name) => ({
        name,
        firm: "",
        kind: "other" as const,
        side: party?.side ?? ("defendant" as const),
        parties: party ? [party.name] : [],
      }));
  });
}
