import { namedAgain, residenceSpans } from "./mask-addresses.ts";
import { houseSpans } from "./mask-houses.ts";
import { illnessSpans } from "./mask-illnesses.ts";
import { certificateSpans, plateSpans } from "./numbers/certificates.ts";
import { identifierSpans } from "./numbers/identifiers.ts";
import { longNumberSpans } from "./numbers/long-numbers.ts";
import type { Span } from "./printed/kinds.ts";

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
 * `readPrinted`.
 */
export function personalSpans(text: string, about: About): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const found = spansOfLine(line, about);
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
  return [
    ...longNumberSpans(text),
    ...certificateSpans(text),
    ...plateSpans(text),
    ...identifierSpans(text),
    ...residenceSpans(text, about.people),
    ...houseSpans(text, about.people),
    ...(about.somebody ? illnessSpans(text) : []),
  ];
}
