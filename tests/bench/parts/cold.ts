import list from "../../../netlify/functions/search.mts";
import treedata from "../../../netlify/functions/search-treedata.mts";
import { readQueries } from "../queries/answer.ts";
import { post } from "../queries/post.ts";
import { report } from "../report.ts";

// usage: cold NUMBER; what a fresh process takes to open the index and answer completely, and what it then weighs.
// Runs bundled, as functions are deployed: Node's own reader of TypeScript weighs tens of megabytes.
// The functions are loaded before the clock starts, as a host has loaded them when a request comes.

process.env.FASU_LOG = "off";
/** A complete answer: rows and facets. */
const answer = async (query: object) => {
  const both = [list(post("/search", { search: query })), treedata(post("/search/treedata", query))];
  for (const response of await Promise.all(both)) {
    if (!response.ok) throw new Error(await response.text());
    await response.text();
  }
};
// A host holds the request when it calls: Node loads its classes lazily, and that is not the index's doing.
await new Response(await post("/", {}).text()).text();
const number = Number(process.argv[2]);
const search = readQueries();
const before = process.memoryUsage.rss();
const phrase = search.phrase[number % search.phrase.length]!;

const started = performance.now();
await answer(phrase);
const first = performance.now() - started;

for (const queries of Object.values(search)) {
  await answer(queries[number % queries.length]!);
}
report({
  first,
  before: before / 1e6,
  after: process.memoryUsage.rss() / 1e6,
});
