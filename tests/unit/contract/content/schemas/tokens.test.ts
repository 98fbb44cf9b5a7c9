import { describe, expect, test } from "vitest";
import { fillTokens, findTokens, TOKEN_NAMES } from "#contract/content/schemas/tokens.ts";

const both = (text: string) => ({ cn: `${text}中`, en: `${text} <en>` });
const settings = {
  site: {
    name: both("n"),
    tagline: both("t"),
    description: both("d"),
    operator: both("o"),
    operatorAddress: both("a"),
  },
  contact: { phone: "010", email: "a@b.cn", hours: both("h"), chat: "c", login: "l", qr: "q" },
  compliance: {
    icp: "",
    icpLink: "https://example.com",
    police: "",
    mapReview: "",
    storageCountry: both("s"),
    storageProvider: both("p"),
    storageAbroad: true,
    retentionDays: 180,
  },
};

describe("fillTokens", () => {
  test("puts settings in place of tokens, in the language asked for", () => {
    expect(fillTokens("<p>{operator} {retentionDays}</p>", settings, "cn")).toBe("<p>o中 180</p>");
  });

  test("escapes what it puts in", () => {
    expect(fillTokens("{operator}", settings, "en")).toBe("o &#60;en&#62;");
  });

  test("leaves out the sentences of what is not set, and a paragraph that has nothing else", () => {
    const without = { ...settings, contact: { ...settings.contact, email: "" } };
    const text =
      "<ul><li>- 写信到 {email}。</li></ul><p>处理者：{operator}。写信到 {email} 或致电 {phone}。谢谢。</p>";
    expect(fillTokens(text, without, "cn")).toBe("<ul></ul><p>处理者：o中。谢谢。</p>");
    expect(fillTokens("<p>Write to {email}. Call {phone}.</p>", without, "en")).toBe("<p>Call 010.</p>");
  });

  test("fills every known token and leaves unknown ones", () => {
    const text = TOKEN_NAMES.map((name) => `{${name}}`).join(" ");
    expect(findTokens(fillTokens(text, settings, "cn"))).toEqual([]);
    expect(fillTokens("{unknown}", settings, "cn")).toBe("{unknown}");
  });
});
