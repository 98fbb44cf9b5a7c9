import { namedAgain, residenceSpans } from "./mask-addresses.ts";
import { houseSpans } from "./mask-houses.ts";
import { illnessSpans } from "./mask-illnesses.ts";
import { certificateSpans, plateSpans } from "./numbers/certificates.ts";
import { identifierSpans } from "./numbers/identifiers.ts";
import { longNumberSpans } from "./numbers/long-numbers.ts";
import type { Span } from "./printed/kinds.ts";
import { signScanner } from "./signs.ts";

/**
 * For each step, characters of which a text must contain at least one for the step to mask anything. Most
 * paragraphs then skip most steps.
 */
const signsIn = signScanner([
  "0123456789０１２３４５６７８９〇零○幺",
  "证用权字",
  "住籍址户家位屋舍宿",
  "号栋幢座舍室寝元门楼房苑园",
  "患断染查检史得诊病发",
]);
const [DIGIT, CERTIFIED, AT_HOME, NUMBERED, ILL] = [1, 2, 4, 8, 16];

/**
 * What a text is about. `people`: it is of a criminal or family case, in which a house is a person's home.
 * `somebody`: it names a party, unlike a law or a form.
 */
export interface About {
  people: boolean;
  somebody: boolean;
}

/**
 * Finds personal data that art. 10 of 法释〔2016〕19号 removes from published judgments. `text` is in the form of
 * `readPrinted`. `done` contains lines in which an earlier pass found nothing; they are skipped, and further
 * such lines are added.
 */
export function personalSpans(text: string, about: About, done = new Set<string>()): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const found = done.has(line) ? [] : spansOfLine(line, about);
    if (found.length === 0) done.add(line);
    for (const span of found) spans.push({ ...span, from: from + span.from, to: from + span.to });
    from += line.length + 1;
  }
  return [
    ...spans,
    ...namedAgain(
      text,
      spans.filter(({ kind }) => kind === "address"),
    ),
  ];
}

function spansOfLine(text: string, about: About): Span[] {
  const signs = signsIn(text);
  const has = (sign: number): boolean => (signs & sign) !== 0;
  const isNumbered = has(DIGIT) || /[一二三四五六七八九壹贰叁肆伍陆柒捌玖]{5}/.test(text);
  return [
    ...(isNumbered ? longNumberSpans(text) : []),
    ...(has(DIGIT) && has(CERTIFIED) ? certificateSpans(text) : []),
    ...(has(DIGIT) ? plateSpans(text) : []),
    ...(/[A-Za-z0-9]|[〇零一二三四五六七八九壹贰叁肆伍陆柒捌玖]{3}/.test(text) ? identifierSpans(text) : []),
    ...(has(AT_HOME) ? residenceSpans(text, about.people) : []),
    ...(has(NUMBERED) ? houseSpans(text, about.people) : []),
    ...(has(ILL) && about.somebody ? illnessSpans(text) : []),
  ];
}
