import { resolve } from "node:path";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import { readEnvironment } from "../settings.ts";
import { EmbeddedEngine } from "./embedded/embedded-engine.ts";
import { scopeFolder } from "./index-files.ts";
import { type IndexManifest, readManifest } from "./index-manifest.ts";
import { Cluster } from "./opensearch/cluster.ts";
import { LocalTables } from "./opensearch/local-tables.ts";
import { OpenSearchEngine } from "./opensearch/opensearch-engine.ts";
import type { SearchEngine } from "./search-engine.ts";
import { Suggestions } from "./suggestions/suggestions.ts";

const engines = new Map<string, SearchEngine>();
const manifests = new Map<string, IndexManifest>();
const suggestions = new Map<string, Suggestions>();

/** The folder of the index, from the settings. */
export const indexRoot = () => resolve(readEnvironment().FASU_INDEX);

/**
 * The engine of this process, opened once, in milliseconds: the cluster at SEARCH_URL, else the index in the
 * folder.
 */
export function openEngine(): SearchEngine {
  const { FASU_INDEX, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  const root = resolve(FASU_INDEX);
  const key = [root, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX].join("\n");
  const known = engines.get(key);
  if (known) return known;
  const engine =
    SEARCH_URL === ""
      ? new EmbeddedEngine(root)
      : new OpenSearchEngine(
          new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }),
          SEARCH_PREFIX,
          new LocalTables(root),
        );
  engines.set(key, engine);
  return engine;
}

/** The manifest of the index; read once. */
export function openManifest(root = indexRoot()): IndexManifest {
  const manifest = manifests.get(root) ?? readManifest(root);
  manifests.set(root, manifest);
  return manifest;
}

/** The suggestions of a scope; opened once per process. */
export function openSuggestions(type: SearchScope): Suggestions {
  const folder = scopeFolder(indexRoot(), type);
  const known = suggestions.get(folder) ?? new Suggestions(folder);
  suggestions.set(folder, known);
  return known;
}
