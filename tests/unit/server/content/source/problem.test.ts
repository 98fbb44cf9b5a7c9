import { expect, test } from "vitest";
import { scheduledDays } from "#server/content/scheduled-days.ts";
import type { Content } from "#server/content/source/read-content.ts";

test("scheduled days are the later ones, each once, in order", () => {
  const on = (publishOn?: unknown) => ({ data: { publishOn } });
  const entries = [
    on("2026-05-02"),
    on("2026-05-01"),
    on("2026-04-30"),
    on("2026-05-02"),
    on(7),
    { data: null },
  ];
  const content = { entries: [...entries, on("2026-06-01"), on()] } as unknown as Content;
  expect(scheduledDays(content, "2026-05-01")).toEqual(["2026-05-02", "2026-06-01"]);
});
