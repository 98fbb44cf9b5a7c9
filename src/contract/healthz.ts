import * as z from "zod/mini";
import { SAMPLINGS } from "#domain/judgment/record.ts";
import { Result } from "./envelope.ts";
import type { Operation } from "./operation.ts";

/** GET /healthz */
export const HEALTHZ_PATH = "/healthz";

export const HealthzResponse = z.object({
  result: Result,
  version: z.string(),
  corpus: z.object({
    /** True while samples are shown. */
    sample: z.boolean(),
    /** yyyy-MM-dd of the latest import. */
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
  /** Settings still to be filled in, which pages leave out, as "contact.phone"; none once all are set. */
  unset: z.array(z.string()),
  /** Counts at the time the index was built. */
  documents: z.object({ cases: z.number(), statutes: z.number(), knowledge: z.number() }),
  /** Only where judgments were added, replaced or taken down since the index was built. */
  delta: z.optional(
    z.object({
      /** Judgments added or replaced. */
      documents: z.number(),
      /** Judgments of the index that were replaced or removed. */
      gone: z.number(),
      /** Entries of the takedown list that hide a judgment at once; the next build leaves it out. */
      taken_down: z.number(),
    }),
  ),
  /** Only where leads lie in a folder: its disk, in megabytes of 1,000,000 bytes. */
  leads: z.optional(
    z.object({
      free_mb: z.number(),
      /** Space that leads use, at the last measurement. */
      used_mb: z.number(),
      /** Whether there is room for new leads and files; if not, they answer 503 with code 50304. */
      has_room: z.boolean(),
    }),
  ),
  /** Only where a cluster answers searches. */
  cluster: z.optional(
    z.object({
      /**
       * The cluster's own status of its shards: with red, documents are missing; with yellow, replicas are
       * missing.
       */
      status: z.enum(["green", "yellow", "red"]),
      nodes: z.number(),
      indexes: z.array(
        z.object({
          scope: z.enum(["cases", "statutes", "knowledge", "lawyers", "parties", "appeals"]),
          documents: z.number(),
          /**
           * Whether the cluster holds this build's trees and terms; if not, calls that need the cluster
           * answer 503.
           */
          fits: z.boolean(),
          /**
           * Whether the cluster holds the corpus that this site was built from. After a push it is false
           * until the next build.
           */
          same_corpus: z.boolean(),
        }),
      ),
    }),
  ),
});
export type HealthzResponse = z.infer<typeof HealthzResponse>;

/** Whether the service is up, and with what corpus. */
export const healthz = {
  route: HEALTHZ_PATH,
  method: "GET",
  input: z.object({}),
  output: HealthzResponse,
  examples: () => ({ plain: {} }),
} satisfies Operation;
