import * as z from "zod/mini";
import { BulkSender } from "../cluster/bulk-sender.ts";
import { mostCited, type NamedBeyond } from "../indexes/document-body.ts";
import type { IndexKind } from "../indexes/index-names.ts";
import { deleteIndexes, type PushedIndex, type PushedMeta, serveFrom } from "../indexes/pushed-indexes.ts";
import { finishIndex } from "./finish-index.ts";
import { createIndex, loadIndex, waitForGreen } from "./load-index.ts";
import {
  admin,
  documentBodiesOf,
  freshMeta,
  isAlike,
  isTableSource,
  notePushed,
  type Push,
  type Pushed,
  type PushedScope,
  type PushedTable,
  type ScopeChanges,
  seconds,
} from "./push.ts";

/** Above this share of a scope's documents a new index is smaller and faster than a changed one. */
const MAX_SHARE = 0.1;
/** Fewer changed documents are always sent alone. */
const ALWAYS_ALONE = 1000;
const PRINTS_PER_PAGE = 10_000;

const Prints = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        sort: z.tuple([z.string()]),
        fields: z.object({ id: z.tuple([z.string()]), print: z.tuple([z.number()]) }),
      }),
    ),
  }),
});

/**
 * Sends to the serving indexes the documents that changed, and deletes those that are gone; null if that is not
 * possible or too much has changed: then new indexes are to be made. A scope with the same corpus is not looked
 * at. Each document is replaced as a whole, so an interrupted run leaves none half old; the next one goes on. Tables
 * that changed are made anew once the documents are there, since one judgment may change what is counted anywhere.
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
    const counted = isTableSource(source)
      ? await renewTable(push, source, index, before)
      : await sendChanges(push, source, index);
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

/** Makes a table's index anew and switches to it alone; what served and what was left over goes. */
async function renewTable(
  push: Push,
  table: PushedTable,
  serving: PushedIndex,
  before: readonly PushedIndex[],
): Promise<Sent> {
  const { type, name, stamp, meta } = serving;
  if (meta!.corpus === table.corpus) return { count: meta!.stored, sent: 0, deleted: 0 };
  const idle = before.filter((one) => one.type === type && !one.serves && one.stamp > stamp);
  await deleteIndexes(
    push.cluster,
    idle.map((one) => one.name),
  );
  const index = await createIndex(push, type, table);
  const done = await loadIndex(push, index, table);
  await waitForGreen(push, index.name);
  await serveFrom(push.cluster, push.prefix, [index], before);
  await deleteIndexes(push.cluster, [name]);
  return { ...done, deleted: 0 };
}

async function sendChanges(
  push: Push,
  scope: PushedScope,
  { name, meta: given }: PushedIndex,
): Promise<Sent | null> {
  const meta = given!;
  if (meta.corpus === scope.corpus) return { count: meta.stored, sent: 0, deleted: 0 };
  const started = performance.now();
  const told = scope.changes?.(meta.corpus);
  if (told) return sendTold(push, scope, name, meta, told);
  const held = await printsOf(push, name);
  const most = Math.max(ALWAYS_ALONE, MAX_SHARE * held.size);
  const bodies = documentBodiesOf(push, scope);
  const sender = new BulkSender(push.cluster, name, push.pauses);
  let count = 0;
  let sent = 0;
  for (const document of scope.documents()) {
    count++;
    const { json, print } = bodies.body(document);
    const isThere = held.get(document.id) === print;
    held.delete(document.id);
    if (isThere) continue;
    if (++sent > most) {
      await sender.settle();
      push.say?.(`${name}: more than ${Math.floor(most).toLocaleString("en")} documents changed`);
      return null;
    }
    await sender.add(document.id, json);
  }
  for (const id of held.keys()) await sender.remove(id);
  await sender.settle();
  await finishIndex(push, scope, name, meta, count, bodies.named());
  return said(push, name, { count, sent, deleted: held.size }, started);
}

/** Sends what the corpus itself knows to have changed. */
async function sendTold(
  push: Push,
  scope: PushedScope,
  name: string,
  meta: PushedMeta,
  { documents, gone, count }: ScopeChanges,
) {
  const started = performance.now();
  const bodies = documentBodiesOf(push, scope);
  const sender = new BulkSender(push.cluster, name, push.pauses);
  let sent = 0;
  for (const document of documents) {
    await sender.add(document.id, bodies.body(document).json);
    sent++;
  }
  for (const id of gone) await sender.remove(id);
  await sender.settle();
  await finishIndex(push, scope, name, meta, count, joined(meta.named, bodies.named()));
  return said(push, name, { count, sent, deleted: gone.length }, started);
}

/** What documents name, and others besides; a name that no document has any more stays until the next whole push. */
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

function said<Counted extends { sent: number; deleted: number }>(
  push: Push,
  name: string,
  counted: Counted,
  started: number,
): Counted {
  const { sent, deleted } = counted;
  push.say?.(
    `${name}: ${sent.toLocaleString("en")} documents sent, ${deleted.toLocaleString("en")} deleted (${seconds(started)})`,
  );
  return counted;
}

/** The print of every document of an index by id. */
async function printsOf(push: Push, name: string): Promise<Map<string, number>> {
  const prints = new Map<string, number>();
  let after: string[] | undefined;
  await admin(push, "POST", `${name}/_refresh`);
  for (;;) {
    const answer = await admin(push, "POST", `${name}/_search?allow_partial_search_results=false`, {
      query: { match_all: {} },
      sort: [{ id: { order: "asc" } }],
      size: PRINTS_PER_PAGE,
      track_total_hits: false,
      stored_fields: "_none_",
      docvalue_fields: ["id", "print"],
      ...(after && { search_after: after }),
    });
    const { hits } = z.parse(Prints, answer).hits;
    for (const { fields } of hits) prints.set(fields.id[0], fields.print[0]);
    if (hits.length < PRINTS_PER_PAGE) return prints;
    after = hits.at(-1)!.sort;
  }
}
