import { describe, expect, test } from "vitest";
import { MAX_NO_JS_BYTES } from "#contract/leads/lead-limits.ts";
import { readMultipart } from "#server/leads/http/read-multipart.ts";

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  readMultipart(new Request("https://example.org/", { method: "POST", body, headers }));
function form(
  fields: Record<string, string>,
  ...files: [name: string, bytes: Uint8Array<ArrayBuffer>][]
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, bytes] of files) data.append("file", new Blob([bytes]), name);
  return data;
}
const BYTES = new TextEncoder().encode("内容");
const raw = (...lines: string[]) => lines.join("\r\n");
const TYPE = { "content-type": "multipart/form-data; boundary=x" };

describe("readMultipart", () => {
  test("reads fields and one file with its name, in UTF-8", async () => {
    expect(await post(form({ name: "例某", empty: "" }, ["判决书.pdf", BYTES]))).toEqual({
      value: { fields: { name: "例某", empty: "" }, file: { name: "判决书.pdf", bytes: Buffer.from(BYTES) } },
    });
    expect(await post(form({ name: "例某" }))).toEqual({ value: { fields: { name: "例某" }, file: null } });
  });

  test("takes an empty file without a name for none, and a path in a name as it stands", async () => {
    const file = (name: string) =>
      raw(
        "--x",
        `content-disposition: form-data; name="file"; filename="${name}"`,
        "content-type: application/octet-stream",
        "",
        "",
        "--x--",
        "",
      );
    expect(await post(file(""), TYPE)).toEqual({ value: { fields: {}, file: null } });
    expect(await post(file("a/b.txt"), TYPE)).toMatchObject({ value: { file: { name: "a/b.txt" } } });
  });

  test("refuses what is no form with files", async () => {
    const wrong = { failure: { error: "wrong_type", value: "multipart/form-data" } };
    expect(await post("a=b", { "content-type": "application/x-www-form-urlencoded" })).toEqual(wrong);
    expect(await post("a=b", { "content-type": "multipart/form-datax;" })).toEqual(wrong);
    expect(await post(null, TYPE)).toEqual(wrong);
    expect(await post("a", { "content-type": "multipart/form-data; x=y" })).toMatchObject({
      failure: { error: "damaged", reason: "bad_multipart" },
    });
  });

  test("refuses what is too large, declared or not", async () => {
    const tooLarge = { failure: { error: "too_large", reason: "plain_too_large" } };
    const declared = new Request("https://example.org/", {
      method: "POST",
      body: "a",
      headers: { ...TYPE, "content-length": String(MAX_NO_JS_BYTES + 200_001) },
    });
    expect(await readMultipart(declared)).toMatchObject(tooLarge);
    expect(await post(form({}, ["a.txt", new Uint8Array(MAX_NO_JS_BYTES + 1)]))).toMatchObject(tooLarge);
    expect(await post(form({}, ["a.txt", new Uint8Array(MAX_NO_JS_BYTES - 1)]))).toMatchObject({
      value: { file: { name: "a.txt" } },
    });
  });

  test("refuses what is cut off, and more files or fields than a form of ours has", async () => {
    const damaged = { failure: { error: "damaged", reason: "bad_multipart" } };
    expect(await post(raw("--x", 'content-disposition: form-data; name="a"', "", "b"), TYPE)).toMatchObject(
      damaged,
    );
    expect(await post(form({}, ["a", BYTES], ["b", BYTES]))).toMatchObject(damaged);
    expect(
      await post(form(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, ""])))),
    ).toMatchObject(damaged);
    expect(await post(form({ long: "a".repeat(64_001) }))).toMatchObject(damaged);
  });
});
