import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { rareTermSpans, sharedTerms } from "#domain/search/similar/shared-terms.ts";
import { hanBigrams, rarestBigrams, textsOfCase } from "#domain/search/similar/similar-cases.ts";
import type { SearchCatalogue, SimilarDocument } from "../search-engine.ts";
import {
  readFrequencies,
  readHits,
  readScored,
  readStored,
  STORED_FIELDS,
  type StoredDocument,
} from "./answers.ts";
import { TEXT_FIELD } from "./index-body.ts";
import { comparisonWith, similarBody } from "./similar-body.ts";

/** Words shown for each document, as in the embedded index. */
const SHOWN_WORDS = 5;

/** Searches the scope's index, or sends a body to another of its endpoints. */
interface Ask {
  search: (body: object) => Promise<unknown>;
  post: (what: string, body: object) => Promise<unknown>;
}

/**
 * The documents similar to a given one, in three requests: its text, the frequencies of its bigrams, and the
 * most similar.
 */
export async function similarInCluster(
  ask: Ask,
  catalogue: SearchCatalogue,
  id: string,
  limit: number,
): Promise<SimilarDocument[]> {
  const own = readStored(await ask.post("_mget", { docs: [{ _id: id, _source: STORED_FIELDS }] }));
  if (!own || own.kind === "not_public") return [];
  const texts = textsOf(own);
  const pairs = hanBigrams(texts);
  const [counted, held] = await Promise.all([
    ask.search({ query: { match_all: {} }, size: 0, track_total_hits: true }),
    frequencies(ask, pairs),
  ]);
  const rare = rarestBigrams(pairs, (pair) => held.get(pair) ?? 0, readHits(counted).total);
  const related = (JSON.parse(own.detail) as Partial<JudgmentDetail>).related ?? [];
  const outside = [id, ...related.map((one) => one.id).filter(Boolean)];
  const answer = await ask.search({
    query: similarBody(catalogue, own, rare, outside),
    sort: [
      { _score: { order: "desc" } },
      { date: { order: "desc", missing: "_last" } },
      { id: { order: "asc" } },
    ],
    size: limit,
    track_total_hits: false,
    _source: STORED_FIELDS,
  });
  const compare = comparisonWith(catalogue, own);
  const stretches = rareTermSpans(texts, rare);
  return readScored(answer).map(({ score, ...other }) => ({
    row: other.row,
    score: Math.round(score * 1000) / 1000,
    cause: compare.cause(other.causeKeys),
    court: compare.court(other.courtKey),
    amount: compare.amount(other.amountPlace),
    words: sharedTerms(stretches, textsOf(other).join(" ")).slice(0, SHOWN_WORDS),
  }));
}

function textsOf({ row: { title, court }, detail }: StoredDocument): string[] {
  return textsOfCase({ ...(JSON.parse(detail) as JudgmentDetail), casename: title, court });
}

/**
 * How many documents contain each bigram: the term statistics of an artificial document. They are exact,
 * since an index has one shard and nothing is ever deleted from it.
 */
async function frequencies(ask: Ask, pairs: readonly string[]): Promise<Map<string, number>> {
  if (pairs.length === 0) return new Map();
  const answer = await ask.post("_termvectors", {
    doc: { [TEXT_FIELD]: pairs.join(" ") },
    fields: [TEXT_FIELD],
    term_statistics: true,
    field_statistics: false,
    positions: false,
    offsets: false,
    payloads: false,
  });
  return readFrequencies(answer, TEXT_FIELD);
}
