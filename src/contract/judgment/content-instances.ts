import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { CONTENT_INSTANCES_PATH } from "../paths.ts";
import { ContentRequest, RelatedCase } from "./judgment-detail.ts";

const Piece = z.object({ text: z.string(), changed: z.boolean() });

/** Paragraph numbers from 1, 0 where a side has nothing; a paragraph that both have has no pieces. */
export const ComparedRow = z.object({
  kind: z.enum(["same", "changed", "before", "after"]),
  before: z.number(),
  after: z.number(),
  left: z.array(Piece),
  right: z.array(Piece),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

export const ContentInstancesResponse = z.object({
  result: Result,
  /** Null if no earlier or later judgment of the dispute is in this collection. */
  data: z.nullable(
    z.object({
      before: z.extend(RelatedCase, { casename: z.string() }),
      /** The later judgment, with `outcome` if it is an appeal. */
      after: z.extend(RelatedCase, { casename: z.string() }),
      rows: z.array(ComparedRow),
    }),
  ),
});
export type ContentInstancesResponse = z.infer<typeof ContentInstancesResponse>;

/** Two judgments of one dispute side by side. */
export const contentInstances = {
  route: CONTENT_INSTANCES_PATH,
  method: "POST",
  input: ContentRequest,
  output: ContentInstancesResponse,
  fails: ["unknown_id"],
  examples: ({ id }) => ({ judgment: { id } }),
} satisfies Operation;
