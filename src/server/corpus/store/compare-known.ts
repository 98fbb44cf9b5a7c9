import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { Known } from "./import-state.ts";
import { NO_TEXT, type Prepared } from "./prepared.ts";

/** The public ids that a record may have, the usual one first. */
export const idsOf = ({ id, facts, own }: Prepared): string[] => [id, facts, own];

/** Whether a known record and `next` have the same text, either as stored or before masking. */
export const isEqual = (known: Known, { text, raw }: Prepared): boolean =>
  known.text === text || (raw !== NO_TEXT && known.raw === raw);

/** Whether one of the two records is public and the other is not. */
export const isOpposite = (known: Known, next: Prepared): boolean =>
  (known.raw === NO_TEXT) !== (next.raw === NO_TEXT);

/** The lines of a record, by which two readings of one text are compared. */
export const linesOf = ({ body_text, tail_text, body_postscript }: JudgmentRecord): string[] => [
  ...body_text,
  ...tail_text,
  ...body_postscript,
];
