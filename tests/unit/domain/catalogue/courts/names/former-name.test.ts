import { expect, test } from "vitest";
import { formerNameMeant } from "#domain/catalogue/courts/names/former-name.ts";
import { sayCourt } from "#domain/catalogue/courts/names/short-court-names.ts";
import { ownCourts } from "../../own-courts.ts";

const meant = (typed: string, label: string) => formerNameMeant(typed, label, ownCourts);

test.each([
  ["新城区", "南宁市青秀区人民法院", "新城区人民法院", 2004],
  ["新城区法院", "银川市西夏区人民法院", "新城区人民法院", 2002],
  ["新 城", "银川市金凤区人民法院", "新城区人民法院", 2002],
  ["南宁新城区人民法院", "南宁市青秀区人民法院", "新城区人民法院", 2004],
  ["襄樊中院", "湖北省襄阳市中级人民法院", "襄樊市", 2010],
])("%s reaches %s by its former name", (typed, label, name, until) => {
  expect(meant(typed, label)).toEqual({ name, until });
});

test.each([
  ["新城区", "呼和浩特市新城区人民法院"],
  ["青秀", "南宁市青秀区人民法院"],
  ["襄阳中院", "湖北省襄阳市中级人民法院"],
  ["xcq", "南宁市青秀区人民法院"],
  ["法院", "南宁市青秀区人民法院"],
  ["区", "南宁市青秀区人民法院"],
  ["", "南宁市青秀区人民法院"],
])("%s needs no former name of %s", (typed, label) => {
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
