import { TRANSCRIBED } from "../printed/forms.ts";
import { scoreBehind } from "./name-model.ts";
import { levelOf } from "./words.ts";

const MAX_TRANSCRIBED = 8;
const CLOSING = /[，。；：、（）“”\n]/;
/** Minimum score of the text after a name. */
const MIN_BEHIND = 5;

/**
 * A name of three or more transcription characters, as long as punctuation or the text after it supports; ""
 * if there is none.
 */
export function transcribedAt(text: string, at: number): string {
  let best = { end: at, score: MIN_BEHIND };
  for (let end = at; end < at + MAX_TRANSCRIBED && TRANSCRIBED.includes(text[end] ?? "。"); )
    if (++end > at + 2) {
      const score = CLOSING.test(text[end] ?? "。") ? Number.POSITIVE_INFINITY : scoreBehind(text, end);
      if (score >= best.score) best = { end, score };
    }
  const name = text.slice(at, best.end);
  return levelOf(name.charCodeAt(0), name.charCodeAt(1)) > 1 ? "" : name;
}
