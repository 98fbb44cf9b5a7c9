import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  introducesCase,
  namesSomebody,
  opensWithParty,
} from "#domain/judgment/parse/people/head-sentence.ts";
import { isFamilyName, partNameRun } from "#domain/judgment/parse/people/name-run.ts";
import { isOrganisation, isPartyName, isPerson } from "#domain/judgment/parse/people/names.ts";
import { isRoleBracket, sideOfRole } from "#domain/judgment/parse/people/roles.ts";
import type { Instance, Side } from "#domain/judgment/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("isPerson", () => {
  each<[string]>("takes %s", (name) => {
    expect(isPerson(name)).toBe(true);
    expect(isPartyName(name)).toBe(true);
  });

  each<[string]>("takes %j for none", (name) => {
    expect(isPerson(name)).toBe(false);
  });
});

describe("isOrganisation", () => {
  each<[string]>("also: takes %s", (name) => {
    expect(isOrganisation(name)).toBe(true);
    expect(isPartyName(name)).toBe(true);
  });

  test("needs an end of organisations, three to eighty characters and no word of a sentence", () => {
    for (const name of ["公司", "例某例某", "被告例某公司", `${"例".repeat(79)}公司`])
      expect(isOrganisation(name), name).toBe(false);
    expect(isOrganisation(`${"例".repeat(78)}公司`)).toBe(true);
    expect(isOrganisation("例公司")).toBe(true);
    // Brackets may contain what the organisation is.
    expect(isOrganisation("例某公司（原被告例某厂）")).toBe(true);
  });
});

describe("partNameRun", () => {
  const given = fc.string({ unit: fc.constantFrom(..."例样"), minLength: 1, maxLength: 2 });
  const name = fc.tuple(fc.constantFrom("王", "李", "赵", "孙"), given).map((parts) => parts.join(""));

  test("parts names of three characters where the next family name begins", () => {
    const three = name.filter((text) => text.length === 3);
    fc.assert(
      fc.property(fc.array(three, { minLength: 1, maxLength: 6 }), (names) => {
        expect(partNameRun(names.join(""))).toEqual(names);
      }),
    );
  });

  test("loses no character and leaves short names, dots and other scripts whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."王李例样欧阳"), maxLength: 12 }), (run) => {
        expect(partNameRun(run).join("")).toBe(run);
      }),
    );
    for (const whole of ["王例", "王例例", "欧阳例例", "王例·李例样", "Wang Li", "例样例样例样", ""])
      expect(partNameRun(whole)).toEqual([whole]);
    expect(partNameRun("欧阳例例王例")).toEqual(["欧阳例例", "王例"]);
    expect(partNameRun("王例欧阳例")).toEqual(["王例", "欧阳例"]);
    expect(partNameRun("王例例欧阳例例")).toEqual(["王例例", "欧阳例例"]);
    expect(partNameRun("欧阳例王王例")).toEqual(["欧阳例王", "王例"]);
    expect(partNameRun("王例例李例例例例例")).toEqual(["王例例李例例例例例"]);
  });

  test("knows family names", () => {
    for (const letter of "王李张揣") expect(isFamilyName(letter)).toBe(true);
    for (const letter of ["例", "样", "", "王李"]) expect(isFamilyName(letter)).toBe(false);
  });
});

describe("sideOfRole", () => {
  each<[string, string, Instance, Side]>(
    "puts %s%s at %s on the side %s",
    (role, bracket, instance, side) => {
      expect(sideOfRole(role, bracket, instance)).toBe(side);
    },
  );

  test("knows brackets that hold roles alone", () => {
    for (const text of ["原审被告", "一审原告、反诉被告", "原审原告，二审上诉人"])
      expect(isRoleBracket(text)).toBe(true);
    for (const text of ["以下简称甲", "原审被告张例", ""]) expect(isRoleBracket(text)).toBe(false);
  });
});

describe("sentences of the head", () => {
  each<[string]>("name somebody: %s", (sentence) => {
    expect(namesSomebody(sentence)).toBe(true);
    expect(introducesCase(sentence)).toBe(false);
  });

  each<[string]>("introduce the case: %s", (sentence) => {
    expect(introducesCase(sentence)).toBe(true);
  });

  each<[string]>("tell about a person or of nothing: %s", (sentence) => {
    expect(introducesCase(sentence)).toBe(false);
    expect(namesSomebody(sentence)).toBe(false);
  });

  test("about counsel who appeared or pleaded name nobody", () => {
    expect(namesSomebody("原告的委托诉讼代理人李例到庭参加诉讼。")).toBe(false);
    expect(namesSomebody("委托代理人李例诉称，被告欠款。")).toBe(false);
    expect(namesSomebody("原告委托代理人张例与被告李例纠纷一案，本院受理。")).toBe(false);
  });

  test("name counsel though they say at their end who appeared", () => {
    expect(namesSomebody("委托诉讼代理人：赵例，例山律师事务所律师，到庭参加诉讼。")).toBe(true);
  });

  each<[string, boolean]>("introduce the case by what they open with: %s", (sentence, introduces) => {
    expect(introducesCase(sentence)).toBe(introduces);
  });

  test("open with a party by role and name alone", () => {
    expect(opensWithParty(`被告：${"例".repeat(60)}。`)).toBe(true);
    expect(opensWithParty(`被告：${"例".repeat(61)}。`)).toBe(false);
    expect(opensWithParty("被告：例。")).toBe(false);
    expect(opensWithParty("原告张例、今天天气真的是非常非常好，均住某市。")).toBe(false);
    expect(opensWithParty("被告：不服判决的人说的话。")).toBe(true);
    expect(opensWithParty("被告不服判决，提出上诉。")).toBe(false);
    expect(opensWithParty("原告张例、李例，均住某市。")).toBe(true);
    expect(opensWithParty("张例，男。")).toBe(false);
    expect(opensWithParty("原告张例与被告李例签订合同。")).toBe(false);
  });
});
