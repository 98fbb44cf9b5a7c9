import { describe, expect } from "vitest";
import { hasMarkup, stripMarkup } from "#domain/judgment/parse/layout/strip-markup.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("hasMarkup", () => {
  each<[string, boolean]>("of %j is %s", (text, has) => {
    expect(hasMarkup(text)).toBe(has);
  });
});

describe("stripMarkup", () => {
  each<[string, string]>("shows %j as %j", (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  each<[string, string]>("reads the entities %s as %j", (names, signs) => {
    expect(
      stripMarkup(
        names
          .split(" ")
          .map((name) => `&${name};`)
          .join(""),
      ),
    ).toBe(signs);
  });

  each<[string, string]>("reads %j as %j", (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });
});
