import type * as z from "zod/mini";

/** What a schema's definition holds, as far as content schemas use it. */
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

/** The definition of a schema, which zod's own types keep to itself. */
export function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def as unknown as Definition;
}

/** What a schema wraps that only allows absence or converts; undefined where it wraps nothing. */
export function wrappedBy(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  const { innerType, out } = definitionOf(schema);
  return innerType ?? out;
}
