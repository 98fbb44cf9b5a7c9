import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { layOutTree } from "#domain/search/hierarchy.ts";
import { typeFolder } from "#server/search/embedded/index-files.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { benchDocuments } from "./engine-corpus.ts";

// usage: node tests/bench/engine-build.ts COUNT LENGTH FOLDER
const [count = "20000", length = "920", root = "data/generated/bench"] = process.argv.slice(2);

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const courts = layOutTree<{ value: number; level: number; label: string }>(
  read("data/generated/courts.json"),
  ({ value }) => String(value),
  ({ level }) => level,
);
const causes = layOutTree<{ value: string; label: string }>(
  read("data/generated/causes.json"),
  ({ value }) => value,
);
const terms = readFileSync("data/sources/search/keywords.tsv", "utf8")
  .split("\n")
  .slice(3)
  .map((line) => line.split("\t")[1])
  .filter((term) => term !== undefined);

const folder = typeFolder(root, 1);
const started = performance.now();
writeIndex(folder, benchDocuments(Number(count), Number(length), courts, causes), { courts, causes }, terms);
const seconds = (performance.now() - started) / 1000;
const files = ["postings", "terms", "term-blocks", "columns", "rows", "details", "facet-terms"];
const sizes = files.map((name) => `${name} ${(statSync(join(folder, `${name}.bin`)).size / 1e6).toFixed(1)}`);
console.log(
  `${(Number(count) / seconds).toFixed(0)} documents/s, peak ${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB`,
);
console.log(`MB: ${sizes.join(", ")}`);
