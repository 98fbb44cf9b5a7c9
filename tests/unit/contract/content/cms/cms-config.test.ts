import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cmsCollections } from "#contract/content/cms/cms-config.ts";
import type { CmsField } from "#contract/content/cms/cms-fields.ts";
import { CONTENT_ROOT, deskCollections } from "#contract/content/collections.ts";
import { DESK_POLICY } from "../../../../../src/cli/desk/build-desk.ts";

interface Part {
  file?: string;
  folder?: string;
  fields: CmsField[];
}
const parts = cmsCollections().flatMap((collection) => (collection.files ?? [collection]) as Part[]);
const every = (fields: CmsField[]): CmsField[] =>
  fields.flatMap((field) => [
    field,
    ...every((field.fields as CmsField[] | undefined) ?? []),
    ...every(field.field ? [field.field as CmsField] : []),
  ]);
const part = (end: string) => parts.find(({ file, folder }) => `${file ?? folder}`.endsWith(end));
const field = (end: string, name: string) => every(part(end)?.fields ?? []).find((one) => one.name === name);

describe("cmsCollections", () => {
  test("has a form for every kind of content", () => {
    for (const { path } of deskCollections())
      expect(
        parts.filter(({ file, folder }) => `${file ?? folder}`.startsWith(`${CONTENT_ROOT}/${path}`)),
        path,
      ).not.toEqual([]);
  });

  test("labels every field in Chinese", () => {
    const unlabelled = parts
      .flatMap(({ fields }) => every(fields))
      .filter((one) => one.widget !== "hidden" && !/\p{Script=Han}/u.test(one.label));
    expect(unlabelled.map(({ name }) => name)).toEqual([]);
  });

  test("draws each kind of value with its own control", () => {
    const widgets = {
      title: "string",
      category: "select",
      date: "datetime",
      sources: "list",
      draft: "boolean",
      body: "markdown",
    };
    for (const [name, widget] of Object.entries(widgets))
      expect(field("/knowledge", name)?.widget, name).toBe(widget);
    expect(field("experts", "portrait")?.widget).toBe("image");
    expect(field("compliance.yaml", "retentionDays")).toMatchObject({ widget: "number", min: 1, max: 1095 });
    expect(field("site.yaml", "description")?.fields).toMatchObject([{ widget: "text" }, { widget: "text" }]);
  });

  test("asks for what must be there and no more", () => {
    expect(field("contact.yaml", "phone")?.required).toBe(true);
    expect(field("compliance.yaml", "icp")?.required).toBe(false);
    expect(field("/knowledge", "publishOn")?.required).toBe(false);
  });

  test("gives the two shapes of the toolbox a form each", () => {
    const shapes = parts.filter(({ folder }) => folder?.endsWith("/toolbox"));
    expect(
      shapes.map(({ fields }) => every(fields).filter(({ name }) => name === "children").length),
    ).toEqual([1, 2]);
  });
});

describe("the desk's policy", () => {
  test("stands in netlify.toml as it stands in the page", () => {
    const toml = readFileSync("netlify.toml", "utf8");
    const block = toml.split('for = "/admin/*"')[1]?.split("[[")[0] ?? "";
    expect(block).toContain(DESK_POLICY);
    expect(toml.split(DESK_POLICY)).toHaveLength(2);
    expect(toml.replace(DESK_POLICY, "")).not.toContain("unsafe");
  });
});
