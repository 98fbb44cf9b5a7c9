import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ERROR_CODES, type ErrorName } from "#contract/envelope.ts";
import { LEAD_REASONS } from "#contract/leads/lead-reasons.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { dictionary } from "#i18n/dictionary.ts";

/** Text that a shell would run, which no visitor can act on. */
const COMMAND = /\b(npm|npx)\s|\bnode\s+\S+\.(?:[cm]?[jt]s)\b|\bsystemctl\s|\bgit (checkout|commit|pull)\b/;

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) yield* textsOf(one);
}

const withCommand = (value: unknown) => [...textsOf(value)].filter((text) => COMMAND.test(text));

describe.each(["cn", "en"] as const)("what visitors read in %s", (language) => {
  test("names no command", () => {
    const texts = dictionary(language);
    expect([...textsOf(texts)].length).toBeGreaterThan(500);
    expect(withCommand(texts)).toEqual([]);
  });

  test("names none in a failure, whatever it is about", () => {
    const reasons = [undefined, ...LEAD_REASONS];
    const told = (Object.keys(ERROR_CODES) as ErrorName[]).flatMap((error) =>
      reasons.map((reason) => failureMessage({ error, ...(reason && { reason }) }, language)),
    );
    expect(withCommand(told)).toEqual([]);
  });
});

test("pages, islands and the content that marketing edits name no command", () => {
  const files = globSync("src/{pages,components,layouts,islands}/**/*.{astro,tsx}").concat(
    globSync("src/content/**/*.{md,yaml,json}"),
  );
  expect(files.length).toBeGreaterThan(100);
  const told = files.filter((file) => {
    if (file.endsWith("README.md")) return false;
    // Comments are for editors of the file.
    const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*(#|\/\/).*$/gm, "");
    return COMMAND.test(text);
  });
  expect(told).toEqual([]);
});
