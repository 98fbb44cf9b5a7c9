import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Sampling } from "#domain/judgment/record.ts";
import type { CitableLaw } from "#domain/statute/citation/law-index.ts";
import type { LawPage } from "#domain/statute/citation/split-pages.ts";
import type {
  FoundDates,
  LawKind,
  StatuteEvent,
  StatuteHeading,
  StatuteUnit,
} from "#domain/statute/record.ts";
import type { Standing } from "#domain/statute/versions/law-status.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";

/** Output of the step `statutes`, relative to the project's root. */
export const STATUTES_FOLDER = "data/generated/statutes";
/** Every law with its facts: ShownLaw[]. */
export const LAWS_FILE = "laws.json";
/** The data for resolving citations: CitableLaw[]; small enough for a function. */
export const CITABLE_FILE = "citable.json";

/**
 * Sources against which the facts of a listed law were checked, strongest first. `dates` (title and date of
 * the version): the national texts; published reports and lists. `number`: the Supreme People's Court's
 * reference cases; public copies of the order and public lists; only one of these two; none. `page`: the
 * address is that of the law itself, or of the decision that amended it, both according to public lists; or
 * the front page of the database.
 */
export const CHECKS = {
  dates: ["text", "report"],
  number: ["cases", "public", "part", "memory"],
  page: ["law", "change", "database"],
} as const;

/** The checked facts of a law. */
export type CheckedFact = keyof typeof CHECKS;
export type Check<Fact extends CheckedFact> = (typeof CHECKS)[Fact][number];

/** Facts about a law from outside its own text. */
export interface LawFacts {
  /** 主席令第二十六号, 法释〔2020〕26号; empty if unknown. */
  number: string;
  /** Official address: of the law, of the decision that amended it, or of the database that contains it. */
  address: string;
  /** The sources of the check; `day` is yyyy-MM-dd, `number` null if there is none. */
  checked: { day: string; dates: Check<"dates">; number: Check<"number"> | null; page: Check<"page"> };
  /** Field of law under which the list of laws shows it: insurance, contract … */
  area: string;
}

/** A law as shown on its page, without the text. */
export interface ShownLaw extends CitableLaw, Standing {
  kind: LawKind;
  version: string;
  /** The dates in file name, heading and history if they differ; else null. */
  found: FoundDates | null;
  effective: string;
  first_effective: string;
  history: StatuteEvent[];
  /** Number of units; for a listed law, of its digests. */
  count: number;
  /** True if the text was imported; otherwise the page has only facts and digests. */
  isText: boolean;
  facts: LawFacts | null;
  /** Name and sampling of the import; null for a listed law. */
  source: { name: string; sampling: Sampling } | null;
}

/** A judgment that cites an article. */
export interface CitingCase {
  id: string;
  court: string;
  number: string;
  date: string;
}

/** The text of a law and its citations: by anchor, the number of citing judgments and the newest of them. */
export interface LawText {
  id: string;
  headings: StatuteHeading[];
  units: StatuteUnit[];
  pages: LawPage[];
  /** True if the text is on subpages; the law's page then has only facts and contents. */
  isSplit: boolean;
  citing: Record<string, { count: number; cases: CitingCase[] }>;
}

/** All laws, by kind and title, newest version first; empty before the step has run. */
export function readLaws(folder = STATUTES_FOLDER): ShownLaw[] {
  return readJson<ShownLaw[]>(join(folder, LAWS_FILE)) ?? [];
}

/** The laws for resolving citations. */
export function readCitable(folder = STATUTES_FOLDER): CitableLaw[] {
  return readJson<CitableLaw[]>(join(folder, CITABLE_FILE)) ?? [];
}

/** The path of a law's text within the folder. */
export const textPath = (folder: string, id: string) => join(folder, "text", `${id}.json`);

/** The text of a law from `readLaws`. */
export function readLawText(id: string, folder = STATUTES_FOLDER): LawText {
  return readGeneratedJson<LawText>(textPath(folder, id));
}

function readJson<Value>(path: string): Value | null {
  return existsSync(path) ? readGeneratedJson<Value>(path) : null;
}
