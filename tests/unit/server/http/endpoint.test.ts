import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { asOperation, type Endpoint, endpoint, type HandlerAnswer } from "#server/http/endpoint.ts";
import { FORM } from "#server/http/read-body.ts";
import type { RequestFailure } from "#server/http/request-failure.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

beforeAll(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

const input = z.object({
  word: z.string().check(z.maxLength(3)),
  list: z.optional(z.array(z.string()).check(z.maxLength(2))),
  count: z.optional(z.number().check(z.maximum(5))),
});
type Given = Partial<Endpoint<typeof input>>;
const described = (given: Given): Endpoint<typeof input> =>
  ({
    ...{ route: "/place", method: "POST", input, examples: () => ({}) },
    word: ({ error, value }: RequestFailure, language: string) => `${language} ${error} ${value ?? ""}`,
    answer: ({
      input: { word },
      language,
    }: {
      input: { word: string };
      language: string;
    }): HandlerAnswer => ({
      ok: { word, language },
    }),
    ...given,
  }) as Endpoint<typeof input>;
const json = (body: unknown, path = "/place"): Request =>
  new Request(`http://localhost${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const form = (body: string): Request =>
  new Request("http://localhost/place", {
    method: "POST",
    headers: { "content-type": `${FORM.toUpperCase()}; charset=utf-8` },
    body,
  });

async function asked(given: Given, request: Request): Promise<[number, unknown]> {
  const response = await endpoint(described(given))(request);
  return [response.status, await response.json()];
}

describe("endpoint", () => {
  test("puts an answer into the envelope, for nobody to keep or guess the type of", async () => {
    const response = await endpoint(described({}))(json({ word: "a" }, "/place?lang=en"));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ result: { code: 0, msg: "" }, word: "a", language: "en" });
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("sends a finished response as it is", async () => {
    const finished = new Response("text", { status: 201 });
    expect(await endpoint(described({ answer: () => finished }))(json({ word: "" }))).toBe(finished);
  });

  test("reads the address of a GET", async () => {
    const given: Given = { method: "GET" };
    expect(await asked(given, new Request("http://localhost/place?word=b"))).toEqual([
      200,
      { result: { code: 0, msg: "" }, word: "b", language: "cn" },
    ]);
  });

  test("refuses another method, and says which it takes", async () => {
    const response = await endpoint(described({}))(new Request("http://localhost/place?word=b"));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await response.json()).toMatchObject({ result: { msg: "cn method_not_allowed " } });
  });

  test("takes a form only where it may be one", async () => {
    expect(await asked({ bodies: [FORM] }, form("word=c"))).toMatchObject([200, { word: "c" }]);
    expect((await asked({}, form("word=c")))[0]).toBe(415);
    expect((await asked({ bodies: ["application/json"] }, form("word=c")))[0]).toBe(415);
    expect(await asked({ bodies: [FORM] }, json({ word: "d" }))).toMatchObject([200, { word: "d" }]);
    expect((await asked({ bodies: [FORM] }, form(`word=${"a".repeat(100_000)}`)))[0]).toBe(413);
    expect((await asked({ bodies: [FORM] }, form(`word=a&other=${"a".repeat(99_000)}`)))[0]).toBe(200);
  });

  each<[unknown, RequestFailure]>("tells what does not decode (%#)", async (body, failure) => {
    const failures: RequestFailure[] = [];
    const word = (told: RequestFailure) => `${failures.push(told)}`;
    const [status, answer] = await asked({ word }, json(body));
    expect([status, failures]).toEqual([400, [failure]]);
    expect(answer).toMatchObject({ result: { fields: failure.fields } });
  });

  test("names at most twenty fields, each once", async () => {
    const list = z.object({ list: z.array(z.string()) });
    const given = { input: list } as unknown as Given;
    const [, answer] = await asked(given, json({ list: Array.from({ length: 30 }, () => 1) }));
    expect((answer as { result: { fields: string[] } }).result.fields).toEqual(
      Array.from({ length: 20 }, (_, at) => `list.${at}`),
    );
  });

  test("lets an operation explain what it could not decode, and read by itself", async () => {
    const explain: Given["explain"] = (issues) => ({ error: "not_found", value: String(issues.length) });
    expect(await asked({ explain }, json({}))).toMatchObject([404, { result: { msg: "cn not_found 1" } }]);
    expect(await asked({ read: async () => ({ value: { word: "e" } }) }, json({}))).toMatchObject([
      200,
      { word: "e" },
    ]);
    const failure: RequestFailure = { error: "too_large" };
    expect((await asked({ read: async () => ({ failure }) }, json({})))[0]).toBe(413);
  });

  test("words a failure, with what may be chosen instead, and tells nothing of an error", async () => {
    const choices = [{ label: "a" }] as RequestFailure["choices"];
    const failure: RequestFailure = {
      error: "bad_input",
      fields: ["word"],
      choices,
      headers: { "x-more": "1" },
    };
    const response = await endpoint(described({ answer: () => ({ failure }) }))(json({ word: "a" }));
    expect([response.status, response.headers.get("x-more")]).toEqual([400, "1"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      result: { code: expect.any(Number), msg: "cn bad_input ", fields: ["word"], choices },
    });
    const answer = (): never => {
      throw new Error("secret");
    };
    const [status, told] = await asked({ answer }, json({ word: "a" }));
    expect([status, JSON.stringify(told)]).toEqual([500, expect.not.stringContaining("secret")]);
    expect(told).toEqual({ result: { code: expect.any(Number), msg: expect.stringMatching(/^cn /) } });
  });
});

describe("asOperation", () => {
  test("passes the request on, and shows its operation", async () => {
    const operation = described({});
    const handler = asOperation(operation, async (request) => new Response(request.url));
    expect(handler.operation).toBe(operation);
    expect(await (await handler(new Request("http://localhost/a"))).text()).toBe("http://localhost/a");
    expect(endpoint(operation).operation).toBe(operation);
  });
});
