import { marksOf, type Scene } from "#domain/judgment/masking/names/marks.ts";
import { type Take, takeLeft, takeName } from "#domain/judgment/masking/names/name-features.ts";
import {
  COMPOUND_NAMES,
  SINGLE_NAMES,
  SURNAME,
  surnameOf,
} from "#domain/judgment/masking/printed/surnames.ts";

/** A text with known people: start and end of each name, and of each given name used alone. */
export interface NamedText {
  text: string;
  names: Map<number, number>;
  givens: Map<number, number>;
  scene: Scene;
}

/** A person masked by a court: 张某, 王某某1, 李某甲, 赵×, 钱甲. */
const MASKED = new RegExp(
  `(?<![某×*])${SURNAME}(?:某某?|×{1,2}|\\*{1,2}|X{1,2}|(?=[0-9](?![0-9年月日号]))|(?=[甲乙丙丁戊己](?![方类级等醇烷苯肝酸酮基])))(?![0-9]{3})(?:[0-9]{1,2}(?![0-9年月日时元])|[甲乙丙丁戊己庚辛壬癸])?`,
  "g",
);
/** Text that shows that the match before it is not a masked person: 于某年, 张某路. */
const NO_PERSON_BEHIND = /^(?:[年月日天地处市县区村镇乡省某×*路街公司银]|[一二三]?[个种些])/;
/** 有某人, 从某处: words that are also family names, unless punctuation or a word for people precedes them. */
const WORD = /^[于从有和在]/;
const PEOPLE_BEFORE = /(?:^|[、证人告方之妻子])$/;
const HAN = /^[\u4e00-\u9fff]+$/;
const AS_GIVEN = 0.06;

/** A text with an invented name for each masked person; `open` are the persons whom it names in full. */
export function unmasked(
  masked: string,
  open: readonly string[],
  scene: Scene,
  invent: () => string,
  random: () => number,
): NamedText {
  const invented = new Map<string, string>();
  const named: NamedText = { text: "", names: new Map(), givens: new Map(), scene };
  const seen = new Set<string>();
  let done = 0;
  for (const { 0: whole, index } of masked.matchAll(MASKED)) {
    const end = index + whole.length;
    if (NO_PERSON_BEHIND.test(masked.slice(end, end + 2))) continue;
    if (WORD.test(whole) && !PEOPLE_BEFORE.test(masked.slice(Math.max(0, index - 1), index))) continue;
    const name = invented.get(whole) ?? invent();
    invented.set(whole, name);
    named.text += masked.slice(done, index);
    const from = named.text.length;
    const isGiven = seen.has(name) && name.length === 3 && random() < AS_GIVEN;
    seen.add(name);
    named.text += isGiven ? name.slice(1) : name;
    (isGiven ? named.givens : named.names).set(from, named.text.length);
    done = end;
  }
  named.text += masked.slice(done);
  const taken = takenIn(named, 0);
  for (const name of [...open].sort((one, other) => other.length - one.length))
    for (let at = named.text.indexOf(name); at >= 0; at = named.text.indexOf(name, at + 1))
      if (taken[at] === 0) {
        named.names.set(at, at + name.length);
        taken.fill(1, at, at + name.length);
      }
  return named;
}

/** Which characters of a text belong to names or are within `before` characters before one. */
function takenIn({ text, names, givens }: NamedText, before: number): Uint8Array {
  const taken = new Uint8Array(text.length + 2);
  for (const [from, to] of [...names, ...givens]) taken.fill(1, Math.max(0, from - before), to);
  return taken;
}

/**
 * Shares of negative examples that are kept: where a word introduces a person, beside a name, and elsewhere;
 * fewer for given names alone.
 */
const KEPT = { marked: 0.8, near: 0.5, other: 0.16, givenMarked: 0.5, givenNear: 0.12, given: 0.02 };
/** How often one name of a text is used as an example. */
const MAX_OF_ONE = 6;

/** Passes on the strings of a text that may be names, with the features of each and whether it is a name. */
export function takeExamples(
  named: NamedText,
  random: () => number,
  take: (isName: boolean, features: (take: Take) => void) => void,
): void {
  const { text, names, givens, scene } = named;
  const near = takenIn(named, 2);
  const marks = marksOf(text, scene);
  const times = new Map<string, number>();
  const offer = (at: number, family: number, end: number, isName: boolean): void =>
    take(isName, (each) => {
      takeLeft(text, at, each);
      takeName(text, at, family, end, marks[at]!, each);
    });
  for (let at = 0; at < text.length; at++) {
    const pair = text.slice(at, at + 2);
    if (!HAN.test(pair) || pair.length < 2 || pair.includes("某")) continue;
    const isMarked = marks[at]! > 0;
    const share = isMarked ? KEPT.givenMarked : near[at] ? KEPT.givenNear : KEPT.given;
    if (givens.has(at)) offer(at, 0, at + 2, true);
    else if (!names.has(at) && random() < share) offer(at, 0, at + 2, false);
    const families = [1, 2].filter((size) =>
      size === 1 ? isMarked || names.has(at) || SINGLE_NAMES.includes(pair[0]!) : COMPOUND_NAMES.has(pair),
    );
    for (const family of families)
      for (const end of [at + family + 1, at + family + 2]) {
        const string = text.slice(at, end);
        if (string.length < end - at || !HAN.test(string) || string.includes("某")) continue;
        const isName = names.get(at) === end;
        if (isName && surnameOf(string).length !== family) continue;
        const number = (times.get(string) ?? 0) + 1;
        if (isName) times.set(string, number);
        const kept = isMarked ? KEPT.marked : near[at] ? KEPT.near : KEPT.other;
        if (isName ? number <= MAX_OF_ONE : random() < kept) offer(at, family, end, isName);
      }
  }
}
