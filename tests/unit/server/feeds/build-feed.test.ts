import { describe, expect, test } from "vitest";
import { type Feed, toAtom, toJsonFeed } from "#server/feeds/answer-feed.ts";

const FEED: Feed = {
  title: "法溯：<合同> & “违约”",
  author: "法溯",
  description: "最新\u0000判决",
  lang: "zh-CN",
  list: "https://example.org/layout/serachList#qr=a&b",
  self: "https://example.org/feed?qr=a&b",
  site: "https://example.org",
  updated: "2026-01-02",
  entries: [
    { id: "abc", path: "/layout/award#abc", title: "甲 & 乙", date: "2021-03-04" },
    { id: "def", path: "/layout/award#def", title: "丙", date: "" },
  ],
};

describe("toJsonFeed", () => {
  test("is JSON Feed 1.1, without a date where none is known", () => {
    expect(JSON.parse(toJsonFeed(FEED))).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: FEED.title,
      description: FEED.description,
      home_page_url: FEED.list,
      feed_url: FEED.self,
      language: "zh-CN",
      items: [
        {
          id: "urn:fasu:judgment:abc",
          url: "https://example.org/layout/award#abc",
          title: "甲 & 乙",
          content_text: "甲 & 乙",
          date_published: "2021-03-04T00:00:00+08:00",
        },
        {
          id: "urn:fasu:judgment:def",
          url: "https://example.org/layout/award#def",
          title: "丙",
          content_text: "丙",
        },
      ],
    });
  });
});

describe("toAtom", () => {
  const atom = toAtom(FEED);
  const all = (pattern: RegExp) => [...atom.matchAll(pattern)].map(([, text]) => text);

  test("has for each entry id, title, address and day, the import's where none is known (RFC 4287)", () => {
    expect(all(/<id>(.*?)<\/id>/g)).toEqual([
      "https://example.org/feed?qr=a&#38;b",
      "urn:fasu:judgment:abc",
      "urn:fasu:judgment:def",
    ]);
    expect(all(/<updated>(.*?)<\/updated>/g)).toEqual([
      "2026-01-02T00:00:00+08:00",
      "2021-03-04T00:00:00+08:00",
      "2026-01-02T00:00:00+08:00",
    ]);
    expect(all(/<title>(.*?)<\/title>/g)).toEqual(["法溯：&#60;合同&#62; &#38; “违约”", "甲 &#38; 乙", "丙"]);
    expect(all(/<link rel="(?:self|alternate)" type="[^"]*" href="(.*?)"\/>/g)).toEqual([
      "https://example.org/feed?qr=a&#38;b",
      "https://example.org/layout/serachList#qr=a&#38;b",
      "https://example.org/layout/award#abc",
      "https://example.org/layout/award#def",
    ]);
  });

  test("names the site as author and carries no control", () => {
    expect(atom).toContain("<author><name>法溯</name></author>");
    expect(atom).toContain("<subtitle>最新判决</subtitle>");
    expect(
      atom.startsWith(
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
      ),
    ).toBe(true);
    expect(all(/<(entry)>/g)).toHaveLength(2);
  });
});
