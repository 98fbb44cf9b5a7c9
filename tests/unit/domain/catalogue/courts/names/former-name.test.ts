import { expect, test } from "vitest";
import { formerNameMeant } from "#domain/catalogue/courts/names/former-name.ts";
import { sayCourt } from "#domain/catalogue/courts/names/short-court-names.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownCourts } from "../../own-courts.ts";

const each = examplesOf(import.meta.url);

const meant = (typed: string, label: string) => formerNameMeant(typed, label, ownCourts);

each<[string, string, string, number]>("%s reaches %s by its former name", (typed, label, name, until) => {
  expect(meant(typed, label)).toEqual({ name, until });
});

each<[string, string]>("%s needs no former name of %s", (typed, label) => {
  expect(meant(typed, label)).toBeNull();
});

test("every former name on record explains each court that continues it and does not bear it still", () => {
  for (const { name, courts } of ownCourts.facts.former) {
    const stem = sayCourt(name).replace(/[中高]?院$/, "");
    for (const label of courts)
      expect([name, label, meant(name, label)?.name]).toEqual([
        name,
        label,
        sayCourt(label).includes(stem) ? undefined : name,
      ]);
  }
});
