import { describe, expect, it } from "vitest";
import { readEnvironment, SettingsError } from "#server/settings/read-environment.ts";
import { VARIABLES } from "#server/settings/variables.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("settings", () => {
  it("have their values when nothing is set, and when only blanks are", () => {
    const blank = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, "  "]));
    const absent = Object.fromEntries(Object.entries(VARIABLES).map(([name, { absent }]) => [name, absent]));
    expect(readEnvironment({})).toEqual(absent);
    expect(readEnvironment(blank)).toEqual(absent);
  });

  each<[string, string, unknown]>("reads %s %j", (name, typed, value) => {
    expect(readEnvironment({ [name]: typed })).toMatchObject({ [name]: value });
  });

  each<[string, string, string]>("refuses %s %j and never repeats it", (name, typed, says) => {
    const read = () => readEnvironment({ [name]: typed });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^Environment: ${name} should be .*${says}`));
    if (typed.length > 3) expect(read).not.toThrow(new RegExp(`[ ;]${typed.replace(/[/.]/g, "\\$&")}[ ;.]`));
  });

  it("names every variable that is wrong at once", () => {
    expect(() => readEnvironment({ SEARCH_URL: "x", FASU_LOG: "y" })).toThrow(/SEARCH_URL.*; FASU_LOG/);
  });
});
