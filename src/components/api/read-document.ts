import { readFileSync } from "node:fs";
import type { Lang } from "#i18n/lang.ts";
import type { JsonSchema } from "#server/openapi/named-schemas.ts";

interface Content {
  schema?: JsonSchema;
  examples?: Record<string, { value: unknown }>;
}

/** A parameter in the query string of a call. */
export interface Parameter {
  name: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
  examples?: Record<string, { value: unknown }>;
}

/** A call that the API document describes. */
export interface DescribedCall {
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
  "x-rate-limit"?: { description: string };
}

/** The parts of the API document that its pages show. */
export interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Omit<DescribedCall, "method" | "path">>>;
  components: { schemas: Record<string, JsonSchema> };
}

const documents = new Map<Lang, ApiDocument>();

/** The API document in a language. The build writes it before the pages. */
export function readApiDocument(lang: Lang): ApiDocument {
  const known = documents.get(lang);
  if (known) return known;
  const document: ApiDocument = JSON.parse(readFileSync(`data/generated/openapi/${lang}.json`, "utf8"));
  documents.set(lang, document);
  return document;
}

/** All calls of the document, in its order. */
export const callsOf = ({ paths }: ApiDocument): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  );

const PLACE = "#/components/schemas/";
/** The name of the schema that a `$ref` points to. */
export const nameOf = (ref: string): string => ref.slice(PLACE.length);

/**
 * The names of all objects that a schema refers to, directly or through other schemas. They are in the order
 * of their first reference.
 */
export function shapesOf(
  schema: JsonSchema | undefined,
  { components }: ApiDocument,
  met = new Set<string>(),
): string[] {
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "$ref" || typeof inner !== "string") {
        visit(inner);
        continue;
      }
      const name = nameOf(inner);
      if (met.has(name)) continue;
      met.add(name);
      visit(components.schemas[name]);
    }
  };
  visit(schema);
  return [...met].filter((name) => components.schemas[name]?.properties);
}
