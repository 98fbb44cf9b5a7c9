import { beforeAll, describe, expect, test } from "vitest";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { postForm } from "./call-function.ts";

beforeAll(builtData, 120_000);

const CLAIM = { reason: "保险人代位求偿权纠纷", court: "内蒙古自治区呼和浩特市中级人民法院", amount: "3" };
const page = async (fields: Record<string, string>) => {
  const response = await postForm(LAWYER_PLAIN_PATH, fields);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe("POST /lawyer/plain", () => {
  test("lists the three lists under headings, kept by nobody", async () => {
    const { status, text, headers } = await page(CLAIM);
    expect(status).toBe(200);
    expect([...text.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, name]) => name)).toEqual([
      "经验",
      "影响力",
      "活跃度",
    ]);
    expect(text.match(/<li class="card sheet">/g)).toHaveLength(9);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(text).not.toContain('method="get"');
  });

  test("answers an ambiguous court with its choices and an unknown one with a sentence", async () => {
    const ambiguous = await page({ ...CLAIM, court: "鼓楼法院" });
    expect(ambiguous.text).toMatch(/<button class="button" name="court" value="南京市鼓楼区人民法院">/);
    expect(ambiguous.status).toBe(400);
    expect((await page({ ...CLAIM, court: "火星市人民法院" })).text).toContain("没有名为");
  });

  test("says of a court that has courts below it that these were counted too, and only of such a one", async () => {
    const sentence = async (court: string, lang = "cn") =>
      /<p role="status" class="sentence">(.*?)<\/p>/.exec((await page({ ...CLAIM, court, lang })).text)?.[1];
    expect(await sentence("江苏省高级人民法院")).toContain("曾在江苏省高级人民法院及其下级法院代理案件");
    expect(await sentence(CLAIM.court)).toContain(`曾在${CLAIM.court}及其下级法院代理案件`);
    expect(await sentence("南京市鼓楼区人民法院")).toContain("曾在南京市鼓楼区人民法院代理案件");
    expect(await sentence(CLAIM.court, "en")).toContain(`before ${CLAIM.court} or a court below it between`);
    expect(await sentence("南京市鼓楼区人民法院", "en")).toContain("before 南京市鼓楼区人民法院 between");
  });

  test("says what lacks, opens plainly, and escapes whatever is sent", async () => {
    expect((await page({ ...CLAIM, amount: "" })).text).toContain("请选择完整的搜索信息");
    for (const [name, wrong] of Object.entries({ amount: "9", page: "0", court: "长".repeat(101) })) {
      const { status, text } = await page({ ...CLAIM, [name]: wrong });
      expect(status).toBe(400);
      // The form contains the valid values again.
      expect(text).toContain(`value="${CLAIM.reason}"`);
    }
    expect((await page({ lang: "en" })).text).not.toContain('role="alert"');
    const { text } = await page({ ...CLAIM, court: '"><script>alert(1)</script>' });
    expect(text).not.toContain("<script>alert");
  });
});
