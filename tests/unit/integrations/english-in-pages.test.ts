import { expect, test } from "vitest";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { withEnglishNames } from "../../../src/integrations/english-in-pages.ts";

const each = examplesOf(import.meta.url);

const NAMES = { 北京市: "Beijing", 合同纠纷: "Contract disputes", 甲院: 'Court "A"' };
const page = (body: string) => `<html><head><title>北京市</title></head><body>${body}</body></html>`;

test("names in a page's own text have their English in the tag, and nothing else changes", () => {
  expect(withEnglishNames(page('<p lang="zh-CN">北京市</p><b>甲院</b>'), NAMES)).toBe(
    page('<p data-english="Beijing" lang="zh-CN">北京市</p><b data-english="Court &#34;A&#34;">甲院</b>'),
  );
  const plain = page("<p>北京市民</p><br><img alt=北京市>");
  expect(withEnglishNames(plain, NAMES)).toBe(plain);
});

test("an element is told by its own text alone, each name once", () => {
  expect(withEnglishNames(page("<p>北京市<b>和</b>合同纠纷 北京市</p>"), NAMES)).toContain(
    '<p data-english="Beijing, Contract disputes">',
  );
  expect(withEnglishNames(page("<p>北京<b>x</b>市</p>"), NAMES)).not.toContain("data-english");
});

each<[string]>("what is typed and what is law or judgment stays as it is: %s", (body) => {
  expect(withEnglishNames(page(body), NAMES)).toBe(page(body));
});
