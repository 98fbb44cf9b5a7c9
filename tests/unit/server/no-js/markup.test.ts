import { expect, test } from "vitest";
import { marked } from "#server/no-js/marked.ts";
import { html } from "#server/no-js/markup.ts";

test("what stands between is escaped, written as markup, or left out", () => {
  const text = `<b a="'">&`;
  expect(html`<p>${text}</p>`.text).toBe("<p>&#60;b a=&#34;&#39;&#34;&#62;&#38;</p>");
  expect(html`<p>${html`<i>${1}</i>`}</p>`.text).toBe("<p><i>1</i></p>");
  expect(html`${null}-${false}-${0}-${""}`.text).toBe("--0-");
  expect(html`${["a", null, ["<", html`<br>`]]}!`.text).toBe("a&#60;<br>!");
  expect(html``.text).toBe("");
});

test("found places are marked", () => {
  const pieces = [
    { text: "a<", found: false },
    { text: "b&", found: true },
  ];
  expect(marked(pieces).map(({ text }) => text)).toEqual(["a&#60;", "<mark>b&#38;</mark>"]);
});
