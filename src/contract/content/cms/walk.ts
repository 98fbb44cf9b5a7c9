import type * as z from "zod/mini";
import { type FieldNotes, fieldNotes } from "../schemas/field.ts";
import { definitionOf, wrappedBy } from "./schema-shape.ts";

/** The schema without wrappers that allow a missing value or convert one. */
function unwrap(schema: z.ZodMiniType): z.ZodMiniType {
  const inner = wrappedBy(schema);
  return inner ? unwrap(inner) : schema;
}

/** The notes on a schema, or on the schema that it wraps. Undefined if there are none. */
export function notesOf(schema: z.ZodMiniType): FieldNotes | undefined {
  const notes = fieldNotes.get(schema);
  if (notes) return notes;
  const inner = wrappedBy(schema);
  return inner ? notesOf(inner) : undefined;
}

/**
 * Every schema that a value at `key` of a record, list or union may have. There are several if several
 * members of a union have the key.
 */
function below(schema: z.ZodMiniType, key: PropertyKey): z.ZodMiniType[] {
  const { shape, element, options } = definitionOf(unwrap(schema));
  if (options) return options.flatMap((option) => below(option, key));
  if (element) return [element];
  const field = shape?.[String(key)];
  return field ? [field] : [];
}

/** The notes on the field at `path`. Undefined for items of a list and for unknown fields. */
export function notesAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): FieldNotes | undefined {
  let schemas = [schema];
  for (const key of path) schemas = schemas.flatMap((one) => below(one, key));
  for (const one of schemas) {
    const notes = notesOf(one);
    if (notes) return notes;
  }
  return undefined;
}

/** The labels of all fields along `path`, joined: 运营主体全称·中文. Empty if none has a label. */
export function labelAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string {
  return path
    .map((_, index) => notesAt(schema, path.slice(0, index + 1))?.label)
    .filter((label) => label !== undefined)
    .join("·");
}

/** The names of the fields that a record at `path` may have. A message about an unknown field lists them. */
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
