import { BulkSender, PushError, sendPatiently } from "../cluster/bulk-sender.ts";
import { mostCited, type NamedBeyond } from "../indexes/document-body.ts";
import { aliasOf, type IndexKind, isTable } from "../indexes/index-names.ts";
import {
  deleteIndexes,
  listPushed,
  type PushedIndex,
  type PushedMeta,
  serveFrom,
} from "../indexes/pushed-indexes.ts";
import { finishIndex } from "./finish-index.ts";
import { createIndex, hasAllShards, loadIndex, waitForGreen } from "./load-index.ts";
import {
  ADMIN_TIMEOUT_MS,
  documentBodiesOf,
  freshMeta,
  isAlike,
  isTableSource,
  notePushed,
  type Push,
  type Pushed,
  type PushedScope,
  type PushedSource,
  type ScopeChanges,
  seconds,
} from "./push.ts";

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
 * have taken a shard with it. If a shard is missing, all of these indexes are deleted and none is returned.
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

/**
 * Brings the serving indexes up to date: sends the documents that changed and deletes those that were
 * removed. Returns null if new indexes are needed instead, because the changes of a scope are unknown or a
 * serving index cannot be reused. A source whose corpus is unchanged is skipped.
 *
 * A document is replaced as a whole, so after an interrupted run each document is either old or new, and the
 * next run continues. Tables, and scopes without a `changes` function, are rebuilt as a whole, after the
 * documents.
 */
async function pushChanges(push: Push, before: readonly PushedIndex[]): Promise<Pushed | null> {
  const serving = new Map<IndexKind, PushedIndex>();
  for (const [type, source] of push.sources) {
    const index = before.find((one) => one.type === type && one.serves);
    if (!index?.meta?.complete || !isAlike(index.meta, freshMeta(push, source))) return null;
    serving.set(type, index);
  }
  const done: Pushed = { counts: new Map(), sent: 0, deleted: 0, whole: false };
  for (const [type, source] of push.sources) {
    const index = serving.get(type)!;
    const counted = await bringUp(push, source, index, before);
    if (!counted) return null;
    done.counts.set(type, counted.count);
    done.sent += counted.sent;
    done.deleted += counted.deleted;
  }
  notePushed(push);
  return done;
}

interface Sent {
  count: number;
  sent: number;
  deleted: number;
}

function bringUp(
  push: Push,
  source: PushedSource,
  index: PushedIndex,
  before: readonly PushedIndex[],
): Promise<Sent | null> | Sent | null {
  const meta = index.meta!;
  if (meta.corpus === source.corpus) return { count: meta.stored, sent: 0, deleted: 0 };
  if (isTableSource(source) || !source.changes) return renew(push, source, index, before);
  const told = source.changes(meta.corpus);
  return told && sendTold(push, source, index.name, meta, told);
}

/**
 * Rebuilds one index and lets it serve. Deletes the index that it replaces, and indexes that earlier attempts
 * left.
 */
async function renew(
  push: Push,
  source: PushedSource,
  { type, name, stamp }: PushedIndex,
  before: readonly PushedIndex[],
): Promise<Sent> {
  const idle = before.filter((one) => one.type === type && !one.serves && one.stamp > stamp);
  await deleteIndexes(
    push.cluster,
    idle.map((one) => one.name),
  );
  const index = await createIndex(push, type, source);
  const done = await loadIndex(push, index, source);
  await waitForGreen(push, index.name);
  await serveFrom(push.cluster, push.prefix, [index], before);
  await deleteIndexes(push.cluster, [name]);
  return { ...done, deleted: 0 };
}

/** Sends the changes that a scope reports. */
async function sendTold(
  push: Push,
  scope: PushedScope,
  name: string,
  meta: PushedMeta,
  { documents, gone, count }: ScopeChanges,
): Promise<Sent> {
  const started = performance.now();
  const bodies = documentBodiesOf(push, scope);
  const sender = new BulkSender(push.cluster, name, push.pauses);
  let sent = 0;
  for (const document of documents) {
    bodies.note(document);
    await sender.add(document.id, bodies.body(document));
    sent++;
  }
  for (const id of gone) await sender.remove(id);
  await sender.settle();
  await finishIndex(push, scope, name, meta, count, joined(meta.named, bodies.named()));
  push.say?.(
    `${name}: ${sent.toLocaleString("en")} documents sent, ${gone.length.toLocaleString("en")} deleted (${seconds(started)})`,
  );
  return { count, sent, deleted: gone.length };
}

/**
 * The union of the names in both, with the counts of cited terms added up. A name that no document has any
 * more stays until all documents are pushed again.
 */
function joined(some: NamedBeyond, more: NamedBeyond): NamedBeyond {
  const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])].sort();
  const cited = new Map(some.cited);
  for (const [term, count] of more.cited) cited.set(term, (cited.get(term) ?? 0) + count);
  return {
    courts: union(some.courts, more.courts),
    causes: union(some.causes, more.causes),
    cited: mostCited(cited),
  };
}
