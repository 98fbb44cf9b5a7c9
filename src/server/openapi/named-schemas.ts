import * as z from "zod/mini";

/** A JSON Schema (2020-12), as used by OpenAPI 3.1. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** Whether a schema describes a request or an answer. Optional fields differ. */
type Side = "input" | "output";

const PLACE = "#/components/schemas/";
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

/**
 * Collects the schemas of a document. Those exported by a contract have the name of the export, so that a
 * schema shared by several calls appears once.
 */
export class NamedSchemas {
  private readonly names = new Map<z.ZodMiniType, string>();
  /** References handed out; their names become final once all are known. */
  private readonly refs: { ref: JsonSchema; name: string; side: Side }[] = [];

  /** `modules` are the contracts as imported modules. */
  constructor(modules: readonly Record<string, unknown>[]) {
    for (const module of modules)
      for (const [name, value] of Object.entries(module))
        if (isSchema(value) && !this.names.has(value)) this.names.set(value, name);
  }

  /** The export name of a schema, or `otherwise`. */
  nameOf(schema: z.ZodMiniType, otherwise: string): string {
    return this.names.get(schema) ?? otherwise;
  }

  /** A reference to a schema, named `otherwise` if no contract exports it. */
  use(schema: z.ZodMiniType, side: Side, otherwise: string): JsonSchema {
    if (!this.names.has(schema)) this.names.set(schema, otherwise);
    const name = this.names.get(schema)!;
    const ref = { $ref: `${PLACE}${name}` };
    this.refs.push({ ref, name, side });
    return ref;
  }

  /** Maps names to all used schemas, and to those that they refer to. */
  components(): Record<string, JsonSchema> {
    const read = this.reach("output");
    const written = this.reach("input");
    // Input and output form need different names if they differ.
    const differs = (name: string) =>
      name in read && JSON.stringify(read[name]) !== JSON.stringify(written[name]);
    const final = (name: string) => (differs(name) ? `${name}Written` : name);
    for (const { ref, name, side } of this.refs) if (side === "input") ref.$ref = `${PLACE}${final(name)}`;
    const renamed = Object.entries(written).map(
      ([name, schema]) => [final(name), rename(schema, final)] as const,
    );
    return Object.fromEntries([...Object.entries(read), ...renamed].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Maps a name to a schema of one side (input or output), including the schemas that it refers to. */
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

/** The input form of a schema, inline. */
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
