import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { collectionOf, mergeYaml, readSent, textForFile, textForForm } from "#server/desk/entry-text.ts";

const OLD = `# 联系方式
phone: 待填写 # 换成真号码
hours: { cn: 周一, en: Monday }
items:
  # 第一项
  - { id: 1, to: "/" }
  - { id: 2, to: /layout }
`;

describe("mergeYaml", () => {
  test("changes the one line whose value changed, and keeps every comment", () => {
    const data = { ...parse(OLD), phone: "010-12345678" };
    expect(mergeYaml(OLD, data)).toBe(OLD.replace("待填写", "010-12345678"));
  });

  test("keeps text that looks like a number as text", () => {
    expect(parse(mergeYaml(OLD, { ...parse(OLD), phone: "4001234567" })).phone).toBe("4001234567");
  });

  test("takes out an item and leaves the others as they stand", () => {
    const items = parse(OLD).items.slice(1);
    expect(mergeYaml(OLD, { ...parse(OLD), items })).toContain("  - { id: 2, to: /layout }\n");
  });

  test("keeps the lines of items that only changed places", () => {
    const items = parse(OLD).items.toReversed();
    const lines = mergeYaml(OLD, { ...parse(OLD), items })
      .split("\n")
      .slice(-3);
    expect(lines).toEqual(["  - { id: 2, to: /layout }", '  - { id: 1, to: "/" }', ""]);
  });

  test("keeps a list on one line as it is written, and begins lines of their own in an empty one", () => {
    expect(mergeYaml("tags: [ a, b ]\n", { tags: ["a", "c"] })).toBe("tags: [ a, c ]\n");
    expect(mergeYaml("tags: []\n", { tags: ["a", "c"] })).toBe("tags:\n  - a\n  - c\n");
  });

  test("writes from scratch what names a value elsewhere", () => {
    expect(mergeYaml("a: &one 1\nb: *one\n", { a: 1, b: 2 })).toBe("a: 1\nb: 2\n");
  });

  test("writes what it was given, whatever stood there before", () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const record = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { maxKeys: 5 });
    fc.assert(
      fc.property(record, record, (before, after) => {
        const old = mergeYaml(undefined, before);
        // YAML has no -0.
        const wanted = JSON.parse(JSON.stringify(after));
        expect(parse(mergeYaml(old, wanted))).toEqual(wanted);
      }),
    );
  });
});

describe("textForFile", () => {
  const files = globSync("src/content/**/*.{yaml,md}").filter(collectionOf);

  test.each(files)("gives %s back byte for byte when nothing was changed at the desk", (file) => {
    const text = readFileSync(file, "utf8");
    const collection = collectionOf(file);
    const sent = collection && readSent(collection, textForForm(file, text));
    expect(collection && sent && textForFile(collection, sent, text)).toBe(text);
  });
});
