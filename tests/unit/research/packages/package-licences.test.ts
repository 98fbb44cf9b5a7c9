import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { carriedPackages, isPermissive } from "#research/packages/package-licences.ts";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

test("every package that the site carries has a permissive licence", () => {
  const carried = carriedPackages(readJson("package-lock.json"), (path) => readJson(`${path}/package.json`));
  expect(carried.length).toBeGreaterThan(10);
  expect(carried.filter(({ licence }) => !isPermissive(licence))).toEqual([]);
});

test("takes one licence of a choice, all of a sum, and none for an unknown one", () => {
  expect(["MIT", "(MIT OR GPL-3.0)", "MIT AND ISC"].every(isPermissive)).toBe(true);
  expect(["", "GPL-3.0", "MIT AND GPL-3.0", "SEE LICENSE IN x"].some(isPermissive)).toBe(false);
});

test("counts neither development packages nor the project itself", () => {
  const packages = {
    "": {},
    "node_modules/a": { license: "MIT" },
    "node_modules/a/node_modules/@b/c": { license: "ISC" },
    "node_modules/d": { dev: true },
  };
  expect(carriedPackages({ packages }, () => ({}))).toEqual([
    { name: "a", licence: "MIT" },
    { name: "@b/c", licence: "ISC" },
  ]);
});
