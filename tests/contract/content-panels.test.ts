import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import { ContentResponse } from "#contract/judgment/judgment-detail.ts";
import { CONTENT_INSTANCES_PATH, CONTENT_PATH, CONTENT_SIMILAR_PATH } from "#contract/paths.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { postJson } from "./call-function.ts";

let records: JudgmentRecord[] = [];
beforeAll(async () => {
  await builtData();
  records = [...readCorpus(activeCorpusDir())];
}, 120_000);

const ask = async <Schema extends z.ZodMiniType>(path: string, id: string, schema: Schema) =>
  z.parse(schema, await (await postJson(path, { id })).json());

test("both refuse an unknown id", async () => {
  for (const path of [CONTENT_INSTANCES_PATH, CONTENT_SIMILAR_PATH]) {
    expect((await postJson(path, { id: "aaaaaaaaaaaa" })).status).toBe(404);
    expect((await postJson(path, { id: "no id" })).status).toBe(400);
  }
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
});

describe("POST /content/similar", () => {
  test("lists other disputes, most similar first, each with its reasons", async () => {
    const record = records.find(({ cause }) => cause === "保险人代位求偿权纠纷")!;
    const { data } = await ask(CONTENT_SIMILAR_PATH, record.id, ContentSimilarResponse);
    expect(data).toHaveLength(8);
    const scores = data.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const own = new Set([record.id, ...record.later_cases.map(({ case_number }) => case_number)]);
    for (const { id, case_number, reasons, snippets = [] } of data) {
      expect(own.has(id) || own.has(case_number)).toBe(false);
      expect(reasons.length + snippets.length).toBeGreaterThan(0);
      const other = records.find((one) => one.id === id)!;
      for (const { code, names } of reasons) {
        if (code === "same_cause") expect(names).toEqual([other.cause]);
        else expect(names.join()).toMatch(/第.+条/u);
      }
    }
  });

  test("takes what happened instead, offers causes for it, and the chosen one weighs", async () => {
    const text = "被保险车辆被追尾，保险公司赔付后向肇事司机追偿。";
    const answer = async (given: object) =>
      z.parse(ContentSimilarResponse, await (await postJson(CONTENT_SIMILAR_PATH, given)).json());
    const { data, causes } = await answer({ text });
    expect(data).toHaveLength(8);
    expect(causes.map(({ label }) => label)).toContain("保险人代位求偿权纠纷");
    const other = causes.find(({ label }) => label !== "保险人代位求偿权纠纷")!;
    const chosen = await answer({ text, cause: other.code });
    expect(chosen.causes).toEqual([]);
    expect(chosen.data[0]!.reasons[0]).toEqual({ code: "same_cause", names: [other.label] });
    const refused = await postJson(CONTENT_SIMILAR_PATH, { text, cause: "没有这个案由" });
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { result: { fields: string[] } }).result.fields).toEqual(["cause"]);
  });

  test("takes a whole judgment as text, and finds itself first", async () => {
    const record = records.find(({ body_text }) => body_text.join("").length > 1500)!;
    const text = [...record.body_text, ...record.tail_text].join("\n");
    const response = await postJson(CONTENT_SIMILAR_PATH, { text });
    expect(z.parse(ContentSimilarResponse, await response.json()).data[0]!.id).toBe(record.id);
  });
});
