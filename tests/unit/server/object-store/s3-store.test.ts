import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { StoreFailure } from "#server/object-store/object-store.ts";
import { s3Store } from "#server/object-store/s3-store.ts";

const ENVIRONMENT = {
  FASU_S3_ENDPOINT: "https://s3.example/",
  FASU_S3_REGION: "eu-test-1",
  FASU_S3_KEY: "key",
  FASU_S3_SECRET: "secret",
};
for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const asked: { method: string; url: string; headers: Record<string, string>; body: string }[] = [];
let answers: (() => Response)[] = [];
vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  const headers = Object.fromEntries(request.headers);
  asked.push({ method: request.method, url: request.url, headers, body: await request.text() });
  return (answers.shift() ?? (() => new Response("")))();
});
beforeEach(() => {
  asked.length = 0;
  answers = [];
});

const store = s3Store("s3://bucket/a/b", "leads");
const bytes = new TextEncoder().encode("sealed");
const facts = { at: 5, by: "浏览器" };
const header = Buffer.from(JSON.stringify(facts)).toString("base64url");
const status =
  (code: number, headers = {}) =>
  () =>
    new Response(null, { status: code, headers });

describe("s3Store", () => {
  test("writes bytes with their facts to bucket, prefix and name, signed for the region", async () => {
    await store.write("x/y", bytes, facts);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      ...{ method: "PUT", url: "https://s3.example/bucket/a/b/leads/x/y", body: "sealed" },
      headers: { "x-amz-meta-facts": header, "content-type": "application/octet-stream" },
    });
    expect(asked[0]?.headers).not.toHaveProperty("if-none-match");
    expect(asked[0]?.headers.authorization).toMatch(/Credential=key\/\d+\/eu-test-1\/s3\/aws4_request/);
  });

  test("creates only what is not there", async () => {
    answers = [status(200), status(412), status(409)];
    expect([await store.create("k", bytes, facts), await store.create("k", bytes, facts)]).toEqual([
      true,
      false,
    ]);
    expect(await store.create("k", bytes, facts)).toBe(false);
    expect(asked.map(({ headers }) => headers["if-none-match"])).toEqual(["*", "*", "*"]);
    // For a write this answer is a failure.
    answers = [status(412)];
    await expect(store.write("k", bytes, facts)).rejects.toThrow(StoreFailure);
  });

  test("reads what is there, and nothing where there is nothing", async () => {
    answers = [
      () => new Response("sealed", { headers: { "x-amz-meta-facts": header } }),
      () => new Response("bare"),
      status(404),
    ];
    expect(await store.read("k")).toEqual({ bytes, facts });
    expect(await store.read("k")).toEqual({ bytes: new TextEncoder().encode("bare"), facts: {} });
    expect(await store.read("k")).toBeNull();
    expect(asked.map(({ method }) => method)).toEqual(["GET", "GET", "GET"]);
    asked.length = 0;
    answers = [status(200, { "x-amz-meta-facts": header }), status(404)];
    expect([await store.readFacts("k"), await store.readFacts("k")]).toEqual([facts, null]);
    expect(asked.map(({ method }) => method)).toEqual(["HEAD", "HEAD"]);
  });

  test("removes what is there or not", async () => {
    answers = [status(204), status(404)];
    await store.remove("k");
    await store.remove("k");
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill("DELETE https://s3.example/bucket/a/b/leads/k"),
    );
  });

  test("lists every page of keys, in order", async () => {
    const page =
      (keys: string[], next = "") =>
      () =>
        new Response(
          `<ListBucketResult>${next}${keys.map((key) => `<Contents><Key>a/b/leads/${key}</Key></Contents>`).join("")}</ListBucketResult>`,
        );
    answers = [
      page(["f/z", "f/b&amp;c"], "<NextContinuationToken>t&amp;1</NextContinuationToken>"),
      page(["f/a"]),
    ];
    expect(await store.list("f/")).toEqual(["f/a", "f/b&c", "f/z"]);
    const queries = asked.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries).toEqual([
      { "list-type": "2", prefix: "a/b/leads/f/" },
      { "list-type": "2", prefix: "a/b/leads/f/", "continuation-token": "t&1" },
    ]);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(["/bucket", "/bucket"]);
  });

  test("fails with any other answer", async () => {
    for (const call of [
      () => store.read("k"),
      () => store.readFacts("k"),
      () => store.create("k", bytes, facts),
      () => store.remove("k"),
      () => store.list("k"),
    ]) {
      answers = [status(403)];
      await expect(call()).rejects.toThrow(StoreFailure);
    }
  });

  test("needs no prefix", async () => {
    await s3Store("s3://other", "counters").remove("k");
    expect(asked[0]?.url).toBe("https://s3.example/other/counters/k");
  });
});
