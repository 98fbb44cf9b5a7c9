import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, test } from "vitest";
import { CALL_LIMITS } from "#contract/call-limits.ts";
import { loadFunctions } from "#host/load-functions.ts";
import { cn } from "#i18n/cn.ts";
import { en } from "#i18n/en.ts";
import { type DescribedFunction, makeDocument } from "#server/openapi/make-document.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { apiDocument, describedFunctions, exampleFacts } from "../../src/cli/build/api-document.ts";
import { type ApiDocument, answerChecker } from "../fixtures/check-answer.ts";
import { otherDates } from "../fixtures/other-dates.ts";
import { callFunction } from "./call-function.ts";
import { exampleRequest } from "./example-request.ts";
import { leadSite } from "./lead-site.ts";

leadSite();
let document: ApiDocument;
let functions: DescribedFunction[];
beforeAll(async () => {
  await builtData();
  document = (await apiDocument("cn", await exampleFacts())) as unknown as ApiDocument;
  functions = describedFunctions(await loadFunctions());
}, 120_000);

/** The fields of a schema, at any depth, without a description. */
function silentFields(schema: unknown, place: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key !== "properties") return silentFields(inner, place);
    return Object.entries(inner as Record<string, { description?: string }>).flatMap(([field, described]) => [
      ...(described.description ? [] : [`${place}.${field}`]),
      ...silentFields(described, `${place}.${field}`),
    ]);
  });
}

describe("the document of the interface", () => {
  test("is valid OpenAPI 3.1 in both languages", async () => {
    for (const lang of ["cn", "en"] as const) {
      const made = await apiDocument(lang, await exampleFacts());
      const { valid, errors } = await new Validator().validate(structuredClone(made));
      expect(errors ?? "").toBe("");
      expect(valid).toBe(true);
    }
  });

  test("has every path that a function answers, and nothing else", () => {
    const answered = functions.flatMap(({ paths }) => paths);
    expect(Object.keys(document.paths).sort()).toEqual(answered.sort());
    expect(functions.filter(({ paths, operation }) => !paths.includes(operation.route))).toEqual([]);
  });

  test("refers to nothing that it does not hold", () => {
    const known = Object.keys(document.components.schemas);
    const text = JSON.stringify(document);
    const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(named.filter((name) => !known.includes(name!))).toEqual([]);
    expect(known.filter((name) => !named.includes(name))).toEqual([]);
  });

  test("says in both languages what each function and each field of a request or an answer is", async () => {
    for (const words of [cn, en]) {
      const told = Object.values(words.api.groups).flatMap((group) => Object.keys(group.functions));
      expect(functions.map(({ name }) => name).sort()).toEqual(told.sort());
    }
    const silent = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      silentFields(schema, name),
    );
    expect(silent).toEqual([]);
  });

  test("says the limit of every call that has one", async () => {
    for (const [path, calls] of Object.entries(document.paths))
      for (const call of Object.values(calls)) {
        expect(call["x-rate-limit"]).toMatchObject(CALL_LIMITS[path] ?? {});
        expect("429" in call.responses).toBe(path in CALL_LIMITS);
      }
  });

  test("is not touched by a value that looks like a mark of its sentences", () => {
    const one = functions.find(({ name }) => name === "search")!;
    const facts = { version: "{calls}", contracts: [], facts: { case_number: "{seconds}" } as never };
    const made = JSON.stringify(makeDocument([one], facts, { ...cn.api, fields: {}, title: "{fields}" }));
    for (const mark of ['"{calls}"', '"{seconds}"', '"{fields}"']) expect(made).toContain(mark);
  });
});

/** Members that contain the words of a court or a legislator. */
const QUOTED = new Set([
  "body_text",
  "tail_text",
  "body_postscript",
  "snippets",
  "passage",
  "text",
  "digest",
]);

/** Every text of an answer that was written for the site. */
function ownTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (QUOTED.has(name) ? [] : ownTexts(member)));
}

/**
 * Examples that cannot succeed: they would need an existing lead, and content that this test's office can
 * open.
 */
const EXPECTED: Record<string, number> = { "lead-withdraw-plain": 404, "upload-casefile": 400 };

describe("the examples of the document", () => {
  test("succeed, and their answers have the form that the document says", async () => {
    const facts = await exampleFacts();
    const check = answerChecker(document);
    // Creates a lead first, then uses it, and deletes it last.
    const place = ({ name }: DescribedFunction) =>
      ["add-cases2", "upload-casefile", "lead-files", "lead-files-remove", "lead-withdraw"].indexOf(name);
    for (const one of [...functions].sort((a, b) => place(a) - place(b))) {
      for (const [key, value] of Object.entries(one.operation.examples(facts))) {
        for (const path of one.paths) {
          const response = await callFunction(exampleRequest(one.operation, path, value));
          expect([
            one.name,
            key,
            response.status,
            check(path, response, await response.clone().text()),
          ]).toEqual([one.name, key, EXPECTED[one.name] ?? 200, []]);
          // Dates in our own texts are yyyy-MM-dd; those in the text of a judgment or law need not be.
          const body = await response.clone().text();
          if (response.headers.get("content-type")?.includes("json"))
            expect([one.name, otherDates(ownTexts(JSON.parse(body)).join("\n"))]).toEqual([one.name, []]);
          if (path === "/add_cases2") Object.assign(facts, (await response.json()).content);
        }
      }
    }
  });
});
