import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ERROR_CODES, type ErrorName, Failure } from "#contract/envelope.ts";
import {
  CONTENT_PATH,
  SEARCH_COUNT_PATH,
  SEARCH_PATH,
  SEARCH_PREWVIEW_COURT_PATH,
  SEARCH_PREWVIEW_PATH,
  SEARCH_PREWVIEW_REASON_PATH,
  SEARCH_TREEDATA_PATH,
} from "#contract/paths.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { callFunction, postJson } from "./call-function.ts";

process.env.FASU_LOG = "off";
beforeAll(builtData, 120_000);
afterEach(() => {
  delete process.env.FASU_INDEX;
});

const PATHS = [
  SEARCH_PATH,
  SEARCH_COUNT_PATH,
  SEARCH_TREEDATA_PATH,
  SEARCH_PREWVIEW_PATH,
  SEARCH_PREWVIEW_COURT_PATH,
  SEARCH_PREWVIEW_REASON_PATH,
  CONTENT_PATH,
];

/** Checks that an answer is the envelope's failure of that name, in its language, without internal details. */
async function expectFailure(response: Response, name: ErrorName, fields?: string[]): Promise<string> {
  const { result } = z.parse(Failure, await response.json());
  expect([response.status, result.code]).toEqual([ERROR_CODES[name].status, ERROR_CODES[name].code]);
  expect(result.msg).toMatch(/\p{Script=Han}/u);
  expect(result.msg).not.toMatch(/Error|at .*:\d+|\/work|node:/);
  if (fields) expect(result.fields).toEqual(fields);
  return result.msg;
}

const raw = (path: string, init: RequestInit) => callFunction(new Request(`http://x${path}`, init));

describe.each(PATHS)("POST %s", (path) => {
  test("refuses other methods and names the one it takes", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "HEAD"]) {
      const response = await raw(path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  test("refuses JSON of another shape", async () => {
    for (const body of [null, 5, "x", [], { search: 1 }, { keyword: {} }, { id: 7 }, { qr: "x" }]) {
      const response = await postJson(path, body);
      if (response.status === 200) continue; // A body without any known field is the default request.
      await expectFailure(response, "bad_input");
    }
  });

  test("answers 503 without a command where there is no index", async () => {
    process.env.FASU_INDEX = "data/no-such-index";
    const bodies: Record<string, object> = {
      [CONTENT_PATH]: { id: "aaaaaaaaaaaa" },
      [SEARCH_TREEDATA_PATH]: {},
    };
    const response = await postJson(path, bodies[path] ?? { search: {}, keyword: "保险" });
    expect(await expectFailure(response, "missing_part")).not.toMatch(/npm|data\//);
  });
});

describe.each([
  [SEARCH_PATH, (query: object) => ({ search: query }), "search."],
  [SEARCH_COUNT_PATH, (query: object) => ({ search: query }), "search."],
  [SEARCH_TREEDATA_PATH, (query: object) => query, ""],
])("a query for %s", (path, wrap, prefix) => {
  const refused = async (query: object, field: string) =>
    expectFailure(await postJson(path, wrap(query)), "bad_input", [`${prefix}${field}`]);

  test("may not hold 10,000 keywords or one of 10,000 characters", async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `词${at}`);
    expect(await refused({ qr: many }, "qr")).toBe("关键词太多，最多 50 个");
    expect(await refused({ qr: ["保".repeat(10_000)] }, "qr.0")).toBe("关键词太长，最多 100 个字");
  });

  test("may not hold empty keywords, control characters or nothing searchable", async () => {
    await refused({ qr: [""] }, "qr.0");
    expect(await refused({ qr: ["保\u0000险"] }, "qr")).toContain("控制字符");
    expect(await refused({ qr: ["\u001b[31m"] }, "qr")).toContain("控制字符");
    expect(await refused({ qr: ["，。！"] }, "qr")).toContain("，。！");
    await refused({ qr: [" "] }, "qr");
    await refused({ qr: ["\ud800"] }, "qr");
  });

  test("may not name unknown courts, causes or years, and is told which", async () => {
    expect(await refused({ court: ["月球人民法院"] }, "court")).toContain("月球人民法院");
    expect(await refused({ reason: ["咕噜噜嗡嗡"] }, "reason")).toContain("咕噜噜嗡嗡");
    expect(await refused({ suitedate: ["去年"] }, "suitedate")).toContain("去年");
    expect(await refused({ court: ["999999"] }, "court")).toContain("999999");
  });

  test("may not hold wrong types or numbers out of range", async () => {
    await refused({ qr: "保险" }, "qr");
    await refused({ qr: [5] }, "qr.0");
    await refused({ qr: [null] }, "qr.0");
    await refused({ index: 0 }, "index");
    await refused({ index: 1.5 }, "index");
    await refused({ index: "1" }, "index");
    await refused({ type: 4 }, "type");
    await refused({ sort: "random" }, "sort");
  });

  test("takes query syntax, markup and names of object members as plain text", async () => {
    for (const keyword of [
      '"保险" OR *',
      "'; DROP TABLE x;--",
      "NEAR(保险)",
      "<script>",
      "__proto__",
      "%00",
    ]) {
      expect((await postJson(path, wrap({ qr: [keyword] }))).status, keyword).toBe(200);
    }
    expect((await postJson(path, wrap(JSON.parse('{"__proto__":{"qr":["x"]}}')))).status).toBe(200);
  });
});

