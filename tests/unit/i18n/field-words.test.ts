import { describe, expect, test } from "vitest";
import { wordFields } from "#i18n/field-words.ts";

describe("wordFields", () => {
  test("names each field once, whatever place in the request its path tells", () => {
    expect(wordFields(["search.qr.0", "search.qr.7", "search.datefrom"], "cn")).toBe("关键词、起始日期");
    expect(wordFields(["search.qr.0", "search.datefrom"], "en")).toBe("keyword, first day");
  });

  test("leaves a name that it has no word for, and members of objects, as they are", () => {
    expect(wordFields(["pageSize", "constructor", "0"], "cn")).toBe("pageSize、constructor、0");
  });
});
