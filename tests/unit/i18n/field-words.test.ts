import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { wordFields } from "#i18n/api-errors.ts";

describe("wordFields", () => {
  test("names each field once, whatever place in the request its path tells", () => {
    expect(wordFields(["search.qr.0", "search.qr.7", "search.datefrom"], "cn")).toBe("关键词、起始日期");
    expect(wordFields(["search.qr.0", "search.datefrom"], "en")).toBe("keyword, first day");
  });

  test("has a word for every field that a visitor or a page may send", () => {
    const contracts = import.meta.glob<Record<string, unknown>>("../../../src/contract/**/*.ts", {
      eager: true,
    });
    const names = new Set<string>();
    const collect = (schema: unknown): void => {
      if (typeof schema !== "object" || schema === null) return;
      const { properties = {} } = schema as { properties?: object };
      for (const name of Object.keys(properties)) names.add(name);
      Object.values(schema).forEach(collect);
    };
    for (const exported of Object.values(contracts).flatMap((file) => Object.values(file))) {
      const { route, input, written } = (exported ?? {}) as Record<string, z.ZodMiniType | undefined>;
      if (route && input) collect(z.toJSONSchema(written ?? input, { io: "input", unrepresentable: "any" }));
    }
    expect(names).toContain("rows");
    expect([...names].filter((name) => wordFields([name], "cn") === name)).toEqual([]);
    // An English word may equal the field's own name.
    expect([...names].filter((name) => /[A-Z_0-9]/.test(wordFields([name], "en")))).toEqual([]);
  });

  test("leaves a name that it has no word for, and members of objects, as they are", () => {
    expect(wordFields(["colour", "constructor", "0"], "cn")).toBe("colour、constructor、0");
  });
});
