import { describe, expect, test } from "vitest";
import { ANSWER_MS, answerTimeLeft, withAnswerDeadline } from "#server/http/answer-deadline.ts";
import { jsonResponse, readyAnswer } from "#server/http/json-response.ts";
import { requestLanguage } from "#server/http/language.ts";
import { MissingArtifact, openPart } from "#server/http/missing-artifact.ts";
import { readJson } from "#server/http/read-json.ts";

const request = (headers: Record<string, string>, path = "/") =>
  new Request(`https://example.org${path}`, { headers });

describe("requestLanguage", () => {
  test.each([
    [{}, "/", "cn"],
    [{ "accept-language": "en-GB,zh" }, "/", "en"],
    [{ "accept-language": " EN" }, "/", "en"],
    [{ "accept-language": "zh-CN,en" }, "/", "cn"],
    [{ "accept-language": "zh" }, "/?lang=en", "en"],
    [{ "accept-language": "en" }, "/?lang=cn", "cn"],
    [{ "x-lang": "EN" }, "/?lang=cn", "en"],
    [{ "x-lang": "cn", "accept-language": "en" }, "/?lang=en", "cn"],
    [{ "x-lang": "", "accept-language": "en" }, "/", "en"],
  ] as const)("is with %j at %s %s", (headers, path, language) => {
    expect(requestLanguage(request(headers, path))).toBe(language);
  });
});

describe("readJson", () => {
  const post = (body: BodyInit, type?: string) =>
    readJson(
      new Request("https://example.org/", {
        method: "POST",
        body,
        headers: type === undefined ? {} : { "content-type": type },
      }),
    );

  test("reads what is said to be JSON", async () => {
    expect(await post('{"a":[1,"甲"]}', "application/json")).toEqual({ value: { a: [1, "甲"] } });
    expect(await post("null", "Application/JSON ; charset=utf-8")).toEqual({ value: null });
  });

  test("says what is wrong with anything else", async () => {
    expect(await post("{}", "text/plain")).toEqual({
      failure: { error: "wrong_type", value: "application/json" },
    });
    expect(await post(new Uint8Array([123, 125]))).toMatchObject({ failure: { error: "wrong_type" } });
    expect(await post("{", "application/json")).toEqual({ failure: { error: "bad_json" } });
    expect(await post("", "application/json")).toEqual({ failure: { error: "bad_json" } });
    expect(await post(new Uint8Array([34, 0xff, 34]), "application/json")).toEqual({
      failure: { error: "bad_json" },
    });
    expect(await post(`"${"a".repeat(1_000_000)}"`, "application/json")).toEqual({
      failure: { error: "too_large", value: "1000000" },
    });
    expect(await post(`"${"a".repeat(999_998)}"`, "application/json")).toEqual({
      value: "a".repeat(999_998),
    });
  });
});

describe("openPart", () => {
  const fail = (code?: string) => () => {
    throw Object.assign(new Error("broken"), { code });
  };

  test("names the command that builds what is missing, and passes on every other error", () => {
    expect(openPart("the index", () => 7)).toBe(7);
    try {
      openPart("the index", fail("ENOENT"));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(MissingArtifact);
      expect(error).toMatchObject({
        name: "MissingArtifact",
        command: "npm run data",
        cause: { code: "ENOENT" },
      });
    }
    expect(() => openPart("the index", fail("EACCES"))).toThrow(/^broken$/);
  });
});

describe("withAnswerDeadline", () => {
  test("counts down within an answer, and is nothing outside of one", async () => {
    expect(answerTimeLeft()).toBeNull();
    const left = await withAnswerDeadline(async () => {
      await Promise.resolve();
      return answerTimeLeft();
    });
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(ANSWER_MS);
    expect(answerTimeLeft()).toBeNull();
  });
});

describe("jsonResponse", () => {
  test("has the same body as a stream and as bytes", async () => {
    const response = jsonResponse('{"甲":1}', { status: 201, headers: { "x-a": "b" } });
    expect(Buffer.concat(readyAnswer(response)!.parts).toString()).toBe('{"甲":1}');
    expect(await response.json()).toEqual({ 甲: 1 });
    expect([response.status, response.headers.get("x-a")]).toEqual([201, "b"]);
    expect(readyAnswer(new Response("a"))).toBeUndefined();
  });
});
