import type * as z from "zod/mini";
import {
  fieldsIn,
  languageSides,
  mayBeAbsent,
  mayBeEmpty,
  type RecordFields,
  type SchemaShape,
  shapeOf,
} from "./schema-shape.ts";
import { notesOf } from "./walk.ts";

/** A field in the format of Decap CMS's configuration. `widget` is the name of the form control. */
export interface CmsField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  [setting: string]: unknown;
}

/** Maximum length of a text in a single-line input, in characters. A longer text gets a text area. */
const ONE_LINE_CHARS = 60;
/** Fields that can identify an item of a collapsed list, best first. */
const TELLING = ["cn", "title", "name", "q", "lawyer", "id"];

/**
 * The form fields for a record's schema, in the order of the schema, with the labels and hints from its
 * notes. With `columns`, the form has a column for each language, and fields that both languages share are
 * copied.
 */
export function cmsFields(
  schema: z.ZodMiniType,
  image?: CmsImageFolder,
  { columns = false } = {},
): CmsField[] {
  const own = fieldsIn(schema);
  const fields = fieldsOf(own, image);
  if (!columns) return fields;
  return fields.flatMap((field, index) => {
    const notes = notesOf(own[index]![1]);
    return notes?.derived ? [] : [inColumns(field, notes?.shared ? "duplicate" : true)];
  });
}

/**
 * Marks a field, and the fields inside it, for a form with a column for each language. Decap hides fields
 * without the mark.
 */
export function inColumns(field: CmsField, i18n: true | "duplicate"): CmsField {
  const parts = field.fields as CmsField[] | undefined;
  const item = field.field as CmsField | undefined;
  return {
    ...field,
    i18n,
    ...(parts ? { fields: parts.map((part) => inColumns(part, i18n)) } : {}),
    ...(item ? { field: inColumns(item, i18n) } : {}),
  };
}

/**
 * The form fields of a record. A text in two languages may have one empty side, because an editor may save
 * one language before the other; the server checks both sides together. If the record itself is optional, all
 * of its fields may be empty, because a form cannot tell an omitted value from an empty one.
 */
function fieldsOf(fields: RecordFields, image?: CmsImageFolder, mayBeLeftOut = false): CmsField[] {
  const sides = languageSides(fields);
  return fields.map(([name, field]) => {
    const drawn = cmsField(name, field, image);
    return mayBeLeftOut || sides.includes(name) ? { ...drawn, required: false } : drawn;
  });
}

/**
 * `media_folder` is the folder of images in the project. `public_folder` is the path that precedes their
 * names in content files.
 */
export interface CmsImageFolder {
  media_folder: string;
  public_folder: string;
}

/** The form field for a schema. `name` is its key in the content file. */
export function cmsField(name: string, schema: z.ZodMiniType, image?: CmsImageFolder): CmsField {
  const notes = notesOf(schema);
  const base: CmsField = {
    name,
    label: notes?.label ?? name,
    widget: "string",
    required: !(mayBeAbsent(schema) || mayBeEmpty(schema)),
    ...(notes?.hint ? { hint: notes.hint } : {}),
  };
  if (notes?.control === "image")
    return { ...base, widget: "image", ...image, media_library: { config: { multiple: false } } };
  if (notes?.control === "date") return { ...base, ...DAY };
  const shape = shapeOf(schema);
  return {
    ...base,
    ...control(shape, notes?.choices ?? {}, image, mayBeAbsent(schema)),
    ...(shape.kind === "flag" ? { required: false } : {}),
  };
}

/** A day as text, yyyy-MM-dd. The empty default keeps the CMS from filling in today. */
const DAY = {
  widget: "datetime",
  format: "YYYY-MM-DD",
  date_format: "YYYY-MM-DD",
  time_format: false,
  default: "",
};

function control(
  shape: SchemaShape,
  choices: Readonly<Record<string, string>>,
  image: CmsImageFolder | undefined,
  mayBeLeftOut: boolean,
): Partial<CmsField> {
  switch (shape.kind) {
    case "text": {
      const long = shape.lines === "many" && (shape.max ?? Number.POSITIVE_INFINITY) > ONE_LINE_CHARS;
      return {
        widget: long ? "text" : "string",
        ...(shape.max ? { pattern: [`^[\\s\\S]{0,${shape.max}}$`, `最多 ${shape.max} 个字`] } : {}),
      };
    }
    case "number":
      return { widget: "number", value_type: shape.whole ? "int" : "float", min: shape.min, max: shape.max };
    case "flag":
      return { widget: "boolean", default: false };
    case "choice":
      return shape.values.length === 1 && typeof shape.values[0] === "number"
        ? { widget: "hidden", default: shape.values[0] }
        : {
            widget: "select",
            options: shape.values.map((value) => ({ value, label: choices[value] ?? String(value) })),
          };
    case "record":
      return { widget: "object", fields: fieldsOf(shape.fields, image, mayBeLeftOut) };
    case "list":
      return { ...list(shape, image), min: shape.min || undefined, max: shape.max };
    case "variants":
      throw new TypeError("Variants stand at the root of a collection alone: cms-config.ts divides them.");
  }
}

function list(shape: Extract<SchemaShape, { kind: "list" }>, image?: CmsImageFolder): Partial<CmsField> {
  const item = shapeOf(shape.item);
  if (item.kind !== "record")
    return { widget: "list", field: { ...cmsField("item", shape.item, image), label: "内容" } };
  return {
    widget: "list",
    label_singular: "一项",
    collapsed: true,
    summary: `{{fields.${tellingField(item.fields)}}}`,
    fields: fieldsOf(item.fields, image),
  };
}

/**
 * The field by which a person recognises a record: a name or title. If that field has two languages, it is
 * its Chinese part.
 */
export function tellingField(fields: RecordFields): string {
  const named = TELLING.flatMap((name) => fields.filter(([field]) => field === name));
  const found = named[0] ?? fields[0];
  if (!found) throw new TypeError("A record without fields cannot be told apart.");
  const [name, schema] = found;
  const shape = shapeOf(schema);
  return shape.kind === "record" ? `${name}.${tellingField(shape.fields)}` : name;
}
