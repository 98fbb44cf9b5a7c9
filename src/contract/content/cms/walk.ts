import type * as z from "zod/mini";
import { type FieldNotes, fieldNotes } from "../schemas/field.ts";
import { definitionOf, wrappedBy } from "./schema-shape.ts";

/** The schema without the wrappers that only allow absence or convert. */
function unwrap(schema: z.ZodMiniType): z.ZodMiniType {
  const inner = wrappedBy(schema);
  return inner ? unwrap(inner) : schema;
}

/** The notes on a schema or on what it wraps; undefined if it has none. */
export function notesOf(schema: z.ZodMiniType): FieldNotes | undefined {
  const notes = fieldNotes.get(schema);
  if (notes) return notes;
  const inner = wrappedBy(schema);
  return inner ? notesOf(inner) : undefined;
}

/** Every schema that may be at `key` of a record, list or union: several if a union has several. */
function below(schema: z.ZodMiniType, key: PropertyKey): z.ZodMiniType[] {
  const { shape, element, options } = definitionOf(unwrap(schema));
  if (options) return options.flatMap((option) => below(option, key));
  if (element) return [element];
  const field = shape?.[String(key)];
  return field ? [field] : [];
}

/** The notes of the field at `path`; undefined for list items and unknown fields. */
export function notesAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): FieldNotes | undefined {
  let schemas = [schema];
  for (const key of path) schemas = schemas.flatMap((one) => below(one, key));
  for (const one of schemas) {
    const notes = notesOf(one);
    if (notes) return notes;
  }
  return undefined;
}

/** The labels along `path` joined, such as 运营主体全称·中文; empty if nothing on the way has one. */
export function labelAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string {
  return path
    .map((_, index) => notesAt(schema, path.slice(0, index + 1))?.label)
    .filter((label) => label !== undefined)
    .join("·");
}

/** The names of the fields that a record at `path` may have, for a message about an unknown one. */
export function fieldNamesAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  let schemas = [schema];
  for (const key of path) schemas = schemas.flatMap((one) => below(one, key));
  const names = schemas.flatMap((one) => {
    const { shape, options } = definitionOf(unwrap(one));
    return options
      ? options.flatMap((option) => Object.keys(definitionOf(option).shape ?? {}))
      : Object.keys(shape ?? {});
  });
  return [...new Set(names)];
}
