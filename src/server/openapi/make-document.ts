import { CALL_LIMITS, DAY_LIMITS } from "#contract/call-limits.ts";
import { ERROR_CODES, Failure } from "#contract/envelope.ts";
import type { ExampleFacts, Operation } from "#contract/operation.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { bodiesOf, failuresOf } from "./failures-of.ts";
import { inlineSchema, type JsonSchema, NamedSchemas } from "./named-schemas.ts";

/** A function as the document describes it. */
export interface DescribedFunction {
  /** Name of the file of the function. */
  name: string;
  operation: Operation;
  paths: readonly string[];
}

/**
 * The texts of a document in one language. A field's text is found by `Schema.field` if it is about one
 * schema, otherwise by the name of the field.
 */
export type DocumentWords = Pick<
  Dictionary["api"],
  | "title"
  | "description"
  | "failures"
  | "succeeded"
  | "unchanged"
  | "lang"
  | "limited"
  | "limitedDaily"
  | "and"
  | "file"
> & {
  /** The groups of functions, in order. */
  groups: Readonly<
    Record<string, { name: string; functions: Record<string, { name: string; text: string }> }>
  >;
  fields: Readonly<Record<string, string>>;
};

/** What a document contains besides the functions. */
export interface DocumentFacts {
  version: string;
  /** The modules of the contract. The name of an export is the name of its schema. */
  contracts: readonly Record<string, unknown>[];
  facts: ExampleFacts;
}

/** Describes the interface of all functions as an OpenAPI 3.1 document. */
export function makeDocument(
  functions: readonly DescribedFunction[],
  { version, contracts, facts }: DocumentFacts,
  words: DocumentWords,
): Record<string, unknown> {
  const schemas = new NamedSchemas(contracts);
  const groups = Object.entries(words.groups);
  const groupOf = (name: string) => groups.find(([, { functions: members }]) => name in members);
  const ordered = groups.flatMap(([, { functions: members }]) => Object.keys(members));
  const sorted = [...functions].sort((a, b) => ordered.indexOf(a.name) - ordered.indexOf(b.name));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const described of sorted) {
    const { name, operation } = described;
    const [tag, group] = groupOf(name) ?? [];
    const told = group?.functions[name];
    const methods = [operation.method, ...(operation.alsoBy ?? [])];
    for (const [at, path] of described.paths.entries()) {
      const item: Record<string, unknown> = {};
      for (const method of methods) {
        const id = [name, method === operation.method ? "" : method.toLowerCase(), at > 0 ? at + 1 : ""];
        item[method.toLowerCase()] = {
          operationId: id.filter((part) => part !== "").join("-"),
          ...(tag && { tags: [tag] }),
          ...(told && { summary: told.name, description: told.text }),
          ...describeCall(name, path, { ...operation, method }, schemas, facts, words),
        };
      }
      paths[path] = item;
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: words.title, version, description: words.description },
    servers: [{ url: "/" }],
    tags: groups.map(([name, { name: description }]) => ({ name, description })),
    paths,
    components: {
      schemas: withWords(schemas.components(), words.fields),
      parameters: {
        lang: { name: "lang", in: "query", description: words.lang, schema: { enum: ["cn", "en"] } },
      },
    },
  };
}

function describeCall(
  name: string,
  path: string,
  operation: Operation,
  schemas: NamedSchemas,
  facts: ExampleFacts,
  words: DocumentWords,
) {
  const base = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const examples = operation.examples(facts);
  const bodies = bodiesOf(operation);
  return {
    parameters: [
      { $ref: "#/components/parameters/lang" },
      ...parametersOf(operation, examples, base, schemas, words),
    ],
    ...(bodies.length > 0 && { requestBody: bodyOf(operation, bodies, examples, base, schemas, words) }),
    responses: answersOf({ operation, name: base, isLimited: path in CALL_LIMITS }, schemas, words),
    ...limitsOf(path, operation, words),
  };
}

/** The limits of a path: its calls per minute and, if it has a daily limit, its calls per day. */
function limitsOf(path: string, { daily }: Operation, words: DocumentWords) {
  const limit = CALL_LIMITS[path];
  const perDay = daily && DAY_LIMITS[daily].usual;
  const values: Record<string, unknown> = { ...limit, perDay };
  const say = (text: string) =>
    text.replace(/\{(\w+)\}/g, (mark, key: string) => String(values[key] ?? mark));
  const told = [limit && say(words.limited), perDay !== undefined && say(words.limitedDaily)];
  if (!told.some(Boolean)) return {};
  return {
    "x-rate-limit": {
      ...limit,
      ...(perDay !== undefined && { perDay }),
      description: told.filter(Boolean).join(words.and),
    },
  };
}

