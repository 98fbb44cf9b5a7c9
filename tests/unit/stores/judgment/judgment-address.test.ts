import { describe, expect, test } from "vitest";
import {
  judgmentHash,
  judgmentPage,
  numberHash,
  readJudgmentAddress,
} from "#stores/judgment/judgment-address.ts";

const read = (address: string) => readJudgmentAddress(new URL(address, "http://a.example"));

describe("readJudgmentAddress", () => {
  test("the hash names a judgment, and a paragraph of it", () => {
    expect(read("/layout/award#abcdefghij23")).toEqual({ id: "abcdefghij23", paragraph: 0 });
    expect(read("/en/layout/award#abcdefghij23/12")).toEqual({ id: "abcdefghij23", paragraph: 12 });
  });

  test("a path names it too, and the hash wins over the path", () => {
    expect(read("/layout/award/abcdefghij23")).toEqual({ id: "abcdefghij23", paragraph: 0 });
    expect(read("/en/layout/award/abcdefghij23/#zzzzzzzzzzzz")?.id).toBe("zzzzzzzzzzzz");
    expect(judgmentPage("/en/layout/award/abcdefghij23")).toBe("/en/layout/award");
  });

  test("a case number names it, behind # or in the path, encoded or not, in any brackets", () => {
    const number = "（2021）内01民终123号";
    expect(read(`/layout/award${numberHash(number)}`)).toEqual({ id: "", number, paragraph: 0 });
    expect(read(`/layout/award/${encodeURIComponent(number)}`)).toEqual({ id: "", number, paragraph: 0 });
    expect(read("/en/layout/award#(2021)内01民终123号/4")).toMatchObject({ paragraph: 4 });
    expect(read("/layout/award#2021内01民终123号之一")?.number).toBe("2021内01民终123号之一");
    expect(judgmentPage(`/layout/award/${encodeURIComponent(number)}`)).toBe("/layout/award");
  });

  test("an id with /both asks for both instances side by side", () => {
    expect(read("/layout/award#abcdefghij23/both")).toEqual({ id: "abcdefghij23", paragraph: 0, both: true });
  });

  test("whatever is no id names nothing", () => {
    for (const address of [
      "/layout/award",
      "/layout/award#",
      "/layout/award#ABC",
      "/layout/award#abcdefghij23/0x",
      "/layout/award#%E0%A4%A",
      "/layout/award#号2021",
    ])
      expect(read(address)).toBeNull();
  });

  test("judgmentHash writes what readJudgmentAddress reads", () => {
    expect(read(`/layout/award${judgmentHash("abcdefghij23", 7)}`)).toEqual({
      id: "abcdefghij23",
      paragraph: 7,
    });
  });
});
