import { expect } from "vitest";
import { requestLanguage } from "#server/http/language.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, { "accept-language"?: string; "x-lang"?: string }, string]>(
  "a request of %s with %j is answered in %s",
  (url, headers, language) => {
    expect(requestLanguage(new Request(url, { headers: headers as Record<string, string> }))).toBe(language);
  },
);
