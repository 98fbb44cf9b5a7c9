import type { ForbiddenWording } from "#contract/content/schemas/wording.ts";
import { oncePer } from "#domain/once-per.ts";
import { scanBody } from "../source/markdown.ts";
import type { Problem } from "../source/problem.ts";
import type { Content, ContentEntry } from "../source/read-content.ts";
import { fieldProblem, textFields } from "./schema-problems.ts";

/** The rules in src/content/wording.yaml, except those that cannot be read. */
export function wordingRules({ entries }: Content): ForbiddenWording[] {
  return entries.flatMap((entry) => {
    const rule = entry.data as ForbiddenWording | null | undefined;
    return entry.collection.name === "wording" && Array.isArray(rule?.words) ? [rule] : [];
  });
}

/** Phrases in titles, fields and texts that src/content/wording.yaml forbids. */
export function wordingProblems(content: Content): Problem[] {
  const rules = wordingRules(content);
  return content.entries
    .filter((entry) => entry.collection.name !== "wording")
    .flatMap((entry) => [...fieldWording(entry, rules), ...bodyWording(entry, rules)]);
}

/** The forbidden phrases that a text contains outside of allowed phrases. */
export function forbiddenIn(
  text: string,
  rules: ForbiddenWording[],
): { word: string; rule: ForbiddenWording }[] {
  const read = asRead(text);
  return rules.flatMap((rule) => {
    const { words, allowed } = phrasesOf(rule);
    const written = words.filter(({ phrase }) => read.includes(phrase));
    if (written.length === 0) return [];
    // Allowed phrases are replaced by a character that no forbidden phrase contains.
    const cleaned = allowed.reduce((rest, phrase) => rest.replaceAll(phrase, "\u0000"), read);
    return written.filter(({ phrase }) => cleaned.includes(phrase)).map(({ word }) => ({ word, rule }));
  });
}

interface Phrases {
  words: { word: string; phrase: string }[];
  allowed: string[];
}

/** The normalised phrases of a rule. They are cached for each rule. */
const phrasesOf = oncePer(
  (rule: ForbiddenWording): Phrases => ({
    words: rule.words.map((word) => ({ word, phrase: asRead(word) })),
    allowed: (rule.allowed ?? []).map(asRead),
  }),
);

/**
 * Normalises a text for the comparison with phrases: one width and one case, no invisible characters, and no
 * spaces next to Chinese characters.
 */
const asRead = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu, "");

export const wordsOf = ({ word, rule }: { word: string; rule: ForbiddenWording }) => ({
  what: `出现了不能用于推广的说法“${word}”（${rule.reason}）`,
  remedy: rule.instead,
});

const fieldWording = (entry: ContentEntry, rules: ForbiddenWording[]): Problem[] =>
  textFields(entry.data).flatMap(({ path, text }) =>
    forbiddenIn(text, rules).map((found) => fieldProblem(entry, path, undefined, wordsOf(found))),
  );

const bodyWording = (entry: ContentEntry, rules: ForbiddenWording[]): Problem[] =>
  scanBody(entry.source).texts.flatMap(({ text, line }) =>
    forbiddenIn(text, rules).map((found) => ({
      ...{ file: entry.source.file, line, field: "正文", ...wordsOf(found) },
    })),
  );
