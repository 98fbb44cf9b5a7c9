import type { OwnService, ProposalReason } from "#contract/search/search-ask.ts";
import type { Untold } from "#domain/ask/question/untold.ts";
import type { ReadingKind } from "#domain/search/match/word-forms.ts";
import type { ConditionField } from "#domain/search/query/query-fields.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { SimilarReasonCode } from "#domain/search/similar/similar-reasons.ts";

type Texts<Key extends string> = Record<Key, string>;

/** The words of these pages, from src/i18n/no-js-words.ts. */
export interface NoJsWords
  extends Texts<"prefix" | "shown" | "limit" | "drop" | "full" | "again" | "failed"> {
  also: Texts<ReadingKind | "exact" | "rules">;
  ask: Texts<
    | "label"
    | "as"
    | "exact"
    | "asQuestion"
    | "note"
    | "language"
    | "services"
    | "guides"
    | "unreviewed"
    | "shared"
    | "cites"
    | "articles"
    | "notImported"
    | "coverage"
    | "why"
    | "comma"
    | "cases"
    | "causes"
    | "judgments"
    | "alikeOf"
    | "findLawyers"
    | "fee"
    | "limitation"
    | "untold"
    | "nothing"
    | "ways"
    | "allGuides"
    | "tools"
  > & {
    kinds: Texts<"question">;
    service: Record<OwnService["code"], string>;
    reasons: Record<ProposalReason["code"], string>;
    alike: Record<SimilarReasonCode, string>;
    tell: Record<Untold, string>;
  };
  search: {
    title: string;
    box: Texts<"label" | "typeLabel" | "submit"> & {
      types: Record<SearchScope, string>;
      placeholders: Record<SearchScope, string>;
    };
    chips: Texts<ConditionField | "label" | "remove">;
    list: Texts<"label" | "empty" | "start">;
    pager: Texts<"label" | "previous" | "next" | "go">;
  };
  recovery: Texts<"title" | "heading"> & {
    app: Texts<
      | "form"
      | "reason"
      | "court"
      | "amount"
      | "choose"
      | "search"
      | "incomplete"
      | "period"
      | "sampleSources"
      | "noCounsel"
      | "nobody"
      | "nobodyFor"
      | "readAs"
      | "ended"
      | "failed"
    > & {
      ranges: readonly string[];
      tabs: Texts<"exp" | "impact" | "activ">;
      tabNotes: Texts<"exp" | "impact" | "activ">;
      sentence: Texts<"nationwide" | "collection" | "related" | "below">;
      nearestCause: Texts<"parent" | "branch">;
      instead: Texts<"title" | "entry">;
      card: Texts<"rank" | "cases" | "casesOne" | "unknownPlace">;
    };
  };
  award: Texts<
    | "title"
    | "facts"
    | "number"
    | "type"
    | "date"
    | "cause"
    | "corpus"
    | "sample"
    | "outcome"
    | "source"
    | "related"
    | "absent"
    | "postscript"
    | "notFound"
    | "reason"
  > & {
    outcomes: Record<string, string>;
    instances: Record<string, string>;
    withheld: Record<string, string>;
  };
}
