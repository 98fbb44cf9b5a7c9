import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { CONTENT_INSTANCES_PATH } from "../paths.ts";
import { ContentRequest, RelatedCase } from "./judgment-detail.ts";

const Piece = z.object({ text: z.string(), changed: z.boolean() });

/**
 * One row of two judgments side by side. `before` and `after` are paragraph numbers from 1; 0 means that this
 * side has no paragraph. `left` and `right` are empty if the paragraphs are identical.
 */
export const ComparedRow = z.object({
  kind: z.enum(["same", "changed", "before", "after"]),
  before: z.number(),
  after: z.number(),
  left: z.array(Piece),
  right: z.array(Piece),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

export const ContentInstancesResponse = answered({
  /** Null if this collection has no earlier or later judgment of the dispute. */
  data: z.nullable(
    z.object({
      before: z.extend(RelatedCase, { casename: z.string() }),
      /** The later judgment. It has an `outcome` if it decides an appeal. */
      after: z.extend(RelatedCase, { casename: z.string() }),
      rows: z.array(ComparedRow),
    }),
  ),
});
export type ContentInstancesResponse = z.infer<typeof ContentInstancesResponse>;

/** Compares two judgments of one dispute, side by side. */
export const contentInstances = {
  route: CONTENT_INSTANCES_PATH,
  method: "POST",
  input: ContentRequest,
  output: ContentInstancesResponse,
  fails: ["unknown_id"],
  examples: ({ id }) => ({ judgment: { id } }),
} satisfies Operation;
