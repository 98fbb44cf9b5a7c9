import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOptOuts } from "#server/recovery/gather/opt-outs.ts";
import { readCorrections } from "#server/recovery/gather/read-corrections.ts";
import { readProfileFacts } from "#server/recovery/profile-facts.ts";
import { findProfiles } from "#server/recovery/profiles.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const file = (text: string) => {
  const path = join(folder, "a.yaml");
  writeFileSync(path, text);
  return path;
};
const FIRST = "{ id: a, kind: rename, lawyer: 样一, lawoffice: 甲律师事务所, newLawyer: 样二 }";

test("corrections are those of the file, in order; none without a file or in an empty one", () => {
  expect(readCorrections(join(folder, "none.yaml"))).toEqual([]);
  expect(readCorrections(file(""))).toEqual([]);
  expect(readCorrections(file("other: 1"))).toEqual([]);
  const second = "{ id: b, kind: hide, lawyer: 样一, lawoffice: 甲律师事务所 }";
  expect(readCorrections(file(`corrections: [${FIRST}, ${second}]`))).toEqual([
    { id: "a", kind: "rename", lawyer: "样一", lawoffice: "甲律师事务所", newLawyer: "样二" },
    { id: "b", kind: "hide", lawyer: "样一", lawoffice: "甲律师事务所" },
  ]);
});

test("an entry that breaks the rules is named with its file, number and field", () => {
  const path = file(`corrections: [${FIRST}, { id: b, kind: other, lawyer: 样一, lawoffice: 甲 }]`);
  expect(() => readCorrections(path)).toThrow(
    expect.objectContaining({
      name: "RecoveryContentError",
      message: expect.stringMatching(/a\.yaml, entry 2: kind .+\. npm run check:content names the line\.$/),
    }),
  );
});

test("nobody has opted out without a file or in an empty one, with a salt or not", () => {
  expect(readOptOuts(join(folder, "none.yaml"), "s")).toEqual({ salt: "s", hashes: new Set() });
  expect(readOptOuts(file(""), "")).toEqual({ salt: "", hashes: new Set() });
  const hash = "0123456789abcdef".repeat(2);
  expect(readOptOuts(file(`optOuts: [{ id: ${hash} }]`), "s").hashes).toEqual(new Set([hash]));
  expect(() => readOptOuts(file("optOuts: [{ id: 样一 }]"), "s")).toThrow();
  expect(() => readOptOuts(file(`optOuts: [{ id: ${hash} }, { id: ${hash} }]`), "")).toThrow(
    /hides 2 lawyers/,
  );
});

test("without files there is no profile, and a template that is not filled in yet counts for none", () => {
  const none = { template: "", profiles: [] };
  expect(readProfileFacts(join(folder, "none"))).toEqual(none);
  writeFileSync(join(folder, "settings.yaml"), "");
  writeFileSync(join(folder, "profiles.yaml"), "");
  expect(readProfileFacts(folder)).toEqual(none);
  expect(findProfiles(none)("样一", "甲所")).toEqual({});
});

test("a configured address is filled with name and firm; a page and picture of one's own come first", () => {
  writeFileSync(join(folder, "settings.yaml"), 'profile: "https://example.org/?n={lawyer}&f={lawoffice}"');
  writeFileSync(
    join(folder, "profiles.yaml"),
    'profiles: [{ lawyer: 样一, lawoffice: 北京市甲律师事务所, picture: /a.jpg, page: "https://example.org/one" }]',
  );
  const find = findProfiles(readProfileFacts(folder));
  expect(find("样二", "乙所").page).toBe("https://example.org/?n=%E6%A0%B7%E4%BA%8C&f=%E4%B9%99%E6%89%80");
  expect(find("样一", "北京甲律师事务所")).toEqual({ picture: "/a.jpg", page: "https://example.org/one" });
});

test("every place of the template is filled, and who has a picture alone has its address", () => {
  const entry = { id: "a", lawyer: "样一", lawoffice: "甲所", picture: "/a.jpg" };
  const find = findProfiles({ template: "/{lawyer}/{lawoffice}/{lawyer}/{lawoffice}", profiles: [entry] });
  expect(find("a b", "c/d")).toEqual({ picture: undefined, page: "/a%20b/c%2Fd/a%20b/c%2Fd" });
  expect(find("样一", "甲所")).toMatchObject({ picture: "/a.jpg", page: expect.stringMatching(/^\/%E6/) });
});
