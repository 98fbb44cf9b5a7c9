import type { KnownNames } from "#domain/ask/input/input-kind.ts";
import { kindOfWording, type WordedKind } from "#domain/ask/input/wording-model.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCauses } from "../../catalogue/causes.ts";
import { loadCourts } from "../../catalogue/courts.ts";
import { readTypedCause } from "../../catalogue/typed-names.ts";
import { knowsLaw } from "../../statutes/suggest-articles.ts";
import { type InputKnowledge, loadInputKnowledge } from "./input-files.ts";
import { nameIndex } from "./name-index.ts";

/**
 * Words for a court that name none. They are tested first, because searching similar spellings takes
 * milliseconds.
 */
const ANY_COURT =
  /^(?:本|该|贵|此|各级|各地|当地|上级|上一级|下级|地方|中级|基层|专门|一审|二审|初审|原审|再审|终审|受理|审理|受诉|管辖)*(?:人民)?法[院庭]$/;

/** An infringement named by the infringed right (商标侵权). */
const INFRINGEMENT = /^[^\s，。？?]{1,4}权?侵权$/u;
/**
 * Text in the form of a cause. It may be worded differently from the name (合伙协议纠纷), or an offence's short
 * name (帮信罪).
 */
const CAUSE_LIKE = /^(?:[^\s，。？?]{2,20}纠纷|[^\s，。？?]{2,20}罪)$/u;
/**
 * Fewest characters before 纠纷 that are a cause rather than an ordinary word (合同, 保险). For offences that many
 * are the name (盗窃).
 */
const DISPUTE_CUT = 3;
/**
 * Fewest characters of a text that is tried with 责任纠纷 appended, and of one that is tried as a part of an
 * offence's name; shorter texts are ordinary words.
 */
const [LIABILITY_CUT, OFFENCE_PART] = [6, 4];

/** Names from the catalogues of courts, causes and laws, and learned wordings. */
export const knownNames = (knowledge = loadInputKnowledge()): KnownNames => ({
  isCourt: (text) =>
    !ANY_COURT.test(text) && resolveTypedCourt(toSimplified(text), loadCourts()).kind !== "unknown",
  isCause: (text) =>
    isNamedCause(toSimplified(text)) ||
    (CAUSE_LIKE.test(text) && isCauseWording(text)) ||
    (INFRINGEMENT.test(text) && "key" in readTypedCause(text, "qr")) ||
    isPartOfOffence(toSimplified(text)),
  isLaw: knowsLaw,
  isPlace: (text) => nameIndex(knowledge.places).has(text),
  organisation: (name) =>
    organisationOf(name, knowledge) ??
    organisationOf(name.slice(placeBefore(name, knowledge).length), knowledge),
  kindOfWording: (text) => wordedAs(text, knowledge),
});

/** Whether words in the form of a cause mean one cause or several. */
function isCauseWording(text: string): boolean {
  const read = readTypedCause(text, "qr");
  return "key" in read || read.failure.error === "ambiguous";
}

/** Whether a text is a cause's name, with or without its last word, or with that word misspelt. */
function isNamedCause(typed: string): boolean {
  const text = typed.replace(/\s+(?=纠|罪)/u, "").replace(/(?<=.)(?:纠[份分粉]|糾[份分])$/u, "纠纷");
  const names = [text, `${text}罪`, ...(text.length >= DISPUTE_CUT ? [`${text}纠纷`] : [])];
  if (text.length >= LIABILITY_CUT) names.push(`${text}责任纠纷`);
  return names.some((name) => loadCauses().byLabel(name) !== undefined);
}

/** Whether a text is one of the acts or objects listed in an offence's name, without 罪: 贩卖毒品, 走私普通货物. */
function isPartOfOffence(text: string): boolean {
  if (text.length < OFFENCE_PART || !/^\p{Script=Han}+$/u.test(text)) return false;
  return offencesOfParts().some((label) => holdsInOrder(label, text));
}

let offences: { of: object; labels: string[] } | undefined;

/** The names of offences that list several acts or objects. */
function offencesOfParts(): readonly string[] {
  const causes = loadCauses();
  if (offences?.of !== causes) {
    const labels = causes.ordered.map(({ label }) => label);
    offences = { of: causes, labels: labels.filter((one) => one.endsWith("罪") && one.includes("、")) };
  }
  return offences.labels;
}

/** Whether a name contains all characters of a text in their order. */
function holdsInOrder(name: string, text: string): boolean {
  let at = 0;
  for (const character of name) if (character === text[at]) at++;
  return at === text.length;
}

function organisationOf(
  name: string,
  { firms, companies, trades }: InputKnowledge,
): "lawyer" | "party" | undefined {
  if (nameIndex(firms).has(name)) return "lawyer";
  if (nameIndex(companies).has(name)) return "party";
  const [company] = nameIndex(companies).beginning(name);
  return company !== undefined && trades.includes(name.slice(company.length)) ? "party" : undefined;
}

/** The longest name of a place at the start of a text; empty if there is none. */
export const placeBefore = (text: string, { places }: Pick<InputKnowledge, "places">): string =>
  nameIndex(places)
    .beginning(text)
    .reduce((longest, place) => (place.length > longest.length ? place : longest), "");

/** Length of the shortest name with a trade: four characters and a trade of two (飞翼网络科技). */
const NAME_AND_TRADE = 6;
/** Minimum probability for a shorter name. */
const SURE = 0.9;

/**
 * The kind by wording. A name without a place before it or a trade after it is not recognised by wording
 * alone.
 */
function wordedAs(text: string, knowledge: InputKnowledge): WordedKind {
  const { wording, trades } = knowledge;
  const hasPlace = placeBefore(text, knowledge) !== "";
  const { kind, chance } = kindOfWording(text, hasPlace, wording);
  if (kind !== "party" && kind !== "lawyer") return kind;
  const hasTrade = trades.some((trade) => text.endsWith(trade));
  if (hasTrade && (hasPlace || text.length >= NAME_AND_TRADE || chance >= SURE)) return "party";
  return hasPlace ? kind : "keywords";
}
