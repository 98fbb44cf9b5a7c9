import { labelAt, notesAt } from "#contract/content/cms/walk.ts";
import { isUnset, UNSET } from "#contract/content/schemas/field.ts";
import type { Problem } from "../source/problem.ts";
import type { Content } from "../source/read-content.ts";
import { fieldProblem, textFields } from "./schema-problems.ts";

/** Settings that still say 待填写. A production build fails on them. */
export function launchProblems({ entries }: Content): Problem[] {
  return entries.flatMap((entry) =>
    textFields(entry.data)
      .filter(({ text }) => isUnset(text))
      .map(({ path }): Problem => {
        const { schema } = entry.collection;
        const { hint } = notesAt(schema, path) ?? {};
        return {
          ...fieldProblem(entry, path, labelAt(schema, path), {
            what: `还是“${UNSET}”，正式发布前必须填写`,
            remedy: hint ? `换成真实内容（${hint.replace(/。$/, "")}）` : "换成真实内容",
          }),
          mayWait: true,
        };
      }),
  );
}
