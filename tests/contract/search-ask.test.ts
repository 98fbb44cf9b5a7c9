import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { ERROR_CODES } from "#contract/envelope.ts";
import { SEARCH_PATH } from "#contract/paths.ts";
import { SEARCH_ASK_PATH } from "#contract/search/result-paths.ts";
import { SearchResponse } from "#contract/search/search.ts";
import { SearchAskResponse } from "#contract/search/search-ask.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { answerTo } from "./answer-to.ts";
import { postJson } from "./call-function.ts";

beforeAll(builtData, 120_000);

const ask = async (question: string) =>
  (await answerTo(SEARCH_ASK_PATH, { question }, SearchAskResponse)).data;

describe("POST /search/ask", () => {
  test("a trouble in everyday words gets its guide first", async () => {
    const { kind, found, guides, causes, untold } = await ask("老板欠我三个月工资不给怎么办");
    expect({ kind, found }).toEqual({ kind: "question", found: true });
    expect(guides[0]?.url).toBe("/layout/guide/wages-unpaid");
    expect(guides.length).toBeLessThanOrEqual(3);
    expect(causes.map(({ label }) => label)).toContain("追索劳动报酬纠纷");
    expect(untold).toEqual(["amount", "place"]);
  });

  test("each case has a passage with what it shares with the question", async () => {
    const { cases } = await ask("朋友借钱不还，微信转账算证据吗");
    expect(cases.length).toBeGreaterThan(0);
    for (const { snippets = [] } of cases) {
      const [{ text, ranges } = { text: "", ranges: [] }] = snippets;
      expect(ranges.length).toBeGreaterThan(0);
      for (const [from, to] of ranges) expect(text.slice(from, to)).toMatch(/^\p{Script=Han}{2,}$/u);
    }
  });

  test("what is told already is not asked for again", async () => {
    const { untold } = await ask("去年在成都租房，退租后房东扣着3000元押金不退");
    expect(untold).toEqual([]);
  });

  test("a question about no law and an insult find nothing rather than the least bad list", async () => {
    for (const question of ["明天天气怎么样", "红烧肉怎么做好吃", "你这个混蛋滚开", "周末去哪里玩"]) {
      const { found, guides, articles, cases, causes } = await ask(question);
      expect({ question, found, all: [...guides, ...articles, ...cases, ...causes] }).toEqual({
        ...{ question, found: false, all: [] },
      });
    }
  });

  test("what cannot be asked is refused with its own code, in the language asked for", async () => {
    const cases = [
      ["", "question_empty", "请写下"],
      [" ？！ ", "question_empty", "请写下"],
      ["钱", "question_short", "一个字"],
      ["我".repeat(2001), "question_long", "2000"],
      ["моя аренда", "question_foreign", "中文"],
    ] as const;
    for (const [question, error, said] of cases) {
      const response = await postJson(SEARCH_ASK_PATH, { question });
      const { result } = (await response.json()) as { result: { code: number; msg: string } };
      expect([response.status, result.code]).toEqual([400, ERROR_CODES[error].code]);
      expect(result.msg).toContain(said);
    }
    expect((await postJson(SEARCH_ASK_PATH, { question: "钱".repeat(2000) })).status).toBe(200);
    expect((await postJson(SEARCH_ASK_PATH, { question: "长".repeat(100_000) })).status).toBe(400);
    expect((await postJson(SEARCH_ASK_PATH, {})).status).toBe(400);
  });

  test("whatever is typed gets an answer of the contract's form or a refusal", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "老板",
        "欠钱",
        "<script>",
        "{value}",
        "\u0000",
        "\ud800",
        "法院:",
        "-",
        '"',
        "第六十条",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const response = await postJson(SEARCH_ASK_PATH, { question: pieces.join("") });
        expect([200, 400]).toContain(response.status);
        const { result } = (await response.json()) as { result: { code: number; msg: string } };
        expect(result.code === 0).toBe(response.status === 200);
        expect(result.msg === "").toBe(response.status === 200);
      }),
      { numRuns: 60 },
    );
  });
});

describe("POST /search", () => {
  const understood = async (...qr: string[]) =>
    (await answerTo(SEARCH_PATH, { search: { qr } }, SearchResponse)).data.understood;

  test("says what the words are taken for, and the filter or page that follows", async () => {
    expect(await understood("老板拖欠工资怎么办")).toEqual({ kind: "question" });
    expect(await understood("违约金")).toEqual({ kind: "keywords" });
    expect(await understood("北京市海淀区人民法院")).toMatchObject({
      kind: "court",
      query: { court: ["北京市海淀区人民法院"] },
    });
    expect(await understood("民间借贷纠纷")).toMatchObject({
      kind: "cause",
      query: { reason: ["民间借贷纠纷"] },
    });
    expect(await understood("保险法第六十条")).toMatchObject({
      kind: "citation",
      url: expect.stringMatching(/^\/layout\/statute\/.+#a60$/),
    });
  });

  test("turns typed syntax into conditions and names what it does not have", async () => {
    expect(
      await understood("法院:海淀", "案由:买卖合同", "年:2019-2021", "-调解", '"连续文字"'),
    ).toMatchObject({
      kind: "syntax",
      query: {
        ...{ court: ["海淀"], reason: ["买卖合同"], without: ["调解"], qr: ['"连续文字"'] },
        ...{ datefrom: "2019", dateto: "2021" },
      },
    });
    expect(await understood("金额:五万", "违约金")).toMatchObject({
      ...{ kind: "syntax", query: { qr: ["违约金"] }, unknown: ["金额"] },
    });
  });

  test("lists the same rows whatever the words are taken for", async () => {
    const { data } = await answerTo(SEARCH_PATH, { search: { qr: ["老板拖欠工资怎么办"] } }, SearchResponse);
    expect({ total: data.total_count, rows: data.id_list }).toMatchObject({ total: 0, rows: [] });
  });
});
