import { expect, test } from "vitest";
import { bodiesOf } from "#server/openapi/failures-of.ts";
import content from "../../netlify/functions/content.mts";
import reverseBasicinfo from "../../netlify/functions/reverse-basicinfo.mts";
import search from "../../netlify/functions/search.mts";
import searchCount from "../../netlify/functions/search-count.mts";
import prewview from "../../netlify/functions/search-prewview.mts";
import prewviewCourt from "../../netlify/functions/search-prewview-court.mts";
import prewviewReason from "../../netlify/functions/search-prewview-reason.mts";
import treedata from "../../netlify/functions/search-treedata.mts";

type Handler = typeof search;

async function ask(handler: Handler, body: BodyInit, type?: string) {
  const headers = type ? { "content-type": type } : undefined;
  const response = await handler(
    new Request(`http://x${handler.operation.route}`, { method: "POST", body, headers }),
  );
  return { status: response.status, body: await response.json() };
}

/** A call's fields as JSON and as a form must give the same answer. */
const QUERY = JSON.stringify({ qr: ["保险"], suitedate: ["2021"] });
const CALLS: [Handler, Record<string, unknown>, [string, string][]][] = [
  [prewview, { keyword: "保险" }, [["keyword", "保险"]]],
  [prewviewCourt, { keyword: "海淀" }, [["keyword", "海淀"]]],
  [prewviewReason, { keyword: "保险" }, [["keyword", "保险"]]],
  [
    treedata,
    { qr: ["保险"], suitedate: [2021] },
    [
      ["qr", "保险"],
      ["suitedate", "2021"],
    ],
  ],
  [searchCount, { search: JSON.parse(QUERY) }, [["search", QUERY]]],
  [search, { search: JSON.parse(QUERY) }, [["search", QUERY]]],
  [
    reverseBasicinfo,
    {
      subject: "上诉人",
      first_instance_number: "（2021）内01民终123号",
      court: "内蒙古自治区呼和浩特市中级人民法院",
      mainjudge: "样法官",
      reason: "保险人代位求偿权纠纷",
      amount: "120万元",
    },
    [
      ["subject", "上诉人"],
      ["first_instance_number", "（2021）内01民终123号"],
      ["court", "内蒙古自治区呼和浩特市中级人民法院"],
      ["mainjudge", "样法官"],
      ["reason", "保险人代位求偿权纠纷"],
      ["amount", "120万元"],
    ],
  ],
];

test.each(CALLS.map(([handler, json, form]) => [handler.operation.route, handler, json, form] as const))(
  "%s answers a form as it answers JSON",
  async (_, handler, json, form) => {
    const asJson = await ask(handler, JSON.stringify(json), "application/json");
    const asForm = await ask(handler, new URLSearchParams(form));
    expect(asJson.body.result).toEqual({ code: 0, msg: "" });
    expect(asForm).toEqual(asJson);
    expect(bodiesOf(handler.operation)).toContain("application/x-www-form-urlencoded");
  },
);

test("a judgment is read by a form too, and a wrong id is refused alike", async () => {
  const list = await ask(search, JSON.stringify({ search: JSON.parse(QUERY) }), "application/json");
  const { id } = list.body.data.id_list[0];
  const found = await ask(content, new URLSearchParams({ id }));
  expect(found.body.wenshu_content.id).toBe(id);
  expect((await ask(content, new URLSearchParams({ id: "nothing" }))).status).toBe(
    (await ask(content, JSON.stringify({ id: "nothing" }), "application/json")).status,
  );
});

test("what a form cannot say is refused by the name of its field", async () => {
  const { status, body } = await ask(treedata, new URLSearchParams({ qr: "保险", index: "zwei" }));
  expect([status, body.result.fields]).toEqual([400, ["index"]]);
});

test("another kind of body is still refused", async () => {
  expect((await ask(search, "qr=x", "text/plain")).status).toBe(415);
});
