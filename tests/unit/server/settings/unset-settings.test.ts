import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unsetSettings } from "#server/settings/unset-settings.ts";

test("names each setting that waits in one language or both, with the desk's label", () => {
  const root = mkdtempSync(join(tmpdir(), "fasu-unset-"));
  mkdirSync(join(root, "src/content/settings"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, "src/content/settings", name), text);
  write("site.yaml", "operator:\n  cn: 某公司\n  en: 待填写\noperatorAddress: { cn: 某地, en: Somewhere }\n");
  write("contact.yaml", "phone: 待填写\nemail: a@example.com\nhours: { cn: 周一, en: Monday }\n");
  expect(unsetSettings(root)).toEqual([
    { name: "site.operator", label: "运营主体全称" },
    { name: "contact.phone", label: "客服电话" },
  ]);
});
