import { MissingArtifact } from "../../../http/missing-artifact.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { INDEX_FORMAT } from "./index-body.ts";
import type { IndexKind } from "./index-names.ts";
import { type PushedMeta, servingMeta } from "./pushed-indexes.ts";

/** Interval of the check, because a push may replace an index while a process runs. */
const CHECKED_EVERY_MS = 30_000;

/** The stamp of the trees with which this build queries an index. */
export type StampOf<Kind extends IndexKind> = (kind: Kind) => string;

/** Compares an index's metadata with this build, on first use and at intervals. */
export class IndexFit<Kind extends IndexKind> {
  readonly #cluster: Cluster;
  readonly #prefix: string;
  readonly #stampOf: StampOf<Kind>;
  readonly #checks = new Map<Kind, { at: number; done: Promise<PushedMeta> }>();

  constructor(cluster: Cluster, prefix: string, stampOf: StampOf<Kind>) {
    this.#cluster = cluster;
    this.#prefix = prefix;
    this.#stampOf = stampOf;
  }

  /**
   * The metadata of the serving index; throws MissingArtifact if it was made by another version or with other
   * trees.
   */
  check(type: Kind): Promise<PushedMeta> {
    const last = this.#checks.get(type);
    if (last && performance.now() - last.at < CHECKED_EVERY_MS) return last.done;
    const done = this.#compare(type);
    this.#checks.set(type, { at: performance.now(), done });
    // A failed check is repeated with the next request.
    done.catch(() => this.#checks.delete(type));
    return done;
  }

  async #compare(type: Kind): Promise<PushedMeta> {
    const meta = await servingMeta(this.#cluster, this.#prefix, type);
    if (meta?.format === INDEX_FORMAT && meta.tables === this.#stampOf(type)) return meta;
    throw new MissingArtifact(
      "an index on the search cluster that was pushed by this build",
      "npm run opensearch -- push",
    );
  }
}
