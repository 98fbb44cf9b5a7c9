import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { ownContext } from "../../own-context.ts";
import { BRANCH_TEXTS } from "./branch-texts.ts";

const JOINTS = { "on lines": "\n", "parted by blanks": " ", "run together": "" };

describe.each(Object.entries(JOINTS))("paragraphs %s", (_, joint) => {
  test.each(BRANCH_TEXTS)("reads $name", ({ name: _name, paragraphs, ...expected }) => {
    const [parsed, ...more] = parseText(paragraphs.join(joint), ownContext);
    expect(more).toEqual([]);
    if (parsed?.kind !== "record") throw new Error(JSON.stringify(parsed));
    const { record } = parsed;
    expect({
      ...record,
      parties: record.parties.map(({ name, side }) => [name, side]),
      counsel: record.counsel.map(({ name }) => name),
    }).toMatchObject(expected);
    expect(parsed.unnamed ?? 0).toBe(0);
    expect(record.holding).not.toBeNull();
  });
});
