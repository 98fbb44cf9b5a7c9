import { expect, test } from "vitest";
import { readJson } from "#server/http/endpoint.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const read = (body: string | Uint8Array<ArrayBuffer>, type: string | null = "application/json") => {
  const request = new Request("http://x/", { method: "POST", body });
  if (type === null) request.headers.delete("content-type");
  else request.headers.set("content-type", type);
  return readJson(request);
};

each<[string | null, boolean]>("a body of type %s is taken: %s", async (type, taken) => {
  expect(await read('{"a":[1]}', type)).toEqual(
    taken ? { value: { a: [1] } } : { failure: { error: "wrong_type", value: "application/json" } },
  );
});

test("what is no JSON, or no UTF-8, is refused", async () => {
  expect(await read("{")).toEqual({ failure: { error: "bad_json" } });
  expect(await read(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ failure: { error: "bad_json" } });
});

test("a million bytes are read, one more is refused", async () => {
  const fits = `"${"a".repeat(999_998)}"`;
  expect(await read(fits)).toEqual({ value: "a".repeat(999_998) });
  expect(await read(`${fits} `)).toMatchObject({ failure: { error: expect.stringMatching(/too_large/) } });
});
