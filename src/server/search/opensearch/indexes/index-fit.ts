import type { SearchScope } from "#domain/search/scope.ts";
import { MissingArtifact } from "../../../http/missing-artifact.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { INDEX_FORMAT } from "./index-body.ts";
import type { LocalTables } from "./local-tables.ts";
import { servingMeta } from "./pushed-indexes.ts";

/** A push may put another index in place while a process runs. */
const CHECKED_EVERY_MS = 30_000;

/** Compares what an index says about itself with this build, when it is first asked and then now and again. */
export class IndexFit {
  readonly #cluster: Cluster;
  readonly #prefix: string;
  readonly #tables: LocalTables;
  readonly #checks = new Map<SearchScope, { at: number; done: Promise<void> }>();

  constructor(cluster: Cluster, prefix: string, tables: LocalTables) {
    this.#cluster = cluster;
    this.#prefix = prefix;
    this.#tables = tables;
  }

  /** Throws MissingArtifact if the index serving a scope was made by another version or with other trees. */
  check(type: SearchScope): Promise<void> {
    const last = this.#checks.get(type);
    if (last && performance.now() - last.at < CHECKED_EVERY_MS) return last.done;
    const done = this.#compare(type);
    this.#checks.set(type, { at: performance.now(), done });
    // What could not be asked is asked again with the next request.
    done.catch(() => this.#checks.delete(type));
    return done;
  }

  async #compare(type: SearchScope): Promise<void> {
    const meta = await servingMeta(this.#cluster, this.#prefix, type);
    if (meta?.format === INDEX_FORMAT && meta.tables === this.#tables.stamp(type)) return;
    throw new MissingArtifact(
      "an index on the search cluster that was pushed by this build",
      "npm run opensearch -- push",
    );
  }
}
