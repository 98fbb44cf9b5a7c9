import { DOT, HAN } from "../../../text/han.ts";
import type { Counsel, Instance, Party } from "../../record.ts";
import { continuesCounsel, isCounsel, readCounsel } from "./counsel.ts";
import { introducesCase, namesSomebody, tellsDetention } from "./head-sentence.ts";
import { readParties } from "./party.ts";
import { PARTY_WORD } from "./roles.ts";

/**
 * Maximum number of paragraphs, from the start of a document, that are searched for its people. A list of
 * claimants can be long.
 */
const MAX_PARAGRAPHS = 600;
/**
 * The start of facts, pleadings or reasons. The list of people ends there if no sentence introduces the case.
 */
const TELLING =
  /^(?:本院(?:经审[查理])?(?:认为|查明)|(?:本院)?经审[理查](?:查明)?|[^，。；：]{2,40}(?:诉称|辩称|指控|请求)[，：]|本院(?:于|在|依|根)|案件受理费|一审法院|原审)/;
/**
 * Words for counsel or for those who act for a party. Before such a word, the sentence about one person ends
 * at a semicolon or comma too.
 */
const COUNSEL_WORD =
  "(?:共同)?(?:特别授权)?(?:委托诉讼代理人|委托代理人|特别授权代理人|指定辩护人|委托辩护人|辩护人|法定代表人|法定代理人|负责人)";
const PERSON_END = new RegExp(
  `(?<=。)\\s?|(?<=；)\\s?(?=${PARTY_WORD.source}|${COUNSEL_WORD})|，(?=${COUNSEL_WORD}(?:[（(][^（）()]{1,20}[）)])?(?:[：:]|[${HAN}${DOT}]{2,4}[，,、（(。]))`,
  "u",
);

/** The participants of a case, and where the case is introduced. */
export interface People {
  parties: Party[];
  counsel: Counsel[];
  /** Index of the paragraph that introduces the case, or -1. */
  introduction: number;
  /** Number of parties and representatives left out because they do not have the form of a name. */
  unnamed: number;
}

/** Reads parties and counsel sentence by sentence, up to the sentence that introduces the case. */
export function readPeople(paragraphs: readonly string[], instance: Instance): People {
  const people: People = { parties: [], counsel: [], introduction: -1, unnamed: 0 };
  const reader = new PeopleReader(people, instance);
  const end = Math.min(paragraphs.length, MAX_PARAGRAPHS);
  for (let index = 0; index < end; index++) {
    for (const sentence of (paragraphs[index] ?? "").split(PERSON_END)) {
      const named = namesSomebody(sentence);
      if (!named && introducesCase(sentence)) return { ...people, introduction: index };
      if (!named && TELLING.test(sentence) && !tellsDetention(sentence)) return people;
      reader.read(sentence);
    }
  }
  return people;
}

class PeopleReader {
  readonly #people: People;
  readonly #instance: Instance;
  #isListed = false;

  constructor(people: People, instance: Instance) {
    this.#people = people;
    this.#instance = instance;
  }

  read(sentence: string): void {
    const { parties, counsel } = this.#people;
    if (isCounsel(sentence) || (this.#isListed && continuesCounsel(sentence))) {
      const found = readCounsel(sentence, parties);
      this.#people.unnamed += found.unnamed;
      this.#isListed ||= found.counsel.length === 0;
      for (const person of found.counsel) addCounsel(counsel, person);
      return;
    }
    this.#isListed = false;
    const found = readParties(sentence, this.#instance);
    this.#people.unnamed += found.unnamed;
    for (const party of found.parties) if (!isKnown(parties, party)) parties.push(party);
  }
}

/**
 * Whether the list has a party with this name and this role. A role without brackets equals any other role of
 * the same side.
 */
function isKnown(parties: Party[], { name, role, side }: Party): boolean {
  return parties.some(
    (other) => other.name === name && (other.role === role || (other.side === side && !/[（(]/.test(role))),
  );
}

/**
 * Adds a representative to the list. A person who represents several parties of one side has one entry, which
 * names all of them.
 */
function addCounsel(counsel: Counsel[], person: Counsel): void {
  const known = counsel.find(
    ({ name, firm, side }) => name === person.name && firm === person.firm && side === person.side,
  );
  if (!known) counsel.push(person);
  else known.parties = [...new Set([...known.parties, ...person.parties])];
}
