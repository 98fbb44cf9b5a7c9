import type { Choice, ErrorName } from "#contract/envelope.ts";
import type { FailureReason } from "#contract/failure-reasons.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { formatFileSize } from "#domain/text/format-file-size.ts";
import cnAmounts from "./cn/amount-faults.json" with { type: "json" };
import cnFacets from "./cn/facets.json" with { type: "json" };
import cnFailures from "./cn/failures.json" with { type: "json" };
import cnLeads from "./cn/lead-failures.json" with { type: "json" };
import cnFields from "./cn/request-fields.json" with { type: "json" };
import enAmounts from "./en/amount-faults.json" with { type: "json" };
import enFacets from "./en/facets.json" with { type: "json" };
import enFailures from "./en/failures.json" with { type: "json" };
import enLeads from "./en/lead-failures.json" with { type: "json" };
import enFields from "./en/request-fields.json" with { type: "json" };
import { fill } from "./fill.ts";
import type { Lang } from "./lang.ts";

/**
 * The messages. {value} stands for the value that the failure concerns, {fields} for the invalid fields,
 * {choices} for the possible meanings.
 */
const WORDS: Record<Lang, Record<ErrorName | FailureReason | LeadReason, string>> = {
  cn: { ...cnLeads, ...cnAmounts, ...cnFailures },
  en: { ...enLeads, ...enAmounts, ...enFailures },
};
const FACETS = { cn: cnFacets, en: enFacets };
/** Maximum number of characters of a visitor's value that a message quotes. */
const SHOWN_VALUE_CHARS = 40;
/**
 * Number of UTF-16 units of a value that are read at all. A single character can have any number of combining
 * marks.
 */
const LOOKED_AT_CHARS = 400;
/** Maximum number of possible meanings named in a message. The answer contains all of them. */
const SHOWN_CHOICES = 3;

/** What is known about a failed request. */
export interface Failure {
  error: ErrorName;
  reason?: FailureReason | LeadReason;
  /**
   * What the failure concerns: the visitor's input, a limit, or a command. Only this visitor sees the input.
   */
  value?: string;
  /** Paths of the invalid values in the request, for example search.court.0. */
  fields?: string[];
  /** Possible meanings of an ambiguous name. The most likely comes first. */
  choices?: Choice[];
}

/** The message for a failed request. */
export function failureMessage(failure: Failure, language: Lang): string {
  // All placeholders are filled in one pass, so a value that looks like a placeholder stays unchanged.
  return fill(WORDS[language][failure.reason ?? failure.error], {
    value: wordValue(failure),
    choices: listChoices(failure.choices ?? []),
    fields: wordFields(failure.fields ?? [], language),
  });
}

/**
 * The value that the failure concerns, for the message. A size in bytes gets a unit, the name of one of the
 * site's own files is complete, and a visitor's value is shortened.
 */
function wordValue({ error, reason, value = "" }: { error: ErrorName; reason?: string; value?: string }) {
  if (error === "too_large" && reason === undefined) return formatFileSize(Number(value));
  return reason === "not_ready" ? value : showValue(value);
}

/** Shortens a visitor's value for a message. A character is never cut in two. */
const showValue = (value: string): string =>
  truncateText(value.slice(0, LOOKED_AT_CHARS).toWellFormed(), SHOWN_VALUE_CHARS);

const listChoices = (choices: Choice[]): string => {
  const shown = choices.slice(0, SHOWN_CHOICES).map(({ label }) => label);
  return shown.join("、") + (choices.length > SHOWN_CHOICES ? "……" : "");
};

/**
 * The headings of the facets for a search scope. Statutes and knowledge articles have some headings of their
 * own.
 */
export const facetGroups = (language: Lang, type: SearchScope) => ({
  ...FACETS[language].groups,
  ...FACETS[language].ofScope[type],
});

/**
 * The heading of a group of suggestions. It depends on the kind of the suggestions and on the search scope.
 */
export function suggestionGroup(
  language: Lang,
  kind: keyof typeof cnFacets.suggestions,
  type: SearchScope,
): string {
  const groups = facetGroups(language, type);
  if (kind === "court") return groups.court;
  return kind === "suitedate" ? groups.year : FACETS[language].suggestions[kind];
}

/**
 * Shortens a text of more than `max` characters to that many and an ellipsis. A character is never cut in
 * two.
 */
export function truncateText(text: string, max: number): string {
  const characters = [...new Intl.Segmenter("zh", { granularity: "grapheme" }).segment(text)];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max)
    .map((part) => part.segment)
    .join("")}…`;
}

/**
 * Maps the names of request fields to the names that the pages use. A field that is missing here keeps its
 * name.
 */
const FIELDS: Record<Lang, Record<string, string>> = { cn: cnFields, en: enFields };

/** Names the fields of paths into a request ("search.qr.0") in words. Each is named once. */
export function wordFields(paths: readonly string[], language: Lang): string {
  const words = paths.map((path) => {
    const name = path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? path;
    // A path may contain any name that the visitor sent, such as `constructor`, so only own properties count.
    return Object.hasOwn(FIELDS[language], name) ? FIELDS[language][name] : name;
  });
  return [...new Set(words)].join(language === "cn" ? "、" : ", ");
}
