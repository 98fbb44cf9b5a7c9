import { facetTree } from "#server/search/answers/facet-tree.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { measureClasses } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { report } from "../report.ts";

// usage: engine ROUNDS; measures the engine in process: rows with snippets of the first page, total, facet
// tree

const rounds = Number(process.argv[2]);
const engine = openEngine();
const catalogue = engine.catalogue(1);
const labels = {
  qr: "qr",
  reason: "reason",
  court: "court",
  kind: "kind",
  instance: "instance",
  year: "year",
};

const answers = await measureClasses(readQueries(), rounds, async (query) => {
  const plan = planOf(query, catalogue);
  facetTree(await engine.facets(plan), catalogue, plan, labels);
  return (await engine.find(plan)).total;
});
report(answers);
