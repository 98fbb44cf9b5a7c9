import { toParagraphs } from "../../judgment/parse/paragraphs/restore-paragraphs.ts";
import { cutSections } from "../../judgment/parse/published/sections.ts";
import { type JudgmentText, outlineOf, type SectionCode } from "../../reading/judgment-outline.ts";

/** A text of at most this many characters is used whole, because most of it states the facts. */
const SHORT = 600;
/** Sections that state the facts. If they are short, the section with the claims is added. */
const TOLD: ReadonlySet<SectionCode | null> = new Set(["charge", "lower", "facts"]);
const CLAIMED: ReadonlySet<SectionCode | null> = new Set([...TOLD, "claims", "defence"]);
/** Minimum number of characters of facts. Below it, the sections with the claims are added. */
const MIN_CHARS = 200;
/** Maximum number of characters that are used. More would add nothing new. */
const MAX_CHARS = 4000;

/**
 * The facts of a case, at most 4,000 characters. They are the sections that state facts, or the whole text if
 * none is recognised.
 */
export function caseFacts(judgment: JudgmentText): string {
  const { body_text } = judgment;
  const whole = body_text.join("\n");
  if (whole.length <= SHORT) return whole;
  const sections = outlineOf(judgment).filter(({ code }) => code !== null);
  const partOf = (codes: ReadonlySet<SectionCode | null>) =>
    sections
      .flatMap(({ code, paragraph }, at) =>
        codes.has(code) ? body_text.slice(paragraph, sections[at + 1]?.paragraph) : [],
      )
      .join("\n");
  const facts = [TOLD, CLAIMED].map(partOf).find(({ length }) => length >= MIN_CHARS) ?? whole;
  return facts.slice(0, MAX_CHARS);
}

/**
 * The facts of a pasted text. A short description is used whole; from a longer text, the sections that state
 * facts.
 */
export function factsOfText(text: string): string {
  if (text.length <= SHORT) return text;
  const lines = text.split("\n").map((line) => line.trim());
  const { body, tail, postscript, holding } = cutSections(toParagraphs(lines.filter(Boolean)));
  return caseFacts({ body_text: body, tail_text: tail, body_postscript: postscript, holding });
}
