import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { SourceTally } from "#domain/search/results/source-profile.ts";
import { invented } from "../../judgment/invented-record.ts";

const records = fc.array(
  fc
    .record({
      casedate: fc.constantFrom("", "2019-01-02", "2021-03-04", "2021-12-31"),
      text_type: fc.constantFrom("民事判决书", "民事裁定书", "执行通知书", "说明"),
      court_id: fc.constantFrom(null, 1, 7),
      clerk: fc.constantFrom("", "李例"),
      body_text: fc.constantFrom<string[]>([], ["本院认为，应予支持。"]),
    })
    .map((fields): JudgmentRecord => invented(fields)),
  { maxLength: 30 },
);

test("counts every record once by year, by kind and by court, in whatever order they come", () => {
  fc.assert(
    fc.property(records, (given) => {
      const [tally, reversed] = [new SourceTally(), new SourceTally()];
      for (const record of given) tally.add(record);
      for (const record of given.toReversed()) reversed.add(record);
      const profile = tally.profile();
      const sum = (counts: Iterable<readonly [unknown, number]>) =>
        [...counts].reduce((total, [, count]) => total + count, 0);
      expect(sum(profile.years) + profile.undated).toBe(given.length);
      expect(sum(profile.kinds)).toBe(given.length);
      expect(sum(tally.courts)).toBe(given.length);
      expect(reversed.profile()).toEqual(profile);
    }),
  );
});

test("counts what is unknown in the documents that have a text, and the others as without one", () => {
  const tally = new SourceTally();
  tally.add(invented({ clerk: "", body_text: [] }));
  tally.add(invented({ clerk: "", body_text: ["本院认为，应予支持。"] }));
  const { withoutText, unknown } = tally.profile();
  expect(withoutText).toBe(1);
  expect(new Map(unknown).get("clerk")).toBe(1);
});
