import { describe, expect, test } from "vitest";
import type { StreetWord } from "#domain/ask/question/street-words.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { STREET_FILE } from "#server/catalogue/street-words.ts";
import { meantKeys, readTypedCause, readTypedCourt } from "#server/catalogue/typed-names.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";

/** Every EACH-th everyday word is tested. */
const EACH = 12;

const causes = loadCauses();
const named = (text: string, prefer?: "2") => {
  const read = readTypedCause(text, "reason", prefer, causes);
  if ("key" in read) return causes.byId(read.key)!.label;
  return read.failure.error === "ambiguous" ? read.failure.choices!.map(({ label }) => label) : [];
};

describe("names as they are typed", () => {
  test.each([
    ["欠債不還", "欠债不还"],
    ["離婚", "离婚"],
    ["房東不退押金", "房东不退押金"],
  ])("%s in traditional characters is read as %s", (traditional, simplified) => {
    expect(named(traditional)).toEqual(named(simplified));
    expect(meantKeys("cause", traditional)).toEqual(meantKeys("cause", simplified));
  });

  test("a name spelt in Latin letters is the name", () => {
    expect(named("minjian jiedai")).toBe("民间借贷纠纷");
    expect([named("lihun", "2")].flat()).toContain("离婚纠纷");
    expect(named("xyzzyq")).toEqual([]);
  });

  test("a cause that shares its name with others is named with its branch", () => {
    const labels = causes.ordered.map(({ label }) => label);
    const shared = causes.ordered.filter(({ label }, at) => labels.indexOf(label) !== at);
    expect(shared.length).toBeGreaterThan(5);
    for (const { value, label } of shared) {
      const branch = causes.path(value)[0]!.label;
      const read = readTypedCause(`${label}（${branch}）`, "reason", undefined, causes);
      // Of two causes in one branch the first is meant.
      const [first] = causes.ordered.filter(
        (each) => each.label === label && causes.path(each.value)[0]!.label === branch,
      );
      expect(read, label).toEqual({ key: first!.value });
    }
  });

  test("words mean civil causes before others", () => {
    const branches = meantKeys("cause", "合同诈骗").meant.map((key) => key[0]);
    expect(branches).toContain("1");
    expect(branches).toEqual([...branches].sort((a, b) => Number(b === "2") - Number(a === "2")));
    expect(meantKeys("cause", "离婚").meant.length).toBeGreaterThan(0);
    expect(meantKeys("cause", "hetong")).toEqual({ meant: [], like: [], street: [] });
  });

  test("an everyday word that means no cause itself means that of its word of the law, and says so", () => {
    const { meant, street } = meantKeys("cause", "掐脖子");
    expect(meant).toEqual([]);
    expect(street).toEqual([{ code: causes.byLabel("故意伤害罪")!.value, pair: "掐脖子→故意伤害" }]);
  });

  test("such a word leaves that cause as a choice where it is submitted, and is never taken for it", () => {
    const choices = [{ code: causes.byLabel("故意伤害罪")!.value, label: "故意伤害罪" }];
    const asked = { error: "ambiguous", reason: "ambiguous_cause", value: "掐脖子", fields: ["reason"] };
    expect(readTypedCause("掐脖子", "reason")).toEqual({ failure: { ...asked, choices } });
    expect(readTypedCause("掐脖子", "reason", "2")).toEqual({ failure: { ...asked, choices } });
    expect(readTypedCause("賠一個月", "reason")).toMatchObject({ failure: { choices: [{}] } });
    expect(readTypedCause("啦啦啦", "reason")).toMatchObject({ failure: { reason: "unknown_cause" } });
  });

  test("what a picker offers for a word of the street is what its submission offers", () => {
    const streets = readGeneratedJson<StreetWord[]>(STREET_FILE).map(({ street }) => street);
    const offered = streets.filter((typed, at) => {
      if (at % EACH !== 0) return false;
      const { meant, like, street } = meantKeys("cause", typed);
      if (meant.length > 0 || like.length > 0 || street.length === 0) return false;
      const read = readTypedCause(typed, "reason");
      const choices = "failure" in read ? read.failure.choices : [];
      expect(
        choices?.map(({ code }) => code),
        typed,
      ).toEqual(street.map(({ code }) => code));
      return true;
    });
    expect(offered.length).toBeGreaterThan(5);
  });

  test("a court in traditional characters is the court", () => {
    expect(readTypedCourt("廣東高院", "court")).toEqual(readTypedCourt("广东高院", "court"));
  });

  test("a court whose name alone holds the words is taken where no short form is read", () => {
    const taken = readTypedCourt("自贸港知产法院", "court");
    expect(taken).toEqual(readTypedCourt("海南自由贸易港知识产权法院", "court"));
    expect(taken).toHaveProperty("key");
    expect(readTypedCourt("火星法院", "court")).toMatchObject({ failure: { reason: "unknown_court" } });
  });
});
