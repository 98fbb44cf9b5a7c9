import { BulkSender } from "../cluster/bulk-sender.ts";
import { mostCited, type NamedBeyond } from "../indexes/document-body.ts";
import type { IndexKind } from "../indexes/index-names.ts";
import { deleteIndexes, type PushedIndex, type PushedMeta, serveFrom } from "../indexes/pushed-indexes.ts";
import { finishIndex } from "./finish-index.ts";
import { createIndex, loadIndex, waitForGreen } from "./load-index.ts";
import {
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
 * Brings the serving indexes up to date: sends the documents that changed and deletes those that were
 * removed. Returns null if new indexes are needed instead, because the changes of a scope are unknown or a
 * serving index cannot be reused. A source whose corpus is unchanged is skipped.
 *
 * A document is replaced as a whole, so after an interrupted run each document is either old or new, and the
 * next run continues. Tables, and scopes without a `changes` function, are rebuilt as a whole, after the
 * documents.
 */
export async function pushChanges(push: Push, before: readonly PushedIndex[]): Promise<Pushed | null> {
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

/** The names of both. A name that no document has any more stays until all documents are pushed again. */
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
