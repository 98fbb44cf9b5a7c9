import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ERROR_CODES } from "#contract/envelope.ts";
import type { ExampleFacts, Operation } from "#contract/operation.ts";
import { type DescribedFunction, type DocumentWords, makeDocument } from "#server/openapi/make-document.ts";
import { inlineSchema, NamedSchemas } from "#server/openapi/named-schemas.ts";

const Part = z.object({ name: z.string(), more: z.optional(z.string()) });
const Request = z.object({ part: Part, search: z.optional(z.object({ name: z.string() })) });
const Answer = z.object({ parts: z.array(Part) });
const operation = (more: Partial<Operation> = {}): Operation => ({
  ...{ route: "/x", method: "POST", input: Request, output: Answer },
  examples: ({ id }: ExampleFacts) => ({ first: { part: { name: id } } }),
  ...more,
});
const REF = "#/components/schemas/";

describe("NamedSchemas", () => {
  test("takes names of exports, else the one given", () => {
    const schemas = new NamedSchemas([
      { Part, other: 3, nothing: null },
      { Alias: Part, Answer },
    ]);
    expect(schemas.nameOf(Part, "x")).toBe("Part");
    expect(schemas.nameOf(Request, "x")).toBe("x");
    expect(schemas.use(Answer, "output", "x")).toEqual({ $ref: `${REF}Answer` });
    const own = z.object({ a: z.number() });
    expect(schemas.use(own, "input", "Own")).toEqual({ $ref: `${REF}Own` });
    expect(schemas.use(own, "input", "Later")).toEqual({ $ref: `${REF}Own` });
    const components = schemas.components();
    expect(Object.keys(components)).toEqual(["Answer", "Own", "Part"]);
    expect(components.Answer).toMatchObject({
      properties: { parts: { type: "array", items: { $ref: `${REF}Part` } } },
    });
    expect(components.Part).not.toHaveProperty("$schema");
    expect(components.Part).not.toHaveProperty("$id");
  });

  test("parts what is written from what is read, where both differ", () => {
    const Filled = z.object({ name: z._default(z.string(), "a") });
    const Same = z.enum(["a", "b"]);
    const Holder = z.object({ filled: z.array(Filled), same: Same });
    const schemas = new NamedSchemas([{ Filled, Same, Holder }]);
    const written = schemas.use(Holder, "input", "");
    const read = schemas.use(Holder, "output", "");
    const components = schemas.components();
    expect(Object.keys(components)).toEqual(["Filled", "FilledWritten", "Holder", "HolderWritten", "Same"]);
    expect(components.Filled?.required).toEqual(["name"]);
    expect(components.FilledWritten?.required).toBeUndefined();
    expect(read.$ref).toBe(`${REF}Holder`);
    const holder = components[(written.$ref ?? "").slice(REF.length)] as {
      properties: Record<string, unknown>;
    };
    expect(JSON.stringify(holder.properties.filled)).toContain(`${REF}FilledWritten`);
    expect(holder.properties.same).toEqual({ $ref: `${REF}Same` });
  });

  test("has only what is referred to", () => {
    expect(new NamedSchemas([{ Part, Answer }]).components()).toEqual({});
    expect(inlineSchema(Part)).toEqual({
      ...{ type: "object", required: ["name"] },
      properties: { name: { type: "string" }, more: { type: "string" } },
    });
  });
});

interface Call {
  operationId: string;
  parameters: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  "x-rate-limit"?: unknown;
}

describe("makeDocument", () => {
  const words: DocumentWords = {
    ...{ title: "Title", description: "Description", succeeded: "fine", unchanged: "same", lang: "language" },
    ...{
      limited: "{calls} in {seconds} {unknown}",
      limitedDaily: "{perDay} a day",
      and: " and ",
      file: "a file",
    },
    groups: {
      first: { name: "First", functions: { beta: { name: "Beta", text: "Does b." } } },
      second: { name: "Second", functions: { "al-pha": { name: "Alpha", text: "Does a." } } },
    },
    fields: {
      name: "a name",
      "Request.part": "its part",
      "SearchQuery.name": "a searched name",
      "AlPha.more": "more of it",
    },
    failures: Object.fromEntries(Object.keys(ERROR_CODES).map((name) => [name, `said ${name}`])) as never,
  };
  const made = (functions: DescribedFunction[]) =>
    makeDocument(
      functions,
      { version: "7", contracts: [{ Request, Answer, Part }], facts: { id: "i1" } as ExampleFacts },
      words,
    ) as { paths: Record<string, Record<string, Call>>; components: { schemas: Record<string, object> } };

  test("has functions in the order of the groups, each path and method by an id of its own", () => {
    const { paths } = made([
      { name: "al-pha", operation: operation({ alsoBy: ["GET"] }), paths: ["/a", "/b"] },
      { name: "beta", operation: operation({ method: "GET" }), paths: ["/c"] },
      { name: "unheard", operation: operation(), paths: ["/d"] },
    ]);
    expect(Object.keys(paths).filter((path) => path !== "/d")).toEqual(["/c", "/a", "/b"]);
    const ids = Object.values(paths).flatMap((item) =>
      Object.entries(item).map(([method, { operationId }]) => `${method} ${operationId}`),
    );
    expect(ids.sort()).toEqual(
      [
        "get al-pha-get",
        "get al-pha-get-2",
        "get beta",
        "post al-pha",
        "post al-pha-2",
        "post unheard",
      ].sort(),
    );
    expect(paths["/a"]?.post).toMatchObject({ tags: ["second"], summary: "Alpha", description: "Does a." });
    expect(paths["/d"]?.post).not.toHaveProperty("tags");
    expect(paths["/d"]?.post).not.toHaveProperty("summary");
  });

  test("says what fields mean, by schema where that matters, and in a search always the same", () => {
    const { schemas } = made([{ name: "al-pha", operation: operation(), paths: ["/x"] }]).components;
    expect(schemas.Request).toMatchObject({
      properties: {
        part: { description: "its part" },
        search: { properties: { name: { description: "a searched name" } } },
      },
    });
    expect(schemas.Part).toMatchObject({ properties: { name: { description: "a name", type: "string" } } });
    expect((schemas.Part as { properties: Record<string, object> }).properties.more).toEqual({
      type: "string",
    });
  });
});
