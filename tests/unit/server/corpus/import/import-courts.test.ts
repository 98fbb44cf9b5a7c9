import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importCourts } from "#server/corpus/import/import-courts.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fasu-courts-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const ODD = `[ {"value": 1,"label":"最高人民法院", "level":0,"parent":"","map":"china","area":"", "note":"kept",
  "children":[{"value":9,"label":"甲省高级人民法陆","level":1,"parent":"最高人民法院","map":"china","area":"jia"},
              {"value":3,"label":"乙省高级人民法院","level":1,"parent":"最高人民法院","map":"china","area":"yi"}]} ]`;

describe("importCourts", () => {
  test("keeps a catalogue character for character, garbled labels and foreign fields included", () => {
    const imported = importCourts(ODD, folder);
    expect(imported).toMatchObject({ kind: "imported", count: 3, oddities: { unorderedIds: 1 } });
    expect(readFileSync(join(folder, "courts.json"), "utf8")).toBe(ODD);
  });

  test("takes a byte order mark off, which JSON does not allow", () => {
    importCourts(`\ufeff${ODD}`, folder);
    expect(readFileSync(join(folder, "courts.json"), "utf8")).toBe(ODD);
  });

  test("refuses what is no JSON or no catalogue and writes nothing", () => {
    expect(importCourts("{", folder)).toMatchObject({ kind: "refused", problems: [{ code: "json" }] });
    expect(importCourts('[{"label":"甲"}]', folder)).toMatchObject({ kind: "refused" });
    expect(existsSync(join(folder, "courts.json"))).toBe(false);
  });
});
