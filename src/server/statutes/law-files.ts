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

/** The folder into which the build step `statutes` writes, relative to the project's root. */
export const STATUTES_FOLDER = "data/generated/statutes";
/** The file with all laws and the facts about them: ShownLaw[]. */
export const LAWS_FILE = "laws.json";
/** The file with what is needed to resolve citations: CitableLaw[]. It is small enough for a function. */
export const CITABLE_FILE = "citable.json";

/**
 * The sources with which the facts about a listed law were compared, the strongest first.
 *
 * - `dates`, title and date of the version: the national texts (`text`), or published reports and lists
 * (`report`).
 *
 * - `number`, the official number: reference cases of the Supreme People's Court (`cases`); public copies of
 * the promulgating order and public lists (`public`); copies alone or lists alone (`part`); nothing
 * (`memory`).
 *
 * - `page`: according to public lists, the address is that of the law (`law`) or of the decision that amended
 * it (`change`). Otherwise it is the front page of the database (`database`).
 */
export const CHECKS = {
  dates: ["text", "report"],
  number: ["cases", "public", "part", "memory"],
  page: ["law", "change", "database"],
} as const;

/** A fact about a law that is checked. */
export type CheckedFact = keyof typeof CHECKS;
export type Check<Fact extends CheckedFact> = (typeof CHECKS)[Fact][number];

/** Facts about a law that its text does not state. */
export interface LawFacts {
  /** Official number of the law, such as 主席令第二十六号 or 法释〔2020〕26号. Empty if unknown. */
  number: string;
  /** Official address of the law, of the decision that amended it, or of the database that contains it. */
  address: string;
  /**
   * What the facts were compared with, and on which day (yyyy-MM-dd). `number` is null if the law has no
   * official number.
   */
  checked: { day: string; dates: Check<"dates">; number: Check<"number"> | null; page: Check<"page"> };
  /** Field of law under which the list of laws shows the law: insurance, contract and so on. */
  area: string;
}

/** A law as its page shows it, without the text. */
export interface ShownLaw extends CitableLaw, Standing {
  kind: LawKind;
  version: string;
  /** The dates in the name, the heading and the history of the file, if they differ; otherwise null. */
  found: FoundDates | null;
  effective: string;
  first_effective: string;
  history: StatuteEvent[];
  /** Number of articles and items. For a listed law, number of digests. */
  count: number;
  /** True if the text was imported. Otherwise the page has only facts and digests. */
  isText: boolean;
  facts: LawFacts | null;
  /** Name and sampling of the source from which the text was imported. Null for a listed law. */
  source: { name: string; sampling: Sampling } | null;
}

/** A judgment that cites an article. */
export interface CitingCase {
  id: string;
  court: string;
  number: string;
  date: string;
}

/**
 * The text of a law with its citations. `citing` maps the anchor of an article to the number of judgments
 * that cite it and the newest of them.
 */
export interface LawText {
  id: string;
  headings: StatuteHeading[];
  units: StatuteUnit[];
  pages: LawPage[];
  /** True if the text is on subpages. The page of the law then has only facts and contents. */
  isSplit: boolean;
  citing: Record<string, { count: number; cases: CitingCase[] }>;
}

/** Reads all laws, sorted by kind, then title, newest version first. Empty before the build step has run. */
export function readLaws(folder = STATUTES_FOLDER): ShownLaw[] {
  return readJson<ShownLaw[]>(join(folder, LAWS_FILE)) ?? [];
}

/** Reads what is needed to resolve citations. Empty before the build step has run. */
export function readCitable(folder = STATUTES_FOLDER): CitableLaw[] {
  return readJson<CitableLaw[]>(join(folder, CITABLE_FILE)) ?? [];
}

/** The path of the file with the text of a law. */
export const textPath = (folder: string, id: string) => join(folder, "text", `${id}.json`);

/** Reads the text of a law. `id` is that of a law from `readLaws`. */
export function readLawText(id: string, folder = STATUTES_FOLDER): LawText {
  return readGeneratedJson<LawText>(textPath(folder, id));
}

function readJson<Value>(path: string): Value | null {
  return existsSync(path) ? readGeneratedJson<Value>(path) : null;
}
