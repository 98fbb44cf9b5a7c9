import { labelAt, notesAt } from "#contract/content/cms/walk.ts";
import { isUnset, UNSET } from "#contract/content/schemas/field.ts";
import type { Problem } from "../source/problem.ts";
import type { Content, ContentEntry } from "../source/read-content.ts";
import { fieldName } from "./schema-problems.ts";

/** Settings that still say 待填写; they fail a production build. */
export function launchProblems({ entries }: Content): Problem[] {
  return entries.flatMap((entry) => unsetFields(entry, entry.data, []));
}

function unsetFields(entry: ContentEntry, value: unknown, path: (string | number)[]): Problem[] {
  if (typeof value === "string") {
    if (!isUnset(value)) return [];
    const notes = notesAt(entry.collection.schema, path);
    return [
      {
        file: entry.source.file,
        line: entry.source.lineOf([...entry.base, ...path]),
        field: fieldName([...entry.base, ...path], labelAt(entry.collection.schema, path)),
        what: `还是“${UNSET}”，正式发布前必须填写`,
        remedy: notes?.hint ? `换成真实内容（${notes.hint.replace(/。$/, "")}）` : "换成真实内容",
        mayWait: true,
      },
    ];
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unsetFields(entry, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
