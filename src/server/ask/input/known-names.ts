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
 * Matches words for a court that name no particular court. They are tested first, because a search for
 * similar spellings takes milliseconds.
 */
const ANY_COURT =
  /^(?:本|该|贵|此|各级|各地|当地|上级|上一级|下级|地方|中级|基层|专门|一审|二审|初审|原审|再审|终审|受理|审理|受诉|管辖)*(?:人民)?法[院庭]$/;

/** Matches an infringement that is named by the infringed right (商标侵权). */
const INFRINGEMENT = /^[^\s，。？?]{1,4}权?侵权$/u;
/**
 * Matches a text in the form of a cause. It need not be the name of a cause: it may be another wording
 * (合伙协议纠纷) or the short name of an offence (帮信罪).
 */
const CAUSE_LIKE = /^(?:[^\s，。？?]{2,20}纠纷|[^\s，。？?]{2,20}罪)$/u;
/**
 * Minimum number of characters of a text that is also tried with 纠纷 after it. Shorter ones (合同, 保险) are
 * ordinary words. Names of offences have no such minimum (盗窃).
 */
const DISPUTE_CUT = 3;
/**
 * Minimum number of characters of a text that is also tried with 责任纠纷 after it. Shorter ones are ordinary
 * words.
 */
const LIABILITY_CUT = 6;
/**
 * Minimum number of characters of a text that is also tried as a part of the name of an offence. Shorter ones
 * are ordinary words.
 */
const OFFENCE_PART = 4;

/**
 * Recognises names of courts, causes, laws, places and organisations, and the kind of a text by its wording.
 */
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

/** Whether a text in the form of a cause means one cause or several. */
function isCauseWording(text: string): boolean {
  const read = readTypedCause(text, "qr");
  return "key" in read || read.failure.error === "ambiguous";
}

/** Whether a text is the name of a cause. Its last word may be missing or misspelt. */
function isNamedCause(typed: string): boolean {
  const text = typed.replace(/\s+(?=纠|罪)/u, "").replace(/(?<=.)(?:纠[份分粉]|糾[份分])$/u, "纠纷");
  const names = [text, `${text}罪`, ...(text.length >= DISPUTE_CUT ? [`${text}纠纷`] : [])];
  if (text.length >= LIABILITY_CUT) names.push(`${text}责任纠纷`);
  return names.some((name) => loadCauses().byLabel(name) !== undefined);
}

/** Whether a text consists of acts or objects that the name of an offence lists, without 罪: 贩卖毒品, 走私普通货物. */
function isPartOfOffence(text: string): boolean {
  if (text.length < OFFENCE_PART || !/^\p{Script=Han}+$/u.test(text)) return false;
  return offencesOfParts().some((label) => holdsInOrder(label, text));
}

let offences: { of: object; labels: string[] } | undefined;

/** The names of offences that list several acts or objects. Cached for each catalogue. */
function offencesOfParts(): readonly string[] {
  const causes = loadCauses();
  if (offences?.of !== causes) {
    const labels = causes.ordered.map(({ label }) => label);
    offences = { of: causes, labels: labels.filter((one) => one.endsWith("罪") && one.includes("、")) };
  }
  return offences.labels;
}

/** Whether a name contains the characters of a text in the same order, perhaps with others between them. */
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

/** The longest name of a place with which a text begins. Empty if there is none. */
export const placeBefore = (text: string, { places }: Pick<InputKnowledge, "places">): string =>
  nameIndex(places)
    .beginning(text)
    .reduce((longest, place) => (place.length > longest.length ? place : longest), "");

/**
 * Minimum length of a company's name that ends with a line of business and has no place: four characters and
 * two for the business (飞翼网络科技).
 */
const NAME_AND_TRADE = 6;
/** A shorter name needs at least this probability. */
const SURE = 0.9;

/**
 * The kind of a text by its wording. The name of a party must have a place before it or a line of business
 * after it. The name of a lawyer or firm must have a place before it. Otherwise the text counts as keywords.
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
