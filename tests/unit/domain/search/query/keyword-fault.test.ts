import { describe, expect, test } from "vitest";
import { keywordFault } from "#domain/search/query/keyword-fault.ts";

const limits = { maxChars: 100, room: 3 };

describe("keywordFault", () => {
  test("finds nothing wrong with what can be searched", () => {
    expect(keywordFault(["代位求偿", "😀", "-1"], limits)).toBeNull();
    expect(keywordFault(["保".repeat(100)], limits)).toBeNull();
  });

  test("names the limit that is passed", () => {
    expect(keywordFault([], limits)).toEqual({ kind: "empty", value: "" });
    expect(keywordFault(["保".repeat(101)], limits)).toEqual({ kind: "tooLong", value: 100 });
    expect(keywordFault(["一", "二", "三"], limits)).toBeNull();
    expect(keywordFault(["一"], { maxChars: 1, room: 0 })).toEqual({ kind: "tooMany", value: 0 });
    expect(keywordFault(["一", "保".repeat(101)], limits)?.kind).toBe("tooLong");
    expect(keywordFault(["一", "二", "三", "四"], limits)).toEqual({ kind: "tooMany", value: 3 });
  });

  test("names the keyword that holds nothing searchable", () => {
    expect(keywordFault(["保险", "。。。"], limits)).toEqual({ kind: "unsearchable", value: "。。。" });
    expect(keywordFault(["%", "《》", "¥"], limits)).toBeNull();
    expect(keywordFault(["，", "。"], limits)).toEqual({ kind: "unsearchable", value: "，" });
    expect(keywordFault(["\u0007"], limits)?.kind).toBe("unsearchable");
  });
});
