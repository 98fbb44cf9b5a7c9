import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LeadFormFields } from "#contract/leads/lead-form.ts";
import { carriedCase, carryCase } from "#stores/page/carried-case.ts";
import { keep, loadStored } from "#stores/page/device-storage.ts";
import { DRAFT_MS } from "#stores/page/form-draft.ts";
import { fakeStorage } from "../fake-storage.ts";

const typed = {
  first_instance_number: "（2024）内01民初1号",
  court: "某市中级人民法院",
  mainjudge: "某甲",
  collegial_panel_members: "某甲；某乙;某丙",
};

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe("carriedCase", () => {
  test("a first instance fills the fields of first instance, its number behind its court, each judge once", () =>
    expect(carriedCase(typed)).toEqual({
      first_court: "某市中级人民法院（2024）内01民初1号",
      first_judge: "某甲；某乙；某丙",
    }));

  test.each(["（2024）内01民终1号", "（2012）民提字第1号"])("%s fills those of second instance", (number) =>
    expect(Object.keys(carriedCase({ ...typed, first_instance_number: number }))).toEqual([
      "final_court",
      "final_judge",
    ]),
  );

  test("what says nothing is not carried", () => {
    expect(carriedCase({ first_instance_number: "-", court: "某法院", mainjudge: " - " })).toEqual({
      first_court: "某法院",
    });
    expect(carriedCase({ first_instance_number: "-", mainjudge: "某甲" })).toEqual({});
  });

  test("whatever is typed, the lead form takes what is carried", () => {
    const lead = { user_uuid: "00000000-0000-4000-8000-000000000001", username: "某人", telephone: "000" };
    const text = fc.string({ unit: "grapheme", maxLength: 300 });
    const anything = fc.record({
      first_instance_number: text,
      court: text,
      mainjudge: text,
      collegial_panel_members: text,
    });
    fc.assert(
      fc.property(anything, (form) => {
        expect(LeadFormFields.safeParse({ ...lead, ...carriedCase(form) }).success).toBe(true);
      }),
    );
  });
});

describe("carryCase", () => {
  const draft = () => loadStored<Record<string, string>>("leadDraft");

  test("the next case takes the place of the one before, and what the visitor wrote stays", () => {
    keep("leadDraft", { username: "某人", first_judge: "我写的" }, DRAFT_MS);
    carryCase(typed);
    expect(draft()).toMatchObject({ username: "某人", first_judge: "我写的" });
    carryCase({ court: "某高级人民法院", first_instance_number: "（2025）内民终2号", mainjudge: "某丁" });
    expect(draft()).toEqual({
      username: "某人",
      first_judge: "我写的",
      final_court: "某高级人民法院（2025）内民终2号",
      final_judge: "某丁",
    });
  });

  test("the same case once more changes nothing, and a form without a case takes nothing away", () => {
    carryCase(typed);
    keep("leadDraft", { username: "某人" }, DRAFT_MS);
    carryCase(typed);
    carryCase({ mainjudge: "某戊" });
    expect(draft()).toEqual({ username: "某人" });
  });
});
