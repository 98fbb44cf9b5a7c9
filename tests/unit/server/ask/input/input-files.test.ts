import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadInputKnowledge, readOrganisations, readWording } from "#server/ask/input/input-files.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const file = (text: string) => {
  const path = join(folder, "a");
  writeFileSync(path, text);
  return path;
};

test("organisations are read by kind", () => {
  expect(readOrganisations(file("# 名称\nfirm\t甲所\n\ncompany\t乙行\ntrade\t银行\nfirm\t丙所\n"))).toEqual({
    ...{ firms: ["甲所", "丙所"], companies: ["乙行"], trades: ["银行"] },
  });
});

test.each(["other\t甲", "firm", "firm\t", "firm\t甲\t乙", "toString\t甲"])(
  "the line %j is refused",
  (line) => {
    expect(() => readOrganisations(file(line))).toThrow(
      expect.objectContaining({
        name: "OrganisationError",
        message: expect.stringContaining(`"${line}" needs`),
      }),
    );
  },
);

test("of learned wordings base and features are read, and what functions carry is read once", () => {
  expect(readWording(file('{"base":1,"features":[2],"more":3}'))).toEqual({ base: 1, features: [2] });
  expect(loadInputKnowledge()).toBe(loadInputKnowledge());
  expect(loadInputKnowledge().places).toContain("内蒙古");
});
