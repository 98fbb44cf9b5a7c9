import { describe, expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { type AdvancedForm, applyAdvanced } from "#stores/search/advanced-form.ts";

const blank: AdvancedForm = {
  within: "",
  without: "",
  near: "",
  part: "title",
  words: "",
  datefrom: "",
  dateto: "",
};
const query = { ...emptyQuery(), qr: ["保险"], index: 3 };
const apply = (form: Partial<AdvancedForm>, given = query) => applyAdvanced(given, { ...blank, ...form });

describe("applyAdvanced", () => {
  test("adds what was filled in to what is there, back on the first page", () => {
    const form = {
      within: "利息 违约金",
      without: "驳回",
      near: " 赔偿   公司 ",
      words: "张三",
      dateto: "2022-01-01",
    };
    expect(apply({ ...form, part: "judge" })).toEqual({
      query: {
        ...query,
        index: 1,
        within: ["利息", "违约金"],
        without: ["驳回"],
        near: ["赔偿 公司"],
        judge: ["张三"],
        dateto: "2022-01-01",
      },
    });
  });

  test("leaves a month or year of the address alone until a day is chosen, and empties a day", () => {
    const given = { ...query, datefrom: "2021-03", dateto: "2022-05-01" };
    expect(apply({ dateto: "2022-05-01", within: "利息" }, given)).toMatchObject({
      query: { datefrom: "2021-03", dateto: "2022-05-01" },
    });
    expect(apply({ datefrom: "2021-04-01" }, given)).toMatchObject({
      query: { datefrom: "2021-04-01", dateto: "" },
    });
  });

  test.each([
    [{}, "nothing", "within"],
    [{ near: "赔偿" }, "one_word_only", "near"],
    [{ near: "赔偿 赔 偿" }, "", ""],
    [{ without: "……" }, "no_searchable_character", "without"],
    [{ words: "长".repeat(101) }, "too_long", "words"],
    [{ datefrom: "2022-01-02", dateto: "2022-01-01" }, "dates_reversed", "dateto"],
  ] as const)("finds the fault of %j", (form, fault, field) => {
    if (fault === "") expect(apply(form)).toHaveProperty("query");
    else expect(apply(form)).toMatchObject({ fault, field });
  });

  test("finds nothing new in what the query holds already", () => {
    expect(apply({ without: "驳回" }, { ...query, without: ["驳回"] })).toMatchObject({ fault: "nothing" });
  });
});
