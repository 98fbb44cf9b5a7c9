import type * as z from "zod/mini";

/** The fields of a record, in the order of the schema. */
export type RecordFields = [name: string, schema: z.ZodMiniType][];

/** The kinds of values in a content file. Forms and writers treat each in its own way. */
export type SchemaShape =
  | { kind: "text"; lines: "one" | "many"; min: number; max?: number }
  | { kind: "number"; whole: boolean; min?: number; max?: number }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly (string | number)[] }
  | { kind: "record"; fields: RecordFields }
  | { kind: "list"; item: z.ZodMiniType; min: number; max?: number }
  | { kind: "variants"; key: string; options: z.ZodMiniType[] };

/**
 * The shape of a content schema. Wrappers that allow a missing value or convert one are ignored. A union of a
 * value and "" has the shape of the value. Throws for a kind of schema that no content file uses.
 */
export function shapeOf(schema: z.ZodMiniType): SchemaShape {
  const def = definitionOf(schema);
  switch (def.type) {
    case "optional":
    case "pipe":
      return shapeOf(wrappedBy(schema) as z.ZodMiniType);
    case "string":
      return textShape(schema, def);
    case "number":
      return { kind: "number", whole: numberIsWhole(schema), ...bounds(def) };
    case "boolean":
      return { kind: "flag" };
    case "enum":
      return { kind: "choice", values: Object.values(def.entries ?? {}) };
    case "literal":
      return { kind: "choice", values: def.values ?? [] };
    case "object":
      return { kind: "record", fields: Object.entries(def.shape ?? {}) };
    case "array":
      return {
        kind: "list",
        item: def.element as z.ZodMiniType,
        min: limit(def, "min_length") ?? 0,
        max: limit(def, "max_length"),
      };
    case "union":
      return unionShape(def);
    default:
      throw new Error(`No form for a schema of type "${def.type}": add it to schema-shape.ts.`);
  }
}

/**
 * The fields of a record. Throws TypeError for a schema of anything else, which is a mistake in the table of
 * content.
 */
export function fieldsIn(schema: z.ZodMiniType): RecordFields {
  const shape = shapeOf(schema);
  if (shape.kind !== "record") throw new TypeError("Only records have fields.");
  return shape.fields;
}

/** True when the field may be omitted from its record. */
export function mayBeAbsent(schema: z.ZodMiniType): boolean {
  return schema.safeParse(undefined).success;
}

/** True if empty text is a valid value. */
export function mayBeEmpty(schema: z.ZodMiniType): boolean {
  return schema.safeParse("").success;
}

/** The two fields of a record that is one text in Chinese and English. Empty for any other record. */
export function languageSides(fields: RecordFields): string[] {
  const sides = fields.map(([name]) => name).filter((name) => name === "cn" || name === "en");
  return sides.length === 2 ? sides : [];
}

function textShape(schema: z.ZodMiniType, def: Definition): SchemaShape {
  const max = limit(def, "max_length");
  const many = schema.safeParse("一\n二").success;
  return { kind: "text", lines: many ? "many" : "one", min: limit(def, "min_length") ?? 0, max };
}

function unionShape(def: Definition): SchemaShape {
  const options = def.options ?? [];
  if (def.discriminator) return { kind: "variants", key: def.discriminator, options };
  const valued = options.find((option) => definitionOf(option).values?.[0] !== "");
  if (!valued) throw new Error("A union of nothing but empty texts has no form.");
  return shapeOf(valued);
}

function limit(def: Definition, check: string): number | undefined {
  const found = def.checks?.find((one) => one._zod.def.check === check)?._zod.def;
  return found?.minimum ?? found?.maximum;
}

function bounds(def: Definition): { min?: number; max?: number } {
  const value = (check: string) => def.checks?.find((one) => one._zod.def.check === check)?._zod.def.value;
  return { min: value("greater_than"), max: value("less_than") };
}

function numberIsWhole(schema: z.ZodMiniType): boolean {
  const parsed = schema.safeParse(1.5);
  return !parsed.success && parsed.error.issues.some((issue) => issue.code === "invalid_type");
}

/** The parts of a zod schema's definition that are used for content schemas. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  discriminator?: string;
  entries?: Record<string, string>;
  values?: (string | number)[];
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } }[];
}

/** The definition of a schema, which zod's types do not expose. */
export function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def as unknown as Definition;
}

/**
 * The schema inside a wrapper that only allows a missing value or converts a value. Undefined if the schema
 * is no such wrapper.
 */
export function wrappedBy(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const { innerType, out } = definitionOf(schema);
  return innerType ?? out;
}
