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

/** {value} is the value that the failure concerns; {fields} the invalid fields, in words. */
const WORDS: Record<Lang, Record<ErrorName | FailureReason | LeadReason, string>> = {
  cn: { ...cnLeads, ...cnAmounts, ...cnFailures },
  en: { ...enLeads, ...enAmounts, ...enFailures },
};
const FACETS = { cn: cnFacets, en: enFacets };
/** Maximum length of a visitor's value quoted in a message. */
const SHOWN_VALUE_CHARS = 40;
/** UTF-16 units of the value that are examined: a character can have any number of combining marks. */
const LOOKED_AT_CHARS = 400;
/** Choices named in a message; the answer contains all of them. */
const SHOWN_CHOICES = 3;

/** What a failed request tells. */
export interface Failure {
  error: ErrorName;
  reason?: FailureReason | LeadReason;
  /** The subject of the failure: the visitor's input (shown only to the visitor), a limit, or a command. */
  value?: string;
  /** Paths in the request, e.g. search.court.0. */
  fields?: string[];
  /** Possible meanings of an ambiguous name, most likely first. */
  choices?: Choice[];
}

/** The message for a failed request. */
export function failureMessage(failure: Failure, language: Lang): string {
  // A single pass: a value that looks like a placeholder of the message stays unchanged.
  return fill(WORDS[language][failure.reason ?? failure.error], {
    value: wordValue(failure),
    choices: listChoices(failure.choices ?? []),
    fields: wordFields(failure.fields ?? [], language),
  });
}

/** The value that the failure concerns: a size in bytes, one of our own files, or a visitor's own value. */
function wordValue({ error, reason, value = "" }: { error: ErrorName; reason?: string; value?: string }) {
  if (error === "too_large" && reason === undefined) return formatFileSize(Number(value));
  return reason === "not_ready" ? value : showValue(value);
}

/** A visitor's value quoted in a message: truncated between characters, never within one. */
const showValue = (value: string): string =>
  truncateText(value.slice(0, LOOKED_AT_CHARS).toWellFormed(), SHOWN_VALUE_CHARS);

const listChoices = (choices: Choice[]): string => {
  const shown = choices.slice(0, SHOWN_CHOICES).map(({ label }) => label);
  return shown.join("、") + (choices.length > SHOWN_CHOICES ? "……" : "");
};

/**
 * The headings of the facets for a scope: those of statutes and knowledge differ from courts and judgment
 * years.
 */
export const facetGroups = (language: Lang, type: SearchScope) => ({
  ...FACETS[language].groups,
  ...FACETS[language].ofScope[type],
});

/** The heading of a suggestion group: by the condition that an item adds to the query, and by search type. */
export function suggestionGroup(
  language: Lang,
  kind: keyof typeof cnFacets.suggestions,
  type: SearchScope,
): string {
  const groups = facetGroups(language, type);
  if (kind === "court") return groups.court;
  return kind === "suitedate" ? groups.year : FACETS[language].suggestions[kind];
}

/** The text, or its first `max` characters and an ellipsis when it is longer; never cuts a character in two. */
export function truncateText(text: string, max: number): string {
  const characters = [...new Intl.Segmenter("zh", { granularity: "grapheme" }).segment(text)];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max)
    .map((part) => part.segment)
    .join("")}…`;
}

/** What visitors call the fields of requests; a field without a word keeps its name. */
const FIELDS: Record<Lang, Record<string, string>> = { cn: cnFields, en: enFields };

/** The fields named by paths into a request ("search.qr.0"), in words, without duplicates. */
export function wordFields(paths: readonly string[], language: Lang): string {
  const words = paths.map((path) => {
    const name = path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? path;
    // Own properties only: a path contains names that the visitor sent.
    return Object.hasOwn(FIELDS[language], name) ? FIELDS[language][name] : name;
  });
  return [...new Set(words)].join(language === "cn" ? "、" : ", ");
}
