import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LearnedWording, WordingWeights } from "#domain/ask/input/wording-model.ts";
import { readGeneratedJson } from "../../generated/read-generated.ts";
import { openWording } from "../../wording/wording-file.ts";

/** Committed weights of the kinds of typed texts, output of `npm run research -- ask:kinds`. */
export const KINDS_SOURCE = "data/sources/ask/kinds.json";
/** Committed weights of texts about law and of ordinary life, output of the same command. */
export const LAW_SOURCE = "data/sources/ask/law.json";
/** The organisations that are known by a bare name. */
export const ORGANISATIONS_SOURCE = "data/sources/ask/organisations.tsv";
/** Names of organisations and places, in the form that functions bundle. */
export const INPUT_NAMES_FILE = "data/generated/input/names.json";
/** Weights of the wording of each kind of text. */
export const KINDS_FILE = "data/generated/input/kinds.bin";

/** Names, besides the catalogues, that may occur in typed texts. */
export interface InputNames {
  firms: string[];
  companies: string[];
  /** Endings of company names without their legal form. */
  trades: string[];
  /** Provinces and prefectures, with and without their endings. */
  places: string[];
}

/** Knowledge of typed texts besides the catalogues. */
export interface InputKnowledge extends InputNames {
  wording: WordingWeights;
}

/** Names of organisations.tsv by kind. */
export type Organisations = Pick<InputKnowledge, "firms" | "companies" | "trades">;

/** A line of organisations.tsv that cannot be parsed. */
export class OrganisationError extends Error {
  override name = "OrganisationError";
}

const LISTS = { firm: "firms", company: "companies", trade: "trades" } as const;

/** The names of organisations.tsv by kind. Throws OrganisationError for a line in another format. */
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

/** The committed weights in a file made by `npm run research -- ask:kinds`. */
export function readWording(path: string): LearnedWording {
  const { base, features } = JSON.parse(readFileSync(path, "utf8"));
  return { base, features };
}

/** The bundled knowledge, read on first use and cached. Throws as readGenerated does. */
export function loadInputKnowledge(): InputKnowledge {
  loaded ??= {
    ...readGeneratedJson<InputNames>(resolve(INPUT_NAMES_FILE)),
    wording: openWording(resolve(KINDS_FILE)),
  };
  return loaded;
}
