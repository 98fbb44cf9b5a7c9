import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SearchQuery } from "#contract/search/search-query.ts";
import { formValue } from "#server/http/form-value.ts";

const read = (text: string) => z.parse(SearchQuery, formValue(text, SearchQuery));

describe("a form as the value that a schema decodes", () => {
  test("a name given once or often is a list where the schema wants one", () => {
    expect(read("qr=代位求偿").qr).toEqual(["代位求偿"]);
    expect(read("qr=代位求偿&qr=保险&suitedate=2021").qr).toEqual(["代位求偿", "保险"]);
    expect(read("suitedate=2021&suitedate=2022").suitedate).toEqual(["2021", "2022"]);
  });

  test("numbers are read where the schema wants numbers, and stay texts where it wants texts", () => {
    expect(read("index=3&type=2&qr=2021")).toMatchObject({ index: 3, type: 2, qr: ["2021"] });
  });

  test("an object may be written as JSON", () => {
    const schema = z.object({ search: SearchQuery, explain: z._default(z.boolean(), false) });
    const text = new URLSearchParams({ search: '{"qr":["保险"],"index":2}', explain: "true" }).toString();
    expect(z.parse(schema, formValue(text, schema))).toMatchObject({
      search: { qr: ["保险"], index: 2 },
      explain: true,
    });
  });

  test("any query comes back from a form as it comes from JSON", () => {
    const word = fc
      .string({ minLength: 1, maxLength: 12, unit: "grapheme" })
      .filter((text) => !/^\s*\[/.test(text));
    const query = fc.record({
      qr: fc.array(word, { maxLength: 4 }),
      court: fc.array(word, { maxLength: 3 }),
      index: fc.integer({ min: 1, max: 1_000_000 }),
      type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    });
    fc.assert(
      fc.property(query, (given) => {
        const params = new URLSearchParams();
        for (const [name, value] of Object.entries(given))
          for (const one of [value].flat()) params.append(name, String(one));
        expect(read(params.toString())).toEqual(z.parse(SearchQuery, given));
      }),
    );
  });

  test("any text at all is read or refused, never thrown over", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const outcome = z.safeParse(SearchQuery, formValue(text, SearchQuery));
        expect(typeof outcome.success).toBe("boolean");
      }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("what does not fit is refused by the name of its field", () => {
    const outcome = z.safeParse(SearchQuery, formValue("index=zwei", SearchQuery));
    expect(outcome.error?.issues.map(({ path }) => path.join("."))).toEqual(["index"]);
  });
});
