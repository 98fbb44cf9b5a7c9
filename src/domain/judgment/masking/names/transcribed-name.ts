import { TRANSCRIBED } from "../printed/forms.ts";
import { scoreBefore, scoreBehind } from "./name-model.ts";
import { startsWithin } from "./word-starts.ts";
import { levelOf } from "./words.ts";

const MAX_TRANSCRIBED = 8;
const CLOSING = /[，。；：、（）“”\n]/;
/** Minimum score of the text after a name that no punctuation mark ends. */
const MIN_BEHIND = 5;

/**
 * The name of three or more transcription characters that begins at an offset, or "". It ends at a
 * punctuation mark, or where the score of the following text is that of text after a name.
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

const IS_TRANSCRIBED = new Uint8Array(2 ** 16);
for (const sign of TRANSCRIBED) IS_TRANSCRIBED[sign.charCodeAt(0)] = 1;
const MIN_RUN = 4;
/** Minimum sum of two scores: of the text before a name in transcription, and of the text after it. */
const MIN_AROUND = -85;
/** Words after a name in transcription which show a firm, a brand or a place. */
const OF_THING =
  /^[\u4e00-\u9fff]{0,6}(?:公司|集团|酒店|饭店|宾馆|酒吧|[商本]店|超市|庄园|广场|花园|小区|自治|片|粉|胶囊|注射|-|[牌县市区州镇乡村旗盟街路])/;
const MAX_THING = 9;
const NOBODY_BEFORE = "“《·色";

/** Finds names of four or more transcription characters in a row in which the dictionary finds no word. */
export function transcribedIn(text: string): string[] {
  const found: string[] = [];
  for (let from = 0, end = 0; from < text.length; from = Math.max(end, from + 1)) {
    for (end = from; IS_TRANSCRIBED[text.charCodeAt(end)] && (end === from || isRarePair(text, end - 1)); )
      end++;
    if (end - from < MIN_RUN) continue;
    const starts = startsWithin(text, from, end);
    for (let at = from, to = at; at < end; at = Math.max(to, at + 1)) {
      for (to = at; to < end && starts[to - from] && starts[to - from + 1]; ) to++;
      if (to - at >= MIN_RUN && isSomebody(text, at)) found.push(transcribedAt(text, at));
    }
  }
  return found;
}

const isRarePair = (text: string, at: number): boolean =>
  levelOf(text.charCodeAt(at), text.charCodeAt(at + 1)) === 0;

/** Whether the text around a row of transcription characters shows that it is a person's name. */
function isSomebody(text: string, at: number): boolean {
  const name = transcribedAt(text, at);
  const behind = at + name.length;
  return (
    name.length >= MIN_RUN &&
    !NOBODY_BEFORE.includes(text[at - 1] ?? "。") &&
    text[behind] !== "·" &&
    scoreBefore(text, at) + scoreBehind(text, behind) >= MIN_AROUND &&
    !OF_THING.test(text.slice(behind, behind + MAX_THING))
  );
}
