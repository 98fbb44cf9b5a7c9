import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { htmlAsText } from "../../../src/integrations/html-as-text.ts";

test("HTML in a text is shown as it is written, however it is broken into lines", () => {
  for (const text of [
    "<script>\nalert(1)\n</script>",
    "甲 <img\nsrc=x onerror=alert(1)> 乙",
    "<!--\n<b>-->",
    "> <b\n> x>",
  ]) {
    const { html } = markdownToHtml(text, { mdastPlugins: [htmlAsText] });
    expect(html).not.toMatch(/<(?!\/?(p|blockquote)>)/);
    expect(html).toContain("&lt;");
  }
});
