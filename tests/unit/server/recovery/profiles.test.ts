import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readProfileFacts } from "#server/recovery/profile-facts.ts";
import { findProfiles } from "#server/recovery/profiles.ts";

const folder = (settings: string, profiles: string) => {
  const path = mkdtempSync(join(tmpdir(), "profiles-"));
  writeFileSync(join(path, "settings.yaml"), settings);
  writeFileSync(join(path, "profiles.yaml"), profiles);
  return path;
};

test("a configured address is filled with name and firm; a page and picture of one's own come first", () => {
  const find = findProfiles(
    readProfileFacts(
      folder(
        'profile: "https://example.org/?n={lawyer}&f={lawoffice}"',
        'profiles: [{ lawyer: 样一, lawoffice: 北京市甲律师事务所, picture: /a.jpg, page: "https://example.org/one" }]',
      ),
    ),
  );
  expect(find("样二", "乙所").page).toBe("https://example.org/?n=%E6%A0%B7%E4%BA%8C&f=%E4%B9%99%E6%89%80");
  expect(find("样一", "北京甲律师事务所")).toEqual({ picture: "/a.jpg", page: "https://example.org/one" });
});

test("nothing configured gives neither", () => {
  expect(findProfiles(readProfileFacts(folder('profile: ""', "profiles: []")))("样一", "甲所")).toEqual({});
});