type Examples = Readonly<Record<string, unknown>>;

/** The query parameters of a GET. Empty for a POST, and for the GET that opens the page of a POST. */
function parametersOf(
  operation: Operation,
  examples: Examples,
  base: string,
  schemas: NamedSchemas,
  { fields }: DocumentWords,
) {
  const { input, written = input, method, alsoBy } = operation;
  if (method !== "GET" || alsoBy) return [];
  const { properties = {}, required = [] } = inlineSchema(written);
  return Object.entries(properties).map(([name, schema]) => {
    const values = Object.entries(examples).flatMap(([key, value]) =>
      name in (value as object) ? [[key, { value: (value as Record<string, unknown>)[name] }] as const] : [],
    );
    const text = fields[`${schemas.nameOf(written, base)}.${name}`] ?? fields[name];
    return {
      ...{ name, in: "query", required: required.includes(name) },
      ...(text && { description: text }),
      schema,
      ...(values.length > 0 && { examples: Object.fromEntries(values) }),
    };
  });
}

function bodyOf(
  { input, written = input, files = [] }: Operation,
  bodies: readonly string[],
  examples: Examples,
  base: string,
  schemas: NamedSchemas,
  { file }: DocumentWords,
) {
  const fields = schemas.use(written, "input", base);
  const sent = Object.fromEntries(
    files.map((name) => [name, { type: "string", format: "binary", description: file }]),
  );
  const schema = files.length > 0 ? { allOf: [fields, { type: "object", properties: sent }] } : fields;
  const shown = Object.fromEntries(Object.entries(examples).map(([key, value]) => [key, { value }]));
  return {
    required: true,
    content: Object.fromEntries(bodies.map((type) => [type, { schema, examples: shown }])),
  };
}

function answersOf(
  { operation, name, isLimited }: { operation: Operation; name: string; isLimited: boolean },
  schemas: NamedSchemas,
  words: DocumentWords,
) {
  const { output, media = {}, isPage, revalidates } = operation;
  const content: Record<string, { schema?: JsonSchema }> = {};
  if (output) content["application/json"] = { schema: schemas.use(output, "output", `${name}Response`) };
  for (const [type, schema] of Object.entries(media))
    content[type] = schema ? { schema: schemas.use(schema, "output", name) } : {};
  const answers: Record<string, unknown> = { 200: { description: words.succeeded, content } };
  if (revalidates) answers[304] = { description: words.unchanged };
  const failures = Map.groupBy(failuresOf(operation, isLimited), (failure) => ERROR_CODES[failure].status);
  for (const [status, names] of failures) {
    const codes = names.map((failure) => ERROR_CODES[failure].code);
    answers[status] = {
      description: names
        .map((failure) => `${ERROR_CODES[failure].code} ${words.failures[failure]}`)
        .join("；"),
      content: isPage
        ? { "text/html": {} }
        : {
            "application/json": {
              schema: {
                allOf: [
                  schemas.use(Failure, "output", "Failure"),
                  { properties: { result: { properties: { code: { enum: codes } } } } },
                ],
              },
            },
          },
    };
  }
  return answers;
}

/** Copies schemas and adds the descriptions of their fields. */
function withWords(
  components: Record<string, JsonSchema>,
  words: DocumentWords["fields"],
): Record<string, JsonSchema> {
  const describe = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => describe(one, name));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === "properties" ? describeFields(inner as Record<string, object>, name) : describe(inner, name),
      ]),
    );
  };
  const describeFields = (fields: Record<string, object>, name: string): object =>
    Object.fromEntries(
      Object.entries(fields).map(([field, schema]) => {
        const text = words[`${name}.${field}`] ?? words[field];
        // The conditions of a search mean the same in a call that accepts only some of them.
        const of = field === "search" ? "SearchQuery" : name;
        return [field, { ...(text && { description: text }), ...(describe(schema, of) as object) }];
      }),
    );
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, describe(schema, name) as JsonSchema]),
  );
}
