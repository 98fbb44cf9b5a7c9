import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { withOwnPolicy } from "../../../src/integrations/page-policy.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (policy: string, body: string) =>
  `<html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;
const policyOf = (html: string) => /content="([^"]*)"/.exec(html)?.[1];

describe("withOwnPolicy", () => {
  test("foreign hashes go, the page's own inline scripts and styles stay allowed", () => {
    const html = page(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-foreign='; style-src 'self' 'sha256-other=';",
      '<style>p{margin:0}</style><script type="module">go()</script><script src="/a.js"></script>',
    );
    expect(policyOf(withOwnPolicy(html))).toBe(
      `default-src 'self';script-src 'self' 'wasm-unsafe-eval' ${sha("go()")};style-src 'self' ${sha("p{margin:0}")}`,
    );
  });

  test("data in a script element needs no hash", () => {
    const html = page("script-src 'self';", '<script type="application/ld+json">{"a":1}</script>');
    expect(policyOf(withOwnPolicy(html))).toBe("script-src 'self'");
  });

  test("a page without the policy element is left as it is", () => {
    expect(withOwnPolicy("<p>desk</p>")).toBe("<p>desk</p>");
  });
});
