import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";

const given = readFileSync("tests/fixtures/blind/amounts.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string]);

test.each(given)("a sum written as %j is %s", (typed, wanted) => {
  const read = readAmount(typed);
  if (wanted === "REFUSE") expect(read.kind).toBe("fault");
  else expect(read).toEqual({ kind: "amount", yuan: Number(wanted) });
});
