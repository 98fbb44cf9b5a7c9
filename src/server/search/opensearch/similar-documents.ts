import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { rareTermSpans, sharedTerms } from "#domain/search/similar/shared-terms.ts";
import { hanBigrams, rarestBigrams, textsOfCase } from "#domain/search/similar/similar-cases.ts";
import type { SearchCatalogue, SimilarDocument } from "../search-engine.ts";
import {
  readFilterCounts,
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

/** Bigrams counted by one request. */
const COUNTED_AT_ONCE = 2000;

/**
 * How many documents contain each bigram, over all shards and without deleted ones. Where nothing is deleted the
 * cluster reads each count from its terms.
 */
async function frequencies(ask: Ask, pairs: readonly string[]): Promise<Map<string, number>> {
  const asked: Promise<[string, number][]>[] = [];
  for (let at = 0; at < pairs.length; at += COUNTED_AT_ONCE) {
    const some = pairs.slice(at, at + COUNTED_AT_ONCE);
    const filters = some.map((pair) => ({ term: { [TEXT_FIELD]: pair } }));
    const body = { size: 0, track_total_hits: false, aggs: { pairs: { filters: { filters } } } };
    asked.push(
      ask.search({ query: { match_all: {} }, ...body }).then((answer) => {
        const counts = readFilterCounts(answer, "pairs");
        return some.map((pair, place): [string, number] => [pair, counts[place]!]);
      }),
    );
  }
  return new Map((await Promise.all(asked)).flat());
}
