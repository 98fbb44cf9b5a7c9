import list from "../../../netlify/functions/search.mts";
import treedata from "../../../netlify/functions/search-treedata.mts";
import { readQueries } from "../queries/answer.ts";
import { post } from "../queries/post.ts";
import { report } from "../report.ts";

// usage: cold NUMBER; measures the time of a fresh process to open the index and give a complete answer, and
// its memory afterwards. It runs bundled, as functions are deployed: Node's own TypeScript loader needs tens
// of megabytes. The functions are loaded before the measurement, as a host has loaded them before a request
// arrives.

process.env.FASU_LOG = "off";
/** A complete answer: rows and facets. */
const answer = async (query: object) => {
  const both = [list(post("/search", { search: query })), treedata(post("/search/treedata", query))];
  for (const response of await Promise.all(both)) {
    if (!response.ok) throw new Error(await response.text());
    await response.text();
  }
};
// A host has read the request before the call. Node loads its request classes lazily, which is not part of
// the index's cost.
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
