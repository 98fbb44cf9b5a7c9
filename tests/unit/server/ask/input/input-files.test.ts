import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadInputKnowledge, readOrganisations, readWording } from "#server/ask/input/input-files.ts";
import { isKnownPlace, namesOfPlaces } from "#server/ask/input/known-places.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-input-"));
afterAll(() => rmSync(folder, { recursive: true }));
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

test("places are provinces and prefectures, with their endings and without", () => {
  const names = namesOfPlaces();
  for (const name of ["内蒙古", "内蒙古自治区", "呼和浩特", "呼和浩特市", "北京", "北京市"])
    expect(names).toContain(name);
  for (const name of ["海淀", "最高", "新城区"]) expect(names).not.toContain(name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^\p{Script=Han}{2,}$/u.test(name))).toBe(true);
  expect(names.some((name) => /法院|兵团分院/u.test(name))).toBe(false);
  expect([isKnownPlace("在呼和浩特开庭"), isKnownPlace("在某地开庭"), isKnownPlace("")]).toEqual([
    true,
    false,
    false,
  ]);
});
