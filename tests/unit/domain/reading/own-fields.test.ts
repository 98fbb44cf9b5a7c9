import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { ownClock } from "#domain/reading/own-clock.ts";
import { type OwnDocument, readOwnDocument } from "#domain/reading/own-document.ts";
import { FIELDS, fieldsOf, fieldText, placeOfField, withField } from "#domain/reading/own-fields.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";

const FOLDER = "tests/fixtures/judgments";
const context = importContext("own", "2026-11-29");
const read = (text: string): OwnDocument => {
  const reading = readOwnDocument(text, context);
  if (reading.kind === "rejected") throw new Error(reading.reason);
  return reading.document;
};
const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"));
const first = texts[0] ?? "";

test("a field typed as it reads changes nothing, in every document", () => {
  for (const document of texts.map(read))
    for (const name of fieldsOf(document)) {
      const same = withField(document, name, fieldText(document, name));
      expect(same && fieldText(same, name), name).toBe(fieldText(document, name));
      expect(same?.facts).toEqual(document.facts);
    }
});

test("a corrected field is the one that is read, and what cannot be read is refused", () => {
  const document = read(first);
  const corrected = [
    ["court", "内蒙古自治区包头市中级人民法院"],
    ["casedate", "2022-02-28"],
    ["claim_amount", "12.5万"],
    ["fee", "100"],
    ["awarded", "9万"],
    ["fee_borne", "由被告负担"],
    ["appeal_days", "30"],
    ["panel", "云拟山、乌虚兰"],
    ["parties", "原告 甲公司；被告 乙公司"],
    ["instance", "retrial"],
  ] as const;
  const shown = ["内蒙古自治区包头市中级人民法院", "2022-02-28", "125000", "100"];
  const now = corrected.map(([name, typed]) => {
    const changed = withField(document, name, typed);
    return changed && fieldText(changed, name);
  });
  const others = ["90000", "由被告负担", "30", "云拟山；乌虚兰"];
  expect(now).toEqual([...shown, ...others, "原告 甲公司；被告 乙公司", "retrial"]);
  for (const [name, typed] of [
    ["casedate", "2022-02-30"],
    ["claim_amount", "很多"],
    ["appeal_days", "半月"],
    ["instance", "四审"],
  ] as const)
    expect(withField(document, name, typed), name).toBeNull();
  expect(withField(document, "cause", "借款合同纠纷")?.facts.cause_code).toBeNull();
});

test("every field of the first document stands in its text", () => {
  const document = read(first);
  const placed = FIELDS.flatMap((name) => {
    const place = placeOfField(document, name, first);
    return place ? [[name, first.slice(place.from, place.to)]] : [];
  });
  const at = Object.fromEntries(placed);
  expect(at.case_number).toBe("（2021）内0105民初4127号");
  expect(at.claim_amount).toBe("186,420元");
  expect(at.casedate).toMatch(/年.*月.*日$/);
  expect(at.fee).toContain("4,028");
  expect(placeOfField(document, "court", "没有")).toBeNull();
});

test("without its last pages a judgment states no order and no fee", () => {
  const cut = read(first.slice(0, first.indexOf("本院认为") + 40));
  expect(cut.facts.court).toBe("呼和浩特市赛罕区人民法院");
  expect(cut).toMatchObject({ items: [], awarded: null, fee: null, appeal: null });
});

test("days follow from the day of service", () => {
  const calendar = createCalendar([]);
  const document = read(first);
  const clock = ownClock(document, "2026-11-02", calendar);
  expect(clock?.appeal?.lastDay).toBe("2026-11-17");
  expect(clock?.effective).toBe("2026-11-18");
  expect(clock?.due.map(({ day }) => day)).toEqual(["2026-11-30"]);
  expect(document.awarded).toBe(182_000);
  expect(ownClock(document, "2026-02-30", calendar)).toBeNull();
  const [mediation] = texts.filter((text) => text.includes("1093号")).map(read);
  expect(mediation && ownClock(mediation, "2014-07-01", calendar)).toMatchObject({
    appeal: null,
    effective: "2014-07-01",
    due: [{ day: "2014-09-30" }, { day: "2014-12-31" }],
  });
});
