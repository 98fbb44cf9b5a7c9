import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Sampling } from "#domain/judgment/record.ts";
import type { CitableLaw } from "#domain/statute/citation/law-index.ts";
import type { LawKind } from "#domain/statute/law-kind.ts";
import type { Standing } from "#domain/statute/law-status.ts";
import type { FoundDates, StatuteEvent, StatuteHeading, StatuteUnit } from "#domain/statute/record.ts";
import type { LawPage } from "#domain/statute/split-pages.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";

/** What the step `statutes` makes, relative to the project's root. */
export const STATUTES_FOLDER = "data/generated/statutes";
/** Every law with its facts: ShownLaw[]. */
export const LAWS_FILE = "laws.json";
/** What finding a citation takes: CitableLaw[]; small enough for a function. */
export const CITABLE_FILE = "citable.json";

/**
 * What the facts of a listed law were compared with, strongest first. `dates` (title and date of the version): the
 * national texts; published reports and lists. `number`: the Supreme People's Court's reference cases; public copies
 * of the order and public lists; one of two numbers alone; nothing. `page`: the address is that of the law
 * itself, or of the decision that amended it, both as public lists give it; or the front page of the database.
 */
export const CHECKS = {
  dates: ["text", "report"],
  number: ["cases", "public", "part", "memory"],
  page: ["law", "change", "database"],
} as const;

/** The facts of a law that were compared with something. */
export type CheckedFact = keyof typeof CHECKS;
export type Check<Fact extends CheckedFact> = (typeof CHECKS)[Fact][number];

/** Where a law's facts come from, beside its own text. */
export interface LawFacts {
  /** 主席令第二十六号, 法释〔2020〕26号; empty where not known. */
  number: string;
  /** Official address: of the law, of the decision that amended it, or of the database that holds it. */
  address: string;
  /** What the facts were compared with; `day` is yyyy-MM-dd, `number` null where there is none. */
  checked: { day: string; dates: Check<"dates">; number: Check<"number"> | null; page: Check<"page"> };
  /** The field it matters in, for the list of laws: insurance, contract … */
  area: string;
}

/** A law as its page shows it, without the text. */
export interface ShownLaw extends CitableLaw, Standing {
  kind: LawKind;
  version: string;
  /** The dates that file name, heading and history give, where they differ; else null. */
  found: FoundDates | null;
  effective: string;
  first_effective: string;
  history: StatuteEvent[];
  /** Numbered units; of a law that is only listed, its digests. */
  count: number;
  /** True where the text was imported; else the page has facts and digests alone. */
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

/** The text of a law, with what cites it: by anchor the number of judgments and the newest of them. */
export interface LawText {
  id: string;
  headings: StatuteHeading[];
  units: StatuteUnit[];
  pages: LawPage[];
  /** True where the text stands on pages of its own behind the law's page, which then has facts and contents alone. */
  isSplit: boolean;
  citing: Record<string, { count: number; cases: CitingCase[] }>;
}

/** All laws at hand, by kind and title, newest version first; empty before the step has run. */
export function readLaws(folder = STATUTES_FOLDER): ShownLaw[] {
  return readJson<ShownLaw[]>(join(folder, LAWS_FILE)) ?? [];
}

/** The laws as citations are looked up in them. */
export function readCitable(folder = STATUTES_FOLDER): CitableLaw[] {
  return readJson<CitableLaw[]>(join(folder, CITABLE_FILE)) ?? [];
}

/** The path of a law's text within the folder. */
export const textPath = (folder: string, id: string) => join(folder, "text", `${id}.json`);

/** The text of a law that `readLaws` names. */
export function readLawText(id: string, folder = STATUTES_FOLDER): LawText {
  return readGeneratedJson<LawText>(textPath(folder, id));
}

function readJson<Value>(path: string): Value | null {
  return existsSync(path) ? readGeneratedJson<Value>(path) : null;
}
