import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { buildData } from "#build/index.ts";
import { CONTENT_INSTANCES_PATH, ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import { CONTENT_SIMILAR_PATH, ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import { CONTENT_PATH, ContentResponse } from "#contract/judgment/judgment-detail.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import instances, { config as instancesConfig } from "../../netlify/functions/content-instances.mts";
import similar, { config as similarConfig } from "../../netlify/functions/content-similar.mts";
import { postJson } from "./call-function.ts";

process.env.FASU_LOG = "off";
let records: JudgmentRecord[] = [];
beforeAll(async () => {
  await buildData();
  records = [...readCorpus(activeCorpusDir())];
}, 120_000);

const ask = async <Schema extends z.ZodMiniType>(path: string, id: string, schema: Schema) =>
  z.parse(schema, await (await postJson(path, { id })).json());

test("both are served under their paths and refuse an unknown id", async () => {
  expect([instancesConfig.path, similarConfig.path]).toEqual([CONTENT_INSTANCES_PATH, CONTENT_SIMILAR_PATH]);
  for (const path of [CONTENT_INSTANCES_PATH, CONTENT_SIMILAR_PATH]) {
    expect((await postJson(path, { id: "aaaaaaaaaaaa" })).status).toBe(404);
    expect((await postJson(path, { id: "no id" })).status).toBe(400);
  }
  for (const handler of [instances, similar])
    expect((await handler(new Request("http://x", { method: "GET" }))).status).toBe(405);
});

describe("POST /content", () => {
  test("brings the SHA-256 of the text, which anybody can recompute", async () => {
    const record = records[7]!;
    const { wenshu_content } = await ask(CONTENT_PATH, record.id, ContentResponse);
    const text = [...record.body_text, ...record.tail_text, ...record.body_postscript].join("\n");
    expect(wenshu_content.text_sha256).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  });

  test("tells with a first instance how its appeal ended", async () => {
    const appeal = records.find(
      ({ outcome, earlier_cases }) => outcome === "changed" && earlier_cases.length,
    )!;
    const first = records.find(({ case_number }) => case_number === appeal.earlier_cases[0]!.case_number)!;
    const { wenshu_content } = await ask(CONTENT_PATH, first.id, ContentResponse);
    expect(wenshu_content.related.find(({ id }) => id === appeal.id)?.outcome).toBe("changed");
  });
});

describe("POST /content/instances", () => {
  test("joins both instances from either side, every paragraph of both in order", async () => {
    const appeal = records.find(
      ({ outcome, earlier_cases }) => outcome === "changed" && earlier_cases.length,
    )!;
    const { data } = await ask(CONTENT_INSTANCES_PATH, appeal.id, ContentInstancesResponse);
    expect(data?.after).toMatchObject({ id: appeal.id, instance: "second", outcome: "changed" });
    expect(data?.before.case_number).toBe(appeal.earlier_cases[0]!.case_number);
    const first = records.find(({ id }) => id === data?.before.id)!;
    const fromFirst = await ask(CONTENT_INSTANCES_PATH, first.id, ContentInstancesResponse);
    expect(fromFirst.data).toEqual(data);
    const texts = (record: JudgmentRecord) => [...record.body_text, ...record.tail_text];
    expect(data?.rows.filter(({ before }) => before).length).toBe(texts(first).length);
    expect(data?.rows.filter(({ after }) => after).length).toBe(texts(appeal).length);
    for (const { kind, after, right } of data?.rows ?? [])
      if (kind === "changed" || kind === "after")
        expect(right.map(({ text }) => text).join("")).toBe(texts(appeal)[after - 1]);
    expect(data?.rows.some(({ kind }) => kind === "changed")).toBe(true);
  });

  test("answers null where no other instance is in the collection", async () => {
    const named = new Set(
      records.flatMap(({ earlier_cases }) => earlier_cases.map((one) => one.case_number)),
    );
    const alone = records.find((one) => one.instance === "first" && !named.has(one.case_number))!;
    expect((await ask(CONTENT_INSTANCES_PATH, alone.id, ContentInstancesResponse)).data).toBeNull();
  });
});

describe("POST /content/similar", () => {
  test("lists other disputes, likest first, each with its reasons", async () => {
    const record = records.find(({ cause }) => cause === "保险人代位求偿权纠纷")!;
    const { data } = await ask(CONTENT_SIMILAR_PATH, record.id, ContentSimilarResponse);
    expect(data).toHaveLength(8);
    const scores = data.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const own = new Set([record.id, ...record.later_cases.map(({ case_number }) => case_number)]);
    for (const row of data) {
      expect(own.has(row.id) || own.has(row.case_number)).toBe(false);
      expect(row.cause !== "none" || row.court_nearness !== "none" || row.words.length > 0).toBe(true);
      const other = records.find(({ id }) => id === row.id)!;
      if (row.cause === "same") expect(other.cause).toBe(record.cause);
      for (const { name } of record.parties)
        expect(row.words.some((word) => word.includes(name))).toBe(false);
    }
  });

  test("answers for one without an amount", async () => {
    const bare = records.find(({ claim_amount }) => claim_amount === null)!;
    expect((await ask(CONTENT_SIMILAR_PATH, bare.id, ContentSimilarResponse)).data.length).toBeGreaterThan(0);
  });
});
