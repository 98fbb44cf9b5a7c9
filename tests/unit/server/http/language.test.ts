import { expect, test } from "vitest";
import { requestLanguage } from "#server/http/language.ts";

test.each([
  ["http://x/", {}, "cn"],
  ["http://x/", { "accept-language": "en-GB,zh;q=0.8" }, "en"],
  ["http://x/", { "accept-language": " EN" }, "en"],
  ["http://x/", { "accept-language": "zh-CN,en;q=0.8" }, "cn"],
  ["http://x/?lang=en", { "accept-language": "zh" }, "en"],
  ["http://x/?lang=EN-us", {}, "en"],
  ["http://x/?lang=cn", { "accept-language": "en" }, "cn"],
  ["http://x/?lang=", { "accept-language": "en" }, "en"],
  ["http://x/?a=1", { "accept-language": "en" }, "en"],
  ["http://x/?lang=en", { "x-lang": "cn" }, "cn"],
  ["http://x/?lang=cn", { "x-lang": "en" }, "en"],
  ["http://x/", { "x-lang": "fr", "accept-language": "en" }, "cn"],
])("a request of %s with %j is answered in %s", (url, headers, language) => {
  expect(requestLanguage(new Request(url, { headers: headers as Record<string, string> }))).toBe(language);
});
