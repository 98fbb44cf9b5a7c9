import { describe, expect, test } from "vitest";
import { ADDRESS_FIELD } from "#contract/content/cms/cms-config.ts";
import { hostedCollections, tidySaved } from "#contract/content/cms/hosted-desk.ts";

describe("hostedCollections", () => {
  test("asks for no file name, which nobody would take off again, and makes one that addresses can hold", () => {
    const hosted = hostedCollections();
    expect(JSON.stringify(hosted)).not.toContain(`"name":"${ADDRESS_FIELD}"`);
    expect(JSON.stringify(hosted)).not.toContain(`{{fields.${ADDRESS_FIELD}}}`);
    expect(hosted.map(({ name }) => name)).toContain("knowledge-en");
  });
});

describe("tidySaved", () => {
  test("takes out what an article's form left empty and keeps its text", () => {
    const form = {
      title: "标题",
      updatedOn: "",
      draft: false,
      translation: "",
      reviewedOn: "",
      body: "正文",
    };
    expect(tidySaved("knowledge-cn", "20261121-0900", form)).toEqual({
      title: "标题",
      reviewedBy: "",
      body: "正文",
    });
  });

  test("tidies the shape of the toolbox that the file has", () => {
    const children = [
      { name: { cn: "甲", en: "A" }, url: "https://example.com/", calculator: "", note: { cn: "", en: "" } },
    ];
    expect(tidySaved("toolbox-1", "filing", { order: 3, deep: 1, children })).toEqual({
      order: 3,
      deep: 1,
      children: [{ name: { cn: "甲", en: "A" }, url: "https://example.com/" }],
    });
  });

  test("tidies settings and lists by the name of their file", () => {
    expect(tidySaved("settings", "compliance", { icp: null })).toMatchObject({ icp: "", police: "" });
    expect(tidySaved("settings", "profiles", { profiles: [{ id: "1", page: "" }] })).toEqual({
      profiles: [{ id: "1" }],
    });
  });
});
