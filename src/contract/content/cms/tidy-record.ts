import type * as z from "zod/mini";
import { UNSET } from "../schemas/field.ts";
import {
  fieldsIn,
  languageSides,
  mayBeAbsent,
  mayBeEmpty,
  type RecordFields,
  shapeOf,
} from "./schema-shape.ts";
import { notesOf } from "./walk.ts";

/**
 * Converts a record from a form to the form in which it is written into a content file. Empty optional fields
 * are removed, required fields that may be empty become "", and days become yyyy-MM-dd. If a text is written
 * in only one language, the other side becomes 待填写, which prevents publication. A key that the schema does
 * not have stays if it has a value, so that the checker reports it.
 */
export function tidyRecord(schema: z.ZodMiniType, value: unknown): unknown {
  const shape = shapeOf(schema);
  if (shape.kind === "variants") {
    const own = shape.options.find((option) => matchesVariant(option, shape.key, value));
    return own ? tidyRecord(own, value) : value;
  }
  if (shape.kind === "list" && Array.isArray(value))
    return value.map((item) => tidyRecord(shape.item, item)).filter((item) => !isNothing(item));
  if (shape.kind === "flag" && value === false && mayBeAbsent(schema)) return undefined;
  if (notesOf(schema)?.control === "date" && typeof value === "string") return dayOf(value);
  if (shape.kind !== "record" || value === null || typeof value !== "object") return value;
  const record = value as Record<string, unknown>;
  const known = new Map(shape.fields);
  const kept = Object.entries(record).flatMap(([key, inner]): [string, unknown][] => {
    const field = known.get(key);
    if (!field) return isNothing(inner) ? [] : [[key, inner]];
    const tidy = tidyRecord(field, inner);
    if (!isNothing(tidy)) return [[key, tidy]];
    if (mayBeAbsent(field)) return [];
    return [[key, mayBeEmpty(field) ? "" : tidy]];
  });
  const added = shape.fields
    .filter(([key, field]) => !(key in record) && !mayBeAbsent(field) && mayBeEmpty(field))
    .map(([key]): [string, unknown] => [key, ""]);
  return inBothLanguages(shape.fields, Object.fromEntries([...kept, ...added]));
}

function inBothLanguages(fields: RecordFields, record: Record<string, unknown>): Record<string, unknown> {
  const sides = languageSides(fields);
  const empty = sides.filter((side) => isNothing(record[side]));
  if (empty.length !== 1) return record;
  return { ...record, ...Object.fromEntries(empty.map((side) => [side, UNSET])) };
}

function matchesVariant(option: z.ZodMiniType, key: string, value: unknown): boolean {
  const field = fieldsIn(option).find(([name]) => name === key)?.[1];
  return field?.safeParse((value as Record<string, unknown> | null)?.[key]).success ?? false;
}

/**
 * True if an editor has written nothing: the value is absent, empty text, an empty list, or a group of such
 * values.
 */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (typeof value !== "object" || value instanceof Date) return false;
  const inner = Object.values(value);
  return inner.length === 0 || (!Array.isArray(value) && inner.every(isNothing));
}

function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text;
}