describe.each([SEARCH_PREWVIEW_PATH, SEARCH_PREWVIEW_COURT_PATH, SEARCH_PREWVIEW_REASON_PATH])(
  "a keyword for %s",
  (path) => {
    test("may not be too long or hold control characters", async () => {
      for (const keyword of ["保".repeat(10_000), "\u0000", "保\u001b险"]) {
        await expectFailure(await postJson(path, { keyword }), "bad_input", ["keyword"]);
      }
    });

    test("is plain text, whatever it holds", async () => {
      for (const keyword of ["(", "[a-z", "\\", "%_*", "<b>", "__proto__", "😀", "\ud800", "，"]) {
        expect((await postJson(path, { keyword })).status, keyword).toBe(200);
      }
    });
  },
);

describe("a failure", () => {
  test("is worded in English when English is asked for", async () => {
    for (const [name, value] of [
      ["accept-language", "en-GB,en;q=0.9"],
      ["x-lang", "en"],
    ] as const) {
      const response = await postJson(SEARCH_PATH, { search: { court: ["Moon"] } }, { [name]: value });
      expect(await response.json()).toMatchObject({
        result: { code: 40001, msg: "There is no court named “Moon”" },
      });
    }
  });

  test("repeats only the beginning of a long value", async () => {
    const msg = await expectFailure(
      await postJson(SEARCH_PATH, { search: { court: ["月".repeat(100)] } }),
      "bad_input",
    );
    expect(msg.length).toBeLessThan(80);
  });

  test("says 404 for an id that is not one and for one that is unknown", async () => {
    await expectFailure(await postJson(CONTENT_PATH, { id: "../../etc" }), "bad_input", ["id"]);
    await expectFailure(await postJson(CONTENT_PATH, { id: "zzzzzzzzzzzz" }), "unknown_id");
  });

  test("logs id, route, status and time, never what was sent", async () => {
    process.env.FASU_LOG = "on";
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await postJson(`${SEARCH_PATH}`, { search: { qr: ["张某某的秘密"] } });
    const lines = log.mock.calls.map(([line]) => JSON.parse(line));
    log.mockRestore();
    process.env.FASU_LOG = "off";
    expect(lines).toEqual([
      { id: expect.any(String), route: SEARCH_PATH, status: 200, ms: expect.any(Number) },
    ]);
  });
});
