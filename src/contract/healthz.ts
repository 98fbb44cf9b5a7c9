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
  documents: z.object({ cases: z.number(), statutes: z.number(), knowledge: z.number() }),
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
