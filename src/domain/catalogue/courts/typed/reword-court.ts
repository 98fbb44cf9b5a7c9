import { oncePer } from "../../../once-per.ts";
import { placesBefore, type ShortCourtNames } from "../names/short-court-names.ts";

/** Another wording of the typed text. `dropped` are the words before the name that it leaves out. */
export interface Rewording {
  text: string;
  dropped: string;
}

/** A word for court, with its kind. Words for hospitals and the like do not match. */
const COURT_WORD =
  /(?:[一二三四五六]?[中高]级?|基层)?(?:人民)?法院|[一二三四五六]?(?<!法)[中高]级?院(?![校士])|(?<=[区县市旗州省])院/u;
/**
 * A word for the supreme court. 最高法 counts only at the end or before certain words, because case numbers and
 * titles begin with it too.
 */
const SUPREME = /最高(?:人民)?法?院|最高法(?=$|打官司|开庭|立案|起诉|申诉|申请)/u;
/**
 * Maximum length of a text without a word for court whose places are tried in another order, in characters.
 */
const MAX_BARE_CHARS = 10;
/** Words that may stand directly before a court's name in a sentence: 我被人告到海淀法院, 二审在深圳中院. */
const SAID_BEFORE =
  /(?:[那这哪]个|上次|原来|以前|现在|附近|这边|那边|写着|老家|[在到去向由被从经为是找的了问查于以给跟和与及过把告诉见进来上赴往搜]|请问|收到|[一二原再终初]审|终审|法官|关于|查询|搜索|起诉|上诉|申诉|申请|管辖|应诉|打官司|判决|裁定|传票|案件|案子|官司|朋友|家里|这里|那里|今天|昨天|明天)$/u;

/** The first two characters of every place. */
const startsOf = oncePer(({ cores, provinces, cities }: ShortCourtNames) => {
  const places = [...cores.keys(), ...provinces.keys(), ...cities.keys()];
  return new Set(places.map((place) => place.slice(0, 2)));
});

/**
 * Other wordings of the typed text: without the words around the name, and with its places in the usual
 * order. The caller takes the first one that names a court. Examples of typed texts are 我在北京海淀法院打官司, 海淀法院北京,
 * 高院浙江, 寿阳 晋中 法院. Everything else in the text is unchanged.
 */
export function* rewordCourt(text: string, short: ShortCourtNames): Generator<Rewording> {
  const [supreme] = SUPREME.exec(text) ?? [];
  if (supreme !== undefined) yield { text: "最高院", dropped: text.slice(0, text.indexOf(supreme)) };
  const known = startsOf(short);
  const isStart = (at: number, of: string) =>
    known.has(of.slice(at, at + 2)) || short.provinces.has(of.charAt(at));
  const word = COURT_WORD.exec(text);
  if (word === null) {
    if (text.length <= MAX_BARE_CHARS) yield* turned(text, "", isStart);
    return;
  }
  const [kind] = word;
  const before = text.slice(0, word.index);
  const after = text.slice(word.index + kind.length);
  if (before === "") {
    // The court may follow a heading: 法院：上海金融法院.
    if (COURT_WORD.test(after)) {
      yield { text: after, dropped: "" };
      yield* rewordCourt(after, short);
    }
    yield { text: after + kind, dropped: "" };
    yield* turned(after, kind, isStart);
    return;
  }
  if (after !== "") {
    // A place may follow the word for court: 海淀法院北京, 十二师法院三坪垦区.
    if (isStart(0, after))
      for (const places of [after + before, before + after]) yield { text: places + kind, dropped: "" };
    yield { text: before + kind, dropped: "" };
  }
  yield* turned(before, kind, isStart);
  for (let at = 1; at < before.length; at++) {
    if (!isStart(at, before)) continue;
    const name = before.slice(at) + kind;
    const dropped = before.slice(0, at);
    for (const place of placesWithin(dropped, short))
      yield { text: place + name, dropped: dropped.replace(place, "") };
    yield { text: name, dropped };
  }
}

/** The text with its two places in the other order, once for each way to split it. */
function* turned(
  places: string,
  kind: string,
  isStart: (at: number, of: string) => boolean,
): Generator<Rewording> {
  if (!isStart(0, places)) return;
  for (let at = 2; at < places.length - 1; at++)
    if (isStart(at, places)) yield { text: places.slice(at) + places.slice(0, at) + kind, dropped: "" };
}

/**
 * The provinces and cities named anywhere in the text. They tell courts with the same name apart: 我在深圳打工 and
 * 南山法院.
 */
function placesWithin(text: string, { provinces, cities }: ShortCourtNames): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at++) {
    let longest = "";
    for (const places of [provinces, cities] as Map<string, unknown>[])
      for (const [, rest] of placesBefore(`${text.slice(at)}法院`, places)) {
        const length = text.length - at + 2 - rest.length;
        if (length > 1 && length > longest.length) longest = text.slice(at, at + length);
      }
    if (longest !== "") {
      found.push(longest);
      at += longest.length - 1;
    }
  }
  return found;
}

/** Whether the dropped text says nothing about the place. */
export const saysNothing = (dropped: string): boolean => dropped === "" || SAID_BEFORE.test(dropped);

/** The text up to the end of its word for court. If it has no such word, the whole text. */
export function nameAlone(text: string): string {
  const word = COURT_WORD.exec(text);
  return word === null || word.index === 0 ? text : text.slice(0, word.index + word[0].length);
}

/** The text after each word that may precede a court's name, at most four times: 枣戆市中法院 for 起诉到枣戆市中法院. */
export function* saidAfter(text: string): Generator<string> {
  let left = 4;
  for (let at = 1; at < text.length - 3 && left > 0; at++) {
    if (!SAID_BEFORE.test(text.slice(0, at))) continue;
    left--;
    yield text.slice(at);
  }
}

/**
 * The text with two neighbouring characters swapped, once for each pair. None if the text has no character of
 * a word for court.
 */
export function* exchanged(text: string): Generator<string> {
  if (!/[法院庭]/u.test(text)) return;
  for (let at = 1; at < text.length; at++)
    if (text[at] !== text[at - 1])
      yield text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
}
