import { expect, test } from "vitest";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { settleParts } from "#domain/statute/versions/settle-parts.ts";
import { sha256OfText } from "#server/files/sha256.ts";

const part = (title: string, version: string, book = "") =>
  ({ title, version, book, history: [], effective: "", first_effective: "" }) as unknown as StatuteDocument;
const titles = (...parts: StatuteDocument[]) =>
  settleParts(parts, null, sha256OfText).map(({ title }) => title);

test("whole texts of their own dates keep their headings, parts of a code have one", () => {
  expect(titles(part("宪法（1982年）", "1982-12-04"), part("宪法（2018年修正文本）", "2018-03-11"))).toEqual([
    "宪法（1982年）",
    "宪法（2018年修正文本）",
  ]);
  const code = "中华人民共和国民法典";
  expect(titles(part("民法典", "", "总则"), part(code, "2020-05-28", "物权编"))).toEqual([code, code]);
});
