import { expect, test } from "vitest";
import {
  fileIn,
  filesKey,
  formKey,
  formsKey,
  goneKey,
  headKey,
  LEADS,
  leadKey,
  manifestKey,
  partKey,
  placeKey,
  readFormKey,
  receiptIn,
} from "#server/leads/keys.ts";

// Stored leads are found by these names: another name would lose them.
test("everything of a lead lies below its receipt, what is left of a deleted one elsewhere", () => {
  expect([LEADS, leadKey("R"), headKey("R"), formsKey("R"), filesKey("R"), goneKey("R")]).toEqual([
    ...["lead/", "lead/R/", "lead/R/head", "lead/R/form/", "lead/R/file/", "gone/R"],
  ]);
  expect([manifestKey("R", "f"), partKey("R", "f", 3), partKey("R", "f", 12), placeKey("R", 2)]).toEqual([
    ...["lead/R/file/f/manifest", "lead/R/file/f/part/03", "lead/R/file/f/part/12", "lead/R/place/2"],
  ]);
  expect([receiptIn(manifestKey("R", "f")), fileIn(manifestKey("R", "f"))]).toEqual(["R", "f"]);
  expect([receiptIn("lead"), fileIn("lead/R")]).toEqual(["", ""]);
});

test("forms of a lead sort by their time, and are read back from their names", () => {
  const key = formKey("R", 1_700_000_000_000, "ab");
  expect(key).toBe("lead/R/form/01700000000000-ab");
  expect(readFormKey(key)).toEqual({ at: 1_700_000_000_000, print: "ab" });
  expect(formKey("R", 9, "a") < formKey("R", 10, "a")).toBe(true);
  expect(readFormKey("7")).toEqual({ at: 7, print: "" });
});
