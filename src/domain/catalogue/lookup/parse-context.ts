import type { CauseBranch, ParseContext } from "../../judgment/parse-result.ts";
import { remembered } from "../../judgment/remembered.ts";
import type { CauseIndex } from "../causes/causes.ts";
import { resolveCause } from "../causes/resolve-cause.ts";
import type { CourtIndex } from "../courts/names/courts.ts";
import { resolveCourt } from "../courts/printed/resolve-court.ts";
import type { CourtNode } from "../node.ts";

/**
 * The code of a court in a case number: the province's character and the court's digits, 京02 in
 * （2020）京02行初1号. A high court has no digits. Courts have had codes since 2016.
 */
const COURT_CODE = /^（(?:201[6-9]|20[2-9][0-9])）([\u4e00-\u9fff](?:[0-9]{2,4})?)(?=[\u4e00-\u9fff])/;

/** The part of a case number that identifies its court. */
const COURT_PART = /^（[0-9]{4}）[\u4e00-\u9fff]?[0-9]{0,4}/;

/** Number of cached names. A collection repeats the same few thousand. */
const REMEMBERED = 20_000;
/** Maximum length of a cached text in characters. Longer texts contain names of parties and do not recur. */
const SHORT_CHARACTERS = 40;

/** Each court by the code in its case numbers. A code that two courts have or had is left out. */
function courtsByCode(courts: CourtIndex): Map<string, CourtNode> {
  const found = new Map<string, CourtNode | null>();
  for (const court of courts.ordered) {
    for (const code of courts.facts.codes[court.label] ?? []) found.set(code, found.has(code) ? null : court);
  }
  return new Map([...found].flatMap(([code, court]) => (court ? [[code, court] as const] : [])));
}

/**
 * The catalogues in which names are looked up. `offeredTerms` are the terms that the search suggests as
 * keywords.
 */
export interface Catalogues {
  courts: CourtIndex;
  causes: CauseIndex;
  offeredTerms: readonly string[];
}

/**
 * A parse context that looks up names in the catalogues. `today` is the day in Beijing (yyyy-MM-dd). `source`
 * is the id of the records' source.
 */
export function catalogueContext(
  { courts, causes, offeredTerms }: Catalogues,
  { sha256, today, source }: Pick<ParseContext, "sha256" | "today" | "source">,
): ParseContext {
  const byCode = courtsByCode(courts);
  const courtNamed = remembered(REMEMBERED, (name: string) => resolveCourt(name, courts));
  const courtNumbered = remembered(REMEMBERED, (key: string) => {
    const end = key.lastIndexOf("\n");
    return resolveCourt(key.slice(0, end), courts, { caseNumber: key.slice(end + 1) });
  });
  const causeNamed = remembered(REMEMBERED, (key: string) => {
    const [branch = "", text = ""] = key.split("\n");
    return resolveCause([text], causes, branch ? { branch: branch as CauseBranch } : {});
  });
  const terms = new Set([
    ...causes.ordered.map(({ label }) => label),
    ...causes.names.map(({ name }) => name),
    ...offeredTerms,
  ]);
  return {
    courtOfCaseNumber(caseNumber) {
      const code = caseNumber.match(COURT_CODE)?.[1] ?? "";
      const court = byCode.get(code);
      return court ? { id: court.value, label: court.label } : null;
    },
    resolveCourt(name, caseNumber) {
      const named = courtNamed(name);
      const found =
        named.kind === "ambiguous" && caseNumber
          ? courtNumbered(`${name}\n${COURT_PART.exec(caseNumber)?.[0] ?? caseNumber}`)
          : named;
      const court = found.kind === "found" ? courts.byId(found.id) : undefined;
      return court ? { id: court.value, label: court.label } : null;
    },
    resolveCause(texts, branch) {
      const [text = ""] = texts;
      const isShort = texts.length === 1 && text.length <= SHORT_CHARACTERS && !text.includes("\n");
      const found = isShort
        ? causeNamed(`${branch ?? ""}\n${text}`)
        : resolveCause(texts, causes, branch ? { branch } : {});
      const cause = found.kind === "found" ? causes.byId(found.code) : undefined;
      return cause ? { code: cause.value, label: cause.label } : null;
    },
    isTerm: (word) => terms.has(word) || terms.has(`${word}纠纷`),
    sha256,
    today,
    source,
  };
}
