import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeQuery,
  emptyQuery,
  encodeQuery,
  hasConditions,
  normaliseQuery,
} from "#contract/search/query-address.ts";
import { SearchQuery } from "#contract/search/search-query.ts";
import { LIST_FIELDS } from "#domain/search/query/query-fields.ts";

const value = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
  fc.constantFrom("代位求偿", "（2021）内01民终123号", "a&b=c#d?e+f%g", "100%", " 空 格 "),
);
const list = fc.array(value, { maxLength: 6 });
const query: fc.Arbitrary<SearchQuery> = fc.record({
  qr: list,
  reason: list,
  court: list,
  kind: list,
  instance: list,
  outcome: list,
  amount: list,
  suitedate: list,
  within: list,
  near: list,
  without: list,
  title: list,
  holding: list,
  judge: list,
  counsel: list,
  courtname: list,
  datefrom: fc.constantFrom("", "2021-03-05", "2021"),
  dateto: fc.constantFrom("", "2022-12-31", " 2022-06 "),
  index: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom(1, 2, 3),
  sort: fc.constantFrom("relevance", "date", "court_level"),
});

/** Any code unit, lone surrogates included. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

describe("decodeQuery", () => {
  test("reads back whatever encodeQuery wrote, through a real address", () => {
    fc.assert(
      fc.property(query, (given) => {
        const clean = normaliseQuery(given);
        const address = new URL(`http://a.example/layout/serachList#${encodeQuery(clean)}`);
        expect(decodeQuery(address.hash)).toEqual(clean);
      }),
    );
  });

  test("never throws, and what it returns is a query the contract accepts", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit }), (text) => {
        expect(SearchQuery.safeParse(decodeQuery(text)).success).toBe(true);
      }),
    );
  });

  test("broken escapes, unknown names and impossible numbers are passed over", () => {
    expect(decodeQuery("#qr=%E4%B&x=1&index=0&type=9&sort=up&index=-3&qr=&=a&court")).toEqual(emptyQuery());
  });

  test("duplicates are removed and the order is kept", () => {
    expect(decodeQuery("#qr=b&qr=a&qr=b&qr=%20a%20").qr).toEqual(["b", "a"]);
  });

  test("every list has a name in the address, and the contract gives each a default", () => {
    for (const field of LIST_FIELDS) expect(decodeQuery(`#${field}=a`)).toMatchObject({ [field]: ["a"] });
    expect(SearchQuery.parse({})).toEqual(emptyQuery());
  });

  test("the query of a form without script is read from the search part", () => {
    expect(decodeQuery("?type=2&qr=%E4%BF%9D%E9%99%A9+%E6%B3%95")).toMatchObject({
      type: 2,
      qr: ["保险 法"],
    });
  });
});

describe("encodeQuery", () => {
  test("the empty query leaves nothing behind the #", () => {
    expect(encodeQuery(emptyQuery())).toBe("");
    expect(hasConditions(emptyQuery())).toBe(false);
  });
});
