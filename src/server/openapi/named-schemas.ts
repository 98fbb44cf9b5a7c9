import * as z from "zod/mini";

/** A JSON Schema (2020-12), which OpenAPI 3.1 uses. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/**
 * Whether a schema describes a request (`input`) or an answer (`output`). They differ in which fields are
 * optional.
 */
type Side = "input" | "output";

const PLACE = "#/components/schemas/";
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

/**
 * Collects the schemas of a document. A schema that a contract exports has the name of the export, so a
 * schema that several calls use occurs once.
 */
export class NamedSchemas {
  private readonly names = new Map<z.ZodMiniType, string>();
  /** The references that `use` returned. Their names may still change in `components`. */
  private readonly refs: { ref: JsonSchema; name: string; side: Side }[] = [];

  /** `modules` are the modules of the contract. */
  constructor(modules: readonly Record<string, unknown>[]) {
    for (const module of modules)
      for (const [name, value] of Object.entries(module))
        if (isSchema(value) && !this.names.has(value)) this.names.set(value, name);
  }

  /** The name under which a schema is exported; `otherwise` if it is not exported. */
  nameOf(schema: z.ZodMiniType, otherwise: string): string {
    return this.names.get(schema) ?? otherwise;
  }

  /** A reference to a schema. If no contract exports the schema, its name is `otherwise`. */
  use(schema: z.ZodMiniType, side: Side, otherwise: string): JsonSchema {
    if (!this.names.has(schema)) this.names.set(schema, otherwise);
    const name = this.names.get(schema)!;
    const ref = { $ref: `${PLACE}${name}` };
    this.refs.push({ ref, name, side });
    return ref;
  }

  /** All schemas that were used, and those to which they refer, by name. */
  components(): Record<string, JsonSchema> {
    const read = this.reach("output");
    const written = this.reach("input");
    // If the two sides of a schema differ, the input side gets another name.
    const differs = (name: string) =>
      name in read && JSON.stringify(read[name]) !== JSON.stringify(written[name]);
    const final = (name: string) => (differs(name) ? `${name}Written` : name);
    for (const { ref, name, side } of this.refs) if (side === "input") ref.$ref = `${PLACE}${final(name)}`;
    const renamed = Object.entries(written).map(
      ([name, schema]) => [final(name), rename(schema, final)] as const,
    );
    return Object.fromEntries([...Object.entries(read), ...renamed].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The schemas that one side (input or output) uses, and those to which they refer, by name. */
  private reach(side: Side): Record<string, JsonSchema> {
    const registry = z.registry<{ id: string }>();
    for (const [schema, id] of this.names) registry.add(schema, { id });
    const options = { io: side, uri: (id: string) => `${PLACE}${id}`, unrepresentable: "any" } as const;
    const all = z.toJSONSchema(registry, options).schemas as Record<string, JsonSchema>;
    const found: Record<string, JsonSchema> = {};
    const take = (name: string) => {
      if (name in found || !all[name]) return;
      const { $id: _, $schema: __, ...schema } = all[name];
      found[name] = schema;
      for (const ref of refsIn(schema)) take(ref);
    };
    for (const one of this.refs) if (one.side === side) take(one.name);
    return found;
  }
}

/** The input side of a schema, without references. */
export function inlineSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest as JsonSchema;
}

function refsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner.slice(PLACE.length)] : refsIn(inner),
  );
}

function rename<Value>(value: Value, final: (name: string) => string): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => rename(one, final)) as Value;
  const pairs = Object.entries(value).map(([key, inner]) =>
    key === "$ref" && typeof inner === "string"
      ? [key, `${PLACE}${final(inner.slice(PLACE.length))}`]
      : [key, rename(inner, final)],
  );
  return Object.fromEntries(pairs);
}
