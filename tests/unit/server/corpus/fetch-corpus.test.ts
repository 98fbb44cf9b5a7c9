import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { fetchCorpus } from "#server/corpus/fetch-corpus.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { addToTakedown, readTakedown } from "#server/corpus/takedown/takedown.ts";
import { invented } from "../../domain/judgment/invented-record.ts";

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
    writeFileSync(join(folder, "fetched.sha256"), hash(Buffer.from("before")));
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

  test("keeps off what was taken down before, by id and by name, beside the list that is fetched", async () => {
    const record = (number: number) =>
      invented({ case_number: `（2021）内0102民初${number}号`, body_text: ["样 例与张例到庭，王测未到。"] });
    addToTakedown(folder, [record(1).id], ["张例"]);
    const other = join(work, "other");
    mkdirSync(other);
    addToTakedown(other, [record(2).id], ["样例"]);
    const sources = [{ id: "a", name: "a", sampling: "selected", sample: false, coverage: "", count: 3 }];
    for (const last of [3, 4]) {
      served = zip({
        "sources.json": JSON.stringify(sources),
        "judgments/a.jsonl": [1, 2, last].map((number) => JSON.stringify(record(number))).join("\n"),
        "takedown.json": readFileSync(join(other, "takedown.json"), "utf8"),
      });
      expect(await fetchCorpus(url, hash(served), folder)).toMatchObject({ kind: "fetched" });
      expect([...readCorpus(folder)]).toEqual([
        { ...record(last), body_text: ["样某与张某到庭，王测未到。"] },
      ]);
    }
    expect(readTakedown(folder).names).toHaveLength(2);
  });

  test("keeps the takedown list where the archive has none", async () => {
    addToTakedown(folder, ["aaaaaaaaaaaa"], ["张例"]);
    const list = readTakedown(folder);
    expect(await fetchCorpus(url, hash(GOOD), folder)).toMatchObject({ kind: "fetched" });
    expect(readTakedown(folder)).toEqual(list);
  });

  test("refuses to replace what was imported on this machine", async () => {
    rmSync(join(folder, "fetched.sha256"));
    expect(await fetchCorpus(url, hash(GOOD), folder)).toMatchObject({
      kind: "failed",
      sentence: expect.stringMatching(/was imported on this machine.*unset CORPUS_URL/),
    });
    expect(kept()).toBe("before");
  });

  test("refuses to replace a fetched corpus once something was imported into it, not once something was removed", async () => {
    const other = zip({ "sources.json": "[]" });
    const sampling = { sampling: "selected", sample: false, coverage: "" } as const;
    const source: StoredSource = { id: "test", name: "甲", ...sampling, imported: "", count: 0 };
    served = other;
    expect(await fetchCorpus(url, hash(other), folder)).toMatchObject({ kind: "fetched" });
    addToTakedown(folder, ["aaaaaaaaaaaa"], []);
    new CorpusWriter(folder).commit(new Map(), "2026-01-02");
    served = zip({ "sources.json": "[]", "courts.json": "[]" });
    expect(await fetchCorpus(url, hash(served), folder)).toMatchObject({ kind: "fetched" });
    const writer = new CorpusWriter(folder);
    writer.add(invented());
    writer.commit(new Map([["test", source]]), "2026-01-02");
    served = other;
    expect(await fetchCorpus(url, hash(other), folder)).toMatchObject({
      kind: "failed",
      sentence: expect.stringContaining("imported on this machine"),
    });
    expect([...readCorpus(folder)]).toHaveLength(1);
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
    ["no archive at all", Buffer.from("hello"), null, /cannot be opened/],
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
