import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fetchCorpus } from "#server/corpus/fetch-corpus.ts";

const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const GOOD = zip({ "sources.json": "[]", "judgments/a.jsonl": "{}\n" });

describe("fetchCorpus", () => {
  let work = "";
  let folder = "";
  let server: Server;
  let served = GOOD;
  let url = "";
  beforeEach(async () => {
    work = mkdtempSync(join(tmpdir(), "fasu-fetch-"));
    folder = join(work, "corpus");
    mkdirSync(folder);
    writeFileSync(join(folder, "sources.json"), "before");
    served = GOOD;
    server = createServer((request, response) => {
      if (request.url === "/missing") response.writeHead(404);
      response.end(served);
    });
    await new Promise<void>((done) => server.listen({ port: 0, host: "127.0.0.1" }, done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    server.close();
    rmSync(work, { recursive: true });
  });
  const kept = () => readFileSync(join(folder, "sources.json"), "utf8");

  test("replaces the corpus once the archive is verified, and fetches it once", async () => {
    expect(await fetchCorpus(url, hash(GOOD), folder)).toEqual({ kind: "fetched", files: 2 });
    expect(readFileSync(join(folder, "judgments/a.jsonl"), "utf8")).toBe("{}\n");
    expect(await fetchCorpus(url, hash(GOOD), folder)).toEqual({ kind: "unchanged", files: 0 });
  });

  test.each([
    ["another hash", GOOD, "0".repeat(64), /SHA-256/],
    [
      "a file that belongs to no corpus",
      zip({ "sources.json": "[]", "../evil.json": "x" }),
      null,
      /evil\.json/,
    ],
    ["no sources", zip({ "judgments/a.jsonl": "{}" }), null, /no sources\.json/],
    ["no archive at all", Buffer.from("hello"), null, /sources\.json|unreadable/],
  ])("keeps what was there for %s", async (_, bytes, expected, sentence) => {
    served = bytes;
    const result = await fetchCorpus(url, expected ?? hash(bytes), folder);
    expect(result).toMatchObject({ kind: "failed", sentence: expect.stringMatching(sentence) });
    expect(kept()).toBe("before");
    expect(existsSync(join(work, "evil.json"))).toBe(false);
  });

  test("says what the address answered", async () => {
    expect(await fetchCorpus(`${url}missing`, hash(GOOD), folder)).toMatchObject({
      kind: "failed",
      sentence: "CORPUS_URL answered 404.",
    });
    expect(kept()).toBe("before");
  });
});
