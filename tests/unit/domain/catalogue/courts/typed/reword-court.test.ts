import { describe, expect, test } from "vitest";
import { shortCourtNames } from "#domain/catalogue/courts/names/short-court-names.ts";
import {
  exchanged,
  nameAlone,
  rewordCourt,
  saidAfter,
  saysNothing,
} from "#domain/catalogue/courts/typed/reword-court.ts";
import { readMended } from "#domain/catalogue/courts/typed/typed-court.ts";
import { smallCourts as courts } from "../../small-courts.ts";

describe("rewordCourt", () => {
  const reworded = (text: string) =>
    [...rewordCourt(text, shortCourtNames(courts))].map((one) => `${one.text}/${one.dropped}`);

  test("leaves out what stands before and behind the name", () => {
    expect(reworded("天河法院打官司")).toContain("天河法院/");
    expect(reworded("我在天河法院")).toContain("天河法院/我在");
    expect(reworded("我在广州的天河法院")).toContain("广州天河法院/我在的");
    expect(reworded("告到最高法院")[0]).toBe("最高院/告到");
    expect(reworded("最高法")[0]).toBe("最高院/");
    expect(reworded("最高法典").some((one) => one.startsWith("最高院/"))).toBe(false);
  });

  test("turns places round, and takes what stands behind the word for court before it", () => {
    expect(reworded("天河广州法院")).toContain("广州天河法院/");
    expect(reworded("天河法院广州")).toEqual(
      expect.arrayContaining(["广州天河法院/", "天河广州法院/", "天河法院/"]),
    );
    expect(reworded("高院广东")).toContain("广东高院/");
    expect(reworded("法院天河广州")).toContain("广州天河法院/");
    expect(reworded("法院天河法院")).toContain("天河法院/");
    expect(reworded("天河广州")).toEqual(["广州天河/"]);
  });

  test("has nothing of a long text without a word for court", () => {
    expect(reworded(`天河广州${"丁".repeat(6)}`)).not.toEqual([]);
    expect(reworded(`天河广州${"丁".repeat(7)}`)).toEqual([]);
    expect(reworded("丁戊")).toEqual([]);
  });
});

describe("what is said around a name", () => {
  test("says nothing of the place where it ends as such words do", () => {
    for (const dropped of ["", "我在", "起诉到", "二审", "请问", "我想问下天河那个"])
      expect([dropped, saysNothing(dropped)]).toEqual([dropped, true]);
    for (const dropped of ["广州", "丁", "在丁"])
      expect([dropped, saysNothing(dropped)]).toEqual([dropped, false]);
  });

  test("ends at up to four places", () => {
    expect([...saidAfter("我在天河法院")]).toEqual(["天河法院"]);
    expect([...saidAfter("天河法院")]).toEqual([]);
    expect([...saidAfter("在向到由从天河法院")]).toHaveLength(4);
    // At least four characters remain.
    expect([...saidAfter("我在天河区")]).toEqual([]);
    expect([...saidAfter("我在天河区院")]).toEqual(["天河区院"]);
  });

  test("ends with the word for court", () => {
    expect(nameAlone("天河法院打官司")).toBe("天河法院");
    expect(nameAlone("广州中院二审")).toBe("广州中院");
    expect(nameAlone("法院天河")).toBe("法院天河");
    expect(nameAlone("天河")).toBe("天河");
  });
});

describe("slips of the hand", () => {
  test("that exchange neighbours are turned back, one pair at a time", () => {
    expect([...exchanged("天河院法")]).toEqual(["河天院法", "天院河法", "天河法院"]);
    expect([...exchanged("院院甲")]).toEqual(["院甲院"]);
    expect([...exchanged("天河")]).toEqual([]);
  });

  test("lead to the courts that may be meant, the likeliest first", () => {
    const mended = (text: string, isTribunal = false) =>
      readMended(text, isTribunal, courts, {}).map((id) => courts.byId(id)!.label);
    const tianhe = "广州市天河区人民法院";
    expect(mended("天河天河法院")[0]).toBe(tianhe);
    expect(mended("田河法院")[0]).toBe(tianhe);
    expect(mended("天河院法")[0]).toBe(tianhe);
    expect(mended("我在天河打官司")).toEqual([tianhe]);
    expect(mended("天河丁戊法庭", true)).toEqual([tianhe]);
    expect(mended("丁戊己庚")).toEqual([]);
  });
});
