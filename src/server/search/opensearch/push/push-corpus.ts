import { PushError, sendPatiently } from "../cluster/bulk-sender.ts";
import { aliasOf, type IndexKind, isTable } from "../indexes/index-names.ts";
import { deleteIndexes, listPushed, type PushedIndex, serveFrom } from "../indexes/pushed-indexes.ts";
import { createIndex, hasAllShards, loadIndex, waitForGreen } from "./load-index.ts";
import { ADMIN_TIMEOUT_MS, freshMeta, isAlike, notePushed, type Push, type Pushed } from "./push.ts";
import { pushChanges } from "./push-changes.ts";

/**
 * Brings the cluster up to date with the documents and tables of all sources. If the changes are known, they
 * are sent to the serving indexes. Otherwise all documents go into new indexes, which replace the serving
 * ones in one step, so that a search sees either the old or the new state. The replaced indexes are kept for
 * a rollback; older ones are deleted. An interrupted push of the same corpus is continued. Throws PushError
 * if a document is refused or counts differ; the previous indexes then serve on.
 */
export async function pushCorpus(push: Push): Promise<Pushed> {
  await refuseTakenAliases(push);
  const before = await listPushed(push.cluster, push.prefix);
  const begun = await keepWhole(push, findBegun(push, before));
  const changed = push.whole || begun.length > 0 ? null : await pushChanges(push, before);
  if (changed) return changed;
  return pushWhole(push, before, begun);
}

async function pushWhole(
  push: Push,
  before: readonly PushedIndex[],
  begun: readonly PushedIndex[],
): Promise<Pushed> {
  const { cluster, prefix } = push;
  const loaded: PushedIndex[] = [];
  const counts = new Map<IndexKind, number>();
  let sent = 0;
  for (const [type, source] of push.sources) {
    const index =
      begun.find((one) => one.type === type) ?? (await createIndex(push, type, source, begun[0]?.stamp));
    loaded.push(index);
    const done = await loadIndex(push, index, source);
    counts.set(type, done.count);
    sent += done.sent;
  }
  for (const { name } of loaded) await waitForGreen(push, name);
  await serveFrom(cluster, prefix, loaded, before);
  const kept = new Set([...loaded, ...before.filter(({ serves }) => serves)].map(({ name }) => name));
  await deleteIndexes(
    cluster,
    before.map(({ name }) => name).filter((name) => !kept.has(name)),
  );
  notePushed(push);
  return { counts, sent, deleted: 0, whole: true };
}

/**
 * Checks the indexes of a push that is to be continued. They have no replicas yet, so a node that left may
 * have taken a shard with it. If a shard is missing, all of them are deleted and none is returned.
 */
async function keepWhole(push: Push, begun: readonly PushedIndex[]): Promise<readonly PushedIndex[]> {
  for (const { name } of begun) {
    if (await hasAllShards(push, name)) continue;
    push.say?.(`${name} has lost a shard with a node that stays away: started over`);
    await deleteIndexes(
      push.cluster,
      begun.map((one) => one.name),
    );
    return [];
  }
  return begun;
}

/**
 * Throws PushError if an index has the name of one of our aliases, because the alias could not be created.
 * This is checked before anything is loaded.
 */
async function refuseTakenAliases({ cluster, prefix, sources, pauses }: Push): Promise<void> {
  for (const type of sources.keys()) {
    const name = aliasOf(prefix, type);
    const { status, body } = await sendPatiently(
      cluster,
      { method: "GET", path: `${name}?filter_path=*.aliases`, also: [404], timeoutMs: ADMIN_TIMEOUT_MS },
      pauses,
    );
    if (status !== 404 && Object.keys(body as object).includes(name))
      throw new PushError(`${name} is the name of an index on the cluster: choose another SEARCH_PREFIX`);
  }
}

/** The indexes that an interrupted push of the same corpus left. Empty if another push was made since. */
function findBegun(push: Push, before: readonly PushedIndex[]): PushedIndex[] {
  const [newest] = before;
  const set = before.filter(({ stamp }) => stamp === newest?.stamp);
  const fits = ({ type, serves, meta }: PushedIndex) => {
    const source = push.sources.get(type);
    if (!source || !meta || serves) return false;
    return isAlike(meta, freshMeta(push, source)) && meta.corpus === source.corpus;
  };
  const isWhole = set.length === push.sources.size && set.every(({ meta }) => meta?.complete);
  // If only tables are left, a push of changes was interrupted. Tables are rebuilt quickly, so they are not
  // continued.
  return set.every(fits) && !isWhole && !set.every(({ type }) => isTable(type)) ? set : [];
}
