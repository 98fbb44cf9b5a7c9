import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lawyerKey } from "#domain/recovery/people/lawyer-identity.ts";
import { hashLawyer, isOptedOut, readOptOuts } from "#server/recovery/gather/opt-outs.ts";

const key = lawyerKey("样一", "北京市甲律师事务所");
const file = (hash: string) => {
  const path = join(mkdtempSync(join(tmpdir(), "opt-outs-")), "opt-outs.yaml");
  writeFileSync(path, `optOuts:\n  - id: ${hash}\n`);
  return path;
};

describe("opt-outs", () => {
  test("hide a lawyer under any spelling of the firm, and under an earlier one", () => {
    const optOuts = readOptOuts(file(hashLawyer(key, "salt")), "salt");
    const other = { name: "样一", firm: "北京甲律师事务所", keys: [], judgments: [] };
    expect(isOptedOut(other, optOuts)).toBe(true);
    expect(isOptedOut({ ...other, firm: "乙律师事务所", keys: [key] }, optOuts)).toBe(true);
    expect(isOptedOut({ ...other, name: "样二" }, optOuts)).toBe(false);
  });

  test("another salt gives another hash, and no hash holds the name", () => {
    expect(hashLawyer(key, "a")).not.toBe(hashLawyer(key, "b"));
    expect(hashLawyer(key, "a")).toMatch(/^[0-9a-f]{32}$/);
  });
});
