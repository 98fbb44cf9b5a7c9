import { createHash } from "node:crypto";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { beijingDay } from "#domain/text/day.ts";
import { OFFERED_TERMS } from "#server/catalogue/offered-terms.ts";
import { corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCitable, readLaws, readLawText } from "#server/statutes/law-files.ts";
import { fingerprint } from "../steps/fingerprint.ts";
import { CAUSES, COURTS } from "./trees.ts";

const ARTICLES = ["data/generated/content/knowledge.json", "data/generated/content/guides.json"];

/**
 * SHA-256 in hex of everything from which the documents of a scope are made, except the program. How often
 * laws are cited is left out: it changes with every import of judgments, and no document contains it.
 */
export function documentsPrint(type: SearchScope): string {
  if (type === SCOPE.cases) return printOf([fingerprint(corpusInputs()), tablesPrint()]);
  if (type === SCOPE.statutes) return printOf(lawTexts());
  // Scheduled articles are published on their day, so the day counts.
  return printOf([fingerprint(ARTICLES), beijingDay(new Date())]);
}

/**
 * SHA-256 in hex of the tables with which judgments are processed: catalogues, offered terms, and the names
 * of laws.
 */
export function tablesPrint(): string {
  const named = readCitable().map((law) => ({ ...law, cited: 0 }));
  return printOf([fingerprint([COURTS, CAUSES, OFFERED_TERMS]), JSON.stringify(named)]);
}

/** The laws as the index contains them. */
function* lawTexts(): Generator<string> {
  for (const law of readLaws()) {
    yield JSON.stringify({ ...law, cited: 0 });
    yield JSON.stringify({ ...readLawText(law.id), citing: {} });
  }
}

function printOf(parts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
