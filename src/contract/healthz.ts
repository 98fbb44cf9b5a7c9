import * as z from "zod/mini";
import { SAMPLINGS } from "#domain/judgment/record.ts";
import { answered } from "./envelope.ts";
import type { Operation } from "./operation.ts";

/** GET /healthz */
export const HEALTHZ_PATH = "/healthz";

export const HealthzResponse = answered({
  version: z.string(),
  corpus: z.object({
    /** True if the corpus is the generated one. */
    sample: z.boolean(),
    /** Day of the latest import, yyyy-MM-dd. */
    imported: z.string(),
    sources: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sampling: z.enum(SAMPLINGS),
        count: z.number(),
      }),
    ),
  }),
  /**
   * Settings that are not filled in yet, such as "contact.phone". Pages leave them out. Empty once all are
   * filled in.
   */
  unset: z.array(z.string()),
  /** Number of documents when the index was built. */
  documents: z.object({ cases: z.number(), statutes: z.number(), knowledge: z.number() }),
  /** Present if judgments were added, replaced or taken down since the index was built. */
  delta: z.optional(
    z.object({
      /** Number of judgments that were added or replaced. */
      documents: z.number(),
      /** Number of judgments in the index that were replaced or removed. */
      gone: z.number(),
      /**
       * Number of entries in the takedown list that hide a judgment at once. The next build leaves these
       * judgments out.
       */
      taken_down: z.number(),
    }),
  ),
  /** Present if leads are stored in a folder: the state of its disk, in megabytes of 1,000,000 bytes. */
  leads: z.optional(
    z.object({
      free_mb: z.number(),
      /** Space that leads take up, as last measured. */
      used_mb: z.number(),
      /** Whether there is room for new leads and files. If not, they are answered with 503 and code 50304. */
      has_room: z.boolean(),
    }),
  ),
  /** Present if a cluster answers searches. */
  cluster: z.optional(
    z.object({
      /** The status that the cluster reports. Red: documents are missing. Yellow: replicas are missing. */
      status: z.enum(["green", "yellow", "red"]),
      nodes: z.number(),
      indexes: z.array(
        z.object({
          scope: z.enum(["cases", "statutes", "knowledge", "lawyers", "parties", "appeals"]),
          documents: z.number(),
          /**
           * Whether the index was made with the trees of courts and causes and the terms of this build. If
           * not, calls that need the index are answered with 503.
           */
          fits: z.boolean(),
          /**
           * Whether the index has the corpus from which this site was built. After a push, it is false until
           * the next build.
           */
          same_corpus: z.boolean(),
        }),
      ),
    }),
  ),
});
export type HealthzResponse = z.infer<typeof HealthzResponse>;

/** Tells whether the service is up, and with which corpus. */
export const healthz = {
  route: HEALTHZ_PATH,
  method: "GET",
  input: z.object({}),
  output: HealthzResponse,
  examples: () => ({ plain: {} }),
} satisfies Operation;
