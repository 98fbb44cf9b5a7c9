import { readFileSync } from "node:fs";
import { foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import { type EverydayWords, SAYS_NOTHING } from "#domain/catalogue/causes/everyday-words.ts";
import { readEverydayLines } from "#server/catalogue/everyday-lines.ts";
import { readRows } from "#server/files/read-rows.ts";
import type { CauseSource } from "./cause-sources.ts";

const FILE = "data/sources/causes/everyday.tsv";
const ORDINARY = "data/sources/causes/ordinary.tsv";

/** Separates the causes that a wording means from other causes that a lawyer might name. */
const MEANS_FIRST = ">";

const foldWords = (wording: string) => wording.split(" ").map(foldCauseText).join(" ");

const list = (cell: string) => cell.split("|").map((entry) => entry.trim());

/**
 * Reads data/sources/causes/everyday.tsv: pairs of words, and wordings of causes. Names of causes are
 * replaced by codes; of two causes with the same name in one branch, the upper one is meant. A name that
 * several branches have must be written as a code. All words are folded. Throws if a name is that of no cause
 * or of causes in several branches, or if a wording occurs twice. Throws EverydayLineError if a line has a
 * wrong format.
 */
export function readEverydayWords(
  sources: CauseSource[],
  text = readFileSync(FILE, "utf8"),
  file = FILE,
): EverydayWords {
  const byName = new Map<string, string[]>();
  for (const { code, name } of sources) {
    const codes = byName.get(name) ?? [];
    if (!codes.some((known) => code.startsWith(known[0]!))) byName.set(name, [...codes, code]);
  }
  const byCode = new Set(sources.map(({ code }) => code));
  const words: EverydayWords = {
    pairs: [],
    wordings: [],
    ordinary: readOrdinaryWords(),
  };
  const given = new Map<string, string>();
  for (const { street: entries, law, causes, place } of readEverydayLines(file, text)) {
    if (causes === "") {
      for (const one of law)
        words.pairs.push({
          street: entries.map(foldCauseText),
          law: one === SAYS_NOTHING ? one : foldCauseText(one),
        });
      continue;
    }
    const [isMeant, named] = causes.includes(MEANS_FIRST)
      ? [true, causes.replace(MEANS_FIRST, "|")]
      : [false, causes];
    const codes = list(named).map((name) => {
      const [code, other] = byCode.has(name) ? [name] : (byName.get(name) ?? []);
      if (!code || other) {
        throw new Error(`${place}: ${code ? "several causes are" : "no cause is"} called ${name}`);
      }
      return code;
    });
    for (const entry of entries) {
      const key = entry.split(" ").sort().join(" ");
      const before = given.get(key);
      if (before) throw new Error(`${place}: "${entry}" stands in ${before} already`);
      given.set(key, place);
    }
    words.wordings.push({
      wordings: entries.map(foldWords),
      codes,
      isAsked: codes.length > 1 && !isMeant,
    });
  }
  return words;
}

/** Reads the words in data/sources/causes/ordinary.tsv, folded. */
function readOrdinaryWords(): string[] {
  return [...new Set(readRows(ORDINARY, 2).flatMap(([, words = ""]) => list(words).map(foldCauseText)))];
}
