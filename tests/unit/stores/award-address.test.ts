import { describe, expect, test } from "vitest";
import { awardHash, awardPage, readAwardAddress } from "#stores/award-address.ts";

const read = (address: string) => readAwardAddress(new URL(address, "http://a.example"));

describe("readAwardAddress", () => {
  test("the hash names a judgment, and a paragraph of it", () => {
    expect(read("/layout/award#abcdefghij23")).toEqual({ id: "abcdefghij23", paragraph: 0 });
    expect(read("/en/layout/award#abcdefghij23/12")).toEqual({ id: "abcdefghij23", paragraph: 12 });
  });

  test("a path names it too, and the hash wins over the path", () => {
    expect(read("/layout/award/abcdefghij23")).toEqual({ id: "abcdefghij23", paragraph: 0 });
    expect(read("/en/layout/award/abcdefghij23/#zzzzzzzzzzzz")?.id).toBe("zzzzzzzzzzzz");
    expect(awardPage("/en/layout/award/abcdefghij23")).toBe("/en/layout/award");
  });

  test("whatever is no id names nothing", () => {
    for (const address of [
      "/layout/award",
      "/layout/award#",
      "/layout/award#ABC",
      "/layout/award#abcdefghij23/0x",
    ])
      expect(read(address)).toBeNull();
  });

  test("awardHash writes what readAwardAddress reads", () => {
    expect(read(`/layout/award${awardHash("abcdefghij23", 7)}`)).toEqual({
      id: "abcdefghij23",
      paragraph: 7,
    });
  });
});
