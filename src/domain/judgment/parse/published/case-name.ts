import type { Instance, Party, Side } from "../../record.ts";

const STAGE_WORDS: Partial<Record<Instance, string>> = { first: "一审", second: "二审", retrial: "再审" };

/** If a side has more parties than this, only its first party is named, followed by 等. */
const MAX_NAMES = 3;

/**
 * The name of a case whose text has no title, in the form that courts publish. It consists of the parties of
 * both sides, cause, stage and document type (甲公司与乙公司买卖合同纠纷二审民事判决书).
 */
export function composeCaseName(
  parties: Party[],
  cause: string,
  instance: Instance,
  textType: string,
): string {
  const first = sideNames(parties, ["appellant", "plaintiff"]);
  const second = sideNames(parties, ["appellee", "defendant"]);
  const isCriminal = textType.startsWith("刑事");
  const people = isCriminal ? accused(parties) : [first, second].filter(Boolean).join("与");
  return `${people}${cause}${STAGE_WORDS[instance] ?? ""}${textType}`;
}

function sideNames(parties: Party[], sides: Side[]): string {
  for (const side of sides) {
    const names = [...new Set(parties.filter((party) => party.side === side).map(({ name }) => name))];
    if (names.length > MAX_NAMES) return `${names[0]}等`;
    if (names.length > 0) return names.join("、");
  }
  return "";
}

/** The accused in the case's name: those who appeal, or all if nobody appeals. */
function accused(parties: Party[]): string {
  const all = parties.filter(({ role }) => /被告人|被告单位|罪犯|申诉人/.test(role) && !/民事/.test(role));
  const appealing = all.filter(({ side }) => side === "appellant");
  const names = [...new Set((appealing.length > 0 ? appealing : all).map(({ name }) => name))];
  return names.length > MAX_NAMES ? `${names[0]}等` : names.join("、");
}
