import { expect, test } from "vitest";
import { blankRecord } from "#domain/judgment/blank-record.ts";
import { APPEAL_OUTCOMES, INSTANCES, OUTCOMES, SAMPLINGS, SIDES, WITHHELD } from "#domain/judgment/record.ts";

// Records, tables and addresses contain these words, or their positions: renaming or moving one breaks stored
// data.
test("the codes of a record stay what they are, in their order", () => {
  expect(WITHHELD.join(" ")).toBe(
    "state_secret juvenile_crime mediation divorce minor_custody unfit unstated",
  );
  expect(INSTANCES.join(" ")).toBe("first second retrial enforcement other");
  expect(APPEAL_OUTCOMES.join(" ")).toBe("upheld changed remanded withdrawn other");
  expect(OUTCOMES.join(" ")).toBe("upheld changed remanded withdrawn other refused");
  expect(SIDES.join(" ")).toBe("plaintiff defendant appellant appellee third other");
  expect(SAMPLINGS.join(" ")).toBe("complete selected");
});

test("a blank record tells nothing but its source", () => {
  const { source, instance, ...rest } = blankRecord("example");
  expect([source, instance]).toEqual(["example", "other"]);
  for (const value of Object.values(rest))
    expect(value === null || value === "" || (Array.isArray(value) && value.length === 0)).toBe(true);
});
