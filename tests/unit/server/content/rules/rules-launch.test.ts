import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { UNSET } from "#contract/content/schemas/field.ts";
import { launchProblems } from "#server/content/rules/rules-launch.ts";
import type { Content } from "#server/content/source/read-content.ts";

function contentOf(collection: string, data: unknown): { content: Content; asked: unknown[] } {
  const asked: unknown[] = [];
  const source = { file: "src/content/a.yaml", lineOf: (path: unknown) => asked.push(path) };
  const schema = z.object({ name: z.string() });
  const entries = [{ collection: { name: collection, schema }, data, base: ["top"], source }];
  return { content: { root: ".", entries } as unknown as Content, asked };
}

describe("launchProblems", () => {
  test("finds every value that still waits to be filled in, wherever it stands", () => {
    const { content, asked } = contentOf("settings", {
      name: UNSET,
      list: ["a", UNSET, null, 3],
      deep: { more: { text: UNSET, done: "真实" } },
      none: null,
    });
    const problems = launchProblems(content);
    expect(asked).toEqual([
      ["top", "name"],
      ["top", "list", 1],
      ["top", "deep", "more", "text"],
    ]);
    expect(problems.map(({ file, line, mayWait }) => [file, line, mayWait])).toEqual(
      [1, 2, 3].map((line) => ["src/content/a.yaml", line, true]),
    );
    expect(problems[0]?.what).toContain(UNSET);
    expect(problems[0]?.field).toContain("name");
  });

  test("finds nothing in what is filled in", () => {
    expect(launchProblems(contentOf("settings", { name: "法溯", list: [], none: null }).content)).toEqual([]);
    expect(launchProblems(contentOf("settings", null).content)).toEqual([]);
  });
});
