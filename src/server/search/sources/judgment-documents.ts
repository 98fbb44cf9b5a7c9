import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { documentKind } from "#domain/judgment/document-kind.ts";
import { namedPeople } from "#domain/judgment/parse/published/named-people.ts";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";
import { type CitedArticle, citedArticles } from "#domain/statute/citation/cited-articles.ts";
import { citedStatutes } from "#domain/statute/citation/cited-statutes.ts";
import { articleAddress, LawIndex, lawAddress } from "#domain/statute/citation/law-index.ts";
import { readCorpus, readPlacedCorpus } from "../../corpus/read-corpus.ts";
import { readSources } from "../../corpus/store/read-sources.ts";
import { readCitable, readLawText } from "../../statutes/law-files.ts";
import { type TodayArticle, type TodayOf, todayArticles } from "../../statutes/today-article.ts";
import { DisputeLinks } from "./dispute-links.ts";
import type { SearchDocument } from "./document.ts";
import { involvedPeople } from "./involved-people.ts";

/**
 * All judgments of a corpus as index documents. Each is linked to the others of its dispute. `links` is
 * emptied first and then filled, so that `changedJudgments` can use it later.
 */
export function* judgmentDocuments(corpusDir: string, links?: DisputeLinks): Generator<SearchDocument> {
  const disputes = links ?? new DisputeLinks();
  try {
    disputes.clear();
    for (const placed of readPlacedCorpus(corpusDir)) disputes.learn(placed);
    const toDocument = documentMaker(corpusDir, disputes);
    for (const record of readCorpus(corpusDir)) yield toDocument(record);
  } finally {
    if (!links) disputes.close();
  }
}

/**
 * Returns a function that converts a record of the corpus to a document. `disputes` supplies the document's
 * links.
 */
export function documentMaker(
  corpusDir: string,
  disputes: DisputeLinks,
): (record: JudgmentRecord) => SearchDocument {
  const sources = new Map(readSources(corpusDir).map((source) => [source.id, source]));
  const laws = new LawIndex(readCitable());
  const today = todayArticles(laws, readLawText);
  const citesOf = ({ body_text, body_postscript, casedate }: JudgmentRecord) =>
    citedArticles([...body_text, ...body_postscript], casedate, laws).map((cited) => toLink(cited, today));
  return (record) => toDocument(record, sources.get(record.source), disputes.of(record), citesOf(record));
}

function toDocument(
  record: JudgmentRecord,
  source: JudgmentSource | undefined,
  related: RelatedCase[],
  cites: CitationLink[],
): SearchDocument {
  const detail: JudgmentDetail = {
    id: record.id,
    casename: record.casename,
    wenshu_url: record.wenshu_url,
    court: record.court,
    text_type: record.text_type,
    case_number: record.case_number,
    casedate: record.casedate,
    body_text: record.body_text,
    tail_text: record.tail_text,
    body_postscript: record.body_postscript,
    cause: record.cause,
    cause_code: record.cause_code,
    ...(record.withheld && { withheld: record.withheld }),
    ...(record.causes.length > 1 && { causes: record.causes.map(({ label }) => label) }),
    court_id: record.court_id,
    outcome: record.outcome,
    holding: record.holding,
    related,
    people: involvedPeople(record),
    cites,
    source: {
      name: source?.name ?? record.source,
      sample: source?.sample ?? false,
      sampling: source?.sampling ?? "selected",
    },
  };
  return {
    id: record.id,
    type: SCOPE.cases,
    title: record.casename,
    number: record.case_number,
    court_id: record.court_id,
    court: record.court,
    causes: record.causes,
    kind: documentKind(record),
    instance: record.instance,
    date: record.casedate,
    amount: record.claim_amount,
    articles: specialArticles([...record.body_text, ...record.body_postscript]),
    keywords: citedStatutes([...record.body_text, ...(record.legal_basis ?? [])]),
    judges: distinct([record.presiding_judge, ...record.panel]),
    counsel: distinct(record.counsel.flatMap(({ name, firm }) => [name, firm])),
    ...namedPeople(record),
    outcome: record.outcome,
    hearing: { presiding_judge: record.presiding_judge, panel: record.panel },
    complete: source?.sampling === "complete",
    detail,
  };
}

const distinct = (names: string[]) => [...new Set(names.filter((name) => name !== ""))];

/** A citation as the judgment page shows it. */
interface CitationLink {
  label: string;
  /**
   * Address of the article, without language. If only facts about the law are available, the address of the
   * law. Empty if the site has neither.
   */
  url: string;
  /** The date (yyyy-MM-dd) from which the linked text is binding, if that is after the judgment. */
  text?: string;
  /**
   * What has become of the linked article (see `TodayArticle`). Absent if its text and number are still the
   * same.
   */
  today?: TodayArticle;
}

/** A citation as the judgment page shows it, with what has become of the article since. */
export function toLink({ label, found }: CitedArticle, todayOf: TodayOf): CitationLink {
  if (!found) return { label, url: "" };
  const { law, article, isLater } = found;
  const today = article && todayOf(law, article.number, article.branch);
  return {
    label,
    url: article ? articleAddress(article) : lawAddress(law.id),
    ...(isLater && { text: law.from }),
    ...(today && { today }),
  };
}
