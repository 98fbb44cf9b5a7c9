import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LearnedWording, WordingWeights } from "#domain/ask/input/wording-model.ts";
import { readGeneratedJson } from "../../generated/read-generated.ts";
import { openWording } from "../../wording/wording-file.ts";

/**
 * Learned weights that tell the kinds of typed texts apart. `npm run research -- ask:kinds` writes the file,
 * which is committed.
 */
export const KINDS_SOURCE = "data/sources/ask/kinds.json";
/**
 * Learned weights that tell texts about law from texts about ordinary life. Written by the same command and
 * committed.
 */
export const LAW_SOURCE = "data/sources/ask/law.json";
/** A list of organisations that people know by a short name. */
export const ORGANISATIONS_SOURCE = "data/sources/ask/organisations.tsv";
/** The names of organisations and places, in the form that is deployed with the functions. */
export const INPUT_NAMES_FILE = "data/generated/input/names.json";
/** The weights of KINDS_SOURCE, in the form that is deployed with the functions. */
export const KINDS_FILE = "data/generated/input/kinds.bin";

/** Names that may occur in typed texts and are not in the catalogues of courts and causes. */
export interface InputNames {
  firms: string[];
  companies: string[];
  /** Words for a line of business that a company's name may end with, without its legal form. */
  trades: string[];
  /** Provinces and prefectures, each with and without its ending (省, 市). */
  places: string[];
}

/** Everything that is known about typed texts besides the catalogues. */
export interface InputKnowledge extends InputNames {
  wording: WordingWeights;
}

/** The names in organisations.tsv, by kind. */
export type Organisations = Pick<InputKnowledge, "firms" | "companies" | "trades">;

/** A line of organisations.tsv that cannot be parsed. */
export class OrganisationError extends Error {
  override name = "OrganisationError";
}

const LISTS = { firm: "firms", company: "companies", trade: "trades" } as const;

/** Reads the names in organisations.tsv, by kind. Throws OrganisationError for a line in another format. */
export function readOrganisations(path = ORGANISATIONS_SOURCE): Organisations {
  const read = { firms: [] as string[], companies: [] as string[], trades: [] as string[] };
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [kind = "", name = "", ...more] = line.split("\t");
    if (!Object.hasOwn(LISTS, kind) || name === "" || more.length > 0)
      throw new OrganisationError(`${path}: "${line}" needs firm, company or trade, a tab and a name`);
    read[LISTS[kind as keyof typeof LISTS]].push(name);
  }
  return read;
}

let loaded: InputKnowledge | undefined;

/** Reads learned weights that `npm run research -- ask:kinds` wrote. */
export function readWording(path: string): LearnedWording {
  const { base, features } = JSON.parse(readFileSync(path, "utf8"));
  return { base, features };
}

/** What is known about typed texts, read on first use and cached. Throws what readGenerated throws. */
export function loadInputKnowledge(): InputKnowledge {
  loaded ??= {
    ...readGeneratedJson<InputNames>(resolve(INPUT_NAMES_FILE)),
    wording: openWording(resolve(KINDS_FILE)),
  };
  return loaded;
}
