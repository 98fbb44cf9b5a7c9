import type { InputKind } from "./input-kind.ts";

const ASKED: ReadonlySet<InputKind> = new Set<InputKind>([
  "question",
  "keywords",
  "lawyer",
  "cause",
  "citation",
]);

/** Whether words of this kind are asked as a question if no document contains them. */
export const isAskedWhenEmpty = (kind: InputKind): boolean => ASKED.has(kind);
