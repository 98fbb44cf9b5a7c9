import { expect, test } from "vitest";
import { LAW_KIND_NAMES, LAW_KINDS } from "#domain/statute/record.ts";

// Laws, the index of questions and addresses contain these words, or their positions.
test("the kinds of law stay what they are, in order of legal force, each with a name of its own", () => {
  expect(LAW_KINDS.join(" ")).toBe(
    "constitution law change decision interpretation administrative supervisory local rule local_rule",
  );
  const names = LAW_KINDS.map((kind) => LAW_KIND_NAMES[kind]);
  expect(new Set(names).size).toBe(LAW_KINDS.length);
  for (const name of names) expect(name).toMatch(/^[\u4e00-\u9fff]{2,}$/);
});
