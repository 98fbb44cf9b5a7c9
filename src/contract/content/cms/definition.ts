import type * as z from "zod/mini";

/** The parts of a schema's definition that content schemas use. */
export interface Definition {
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
 * The inner schema of a wrapper that only allows a missing value or converts a value; undefined if the schema
 * is no such wrapper.
 */
export function wrappedBy(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const { innerType, out } = definitionOf(schema);
  return innerType ?? out;
}
