import * as z from "zod/mini";
import { FACET_TERMS } from "../../../generated/index-files.ts";
import { growTree, OUTSIDE_LABELS } from "../../sources/tree-places.ts";
import { PushError } from "../cluster/bulk-sender.ts";
import type { NamedBeyond } from "../indexes/document-body.ts";
import { stampOf } from "../indexes/local-tables.ts";
import type { PushedMeta } from "../indexes/pushed-indexes.ts";
import { readBuckets } from "../queries/answers.ts";
import { bucketsOf } from "../queries/buckets.ts";
import { admin, isTableSource, type Push, type PushedScope, type PushedSource } from "./push.ts";

const Count = z.object({ count: z.number() });

/**
 * Writes into the metadata of an index that it is complete with `count` documents, and the data from which a
 * build makes the tables beside it. Throws PushError if the cluster counts another number of documents.
 */
export async function finishIndex(
  push: Push,
  source: PushedSource,
  name: string,
  meta: PushedMeta,
  count: number,
  named: NamedBeyond,
): Promise<PushedMeta> {
  await admin(push, "POST", `${name}/_refresh`);
  const { count: held } = z.parse(Count, await admin(push, "GET", `${name}/_count`));
  if (held !== count)
    throw new PushError(
      `${name} holds ${held} of ${count} documents: two may have one id, or a node was lost`,
    );
  const finished = { ...meta, corpus: source.corpus, stored: count, complete: true };
  const noted = isTableSource(source)
    ? { ...finished, tables: source.stamp, facts: source.facts() }
    : { ...finished, ...(await treesNoted(push, source, name, meta, named)) };
  await admin(push, "PUT", `${name}/_mapping`, { _meta: noted });
  return noted;
}

/**
 * The terms of the keyword facet, the names that the trees lack, and the stamp of the extended trees with
 * these terms.
 */
async function treesNoted(
  push: Push,
  scope: PushedScope,
  name: string,
  meta: PushedMeta,
  named: NamedBeyond,
): Promise<Pick<PushedMeta, "terms" | "named" | "tables">> {
  // Once chosen, the terms are kept: with other terms the functions would have to be deployed again.
  const terms = meta.terms.length > 0 ? meta.terms : await frequentTerms(push, name, scope.vocabulary.length);
  return { terms, named, tables: stampOf(grownTrees(scope.trees, named), terms) };
}

/**
 * The trees, extended by the courts and causes that occur in the documents of an index but not in the trees.
 */
export const grownTrees = ({ courts, causes }: PushedScope["trees"], named: NamedBeyond) => ({
  courts: growTree(courts, OUTSIDE_LABELS.courts, named.courts),
  causes: growTree(causes, OUTSIDE_LABELS.causes, named.causes),
});

/** The FACET_TERMS terms of the vocabulary with the highest document frequency, most frequent first. */
async function frequentTerms(push: Push, name: string, vocabulary: number): Promise<string[]> {
  const answer = await admin(push, "POST", `${name}/_search?allow_partial_search_results=false`, {
    query: { match_all: {} },
    size: 0,
    track_total_hits: false,
    aggs: { terms: bucketsOf("terms", vocabulary) },
  });
  return readBuckets(answer, ["terms"])
    .terms!.map(([term, count]) => ({ term: String(term), count }))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, FACET_TERMS)
    .map(({ term }) => term);
}
