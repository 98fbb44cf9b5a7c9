import { readFileSync } from "node:fs";
import { pinyin } from "pinyin-pro";
import { foldCauseText } from "#domain/catalogue/causes/cause-wordings.ts";
import { type CauseIndex, type CauseName, indexCauses } from "#domain/catalogue/causes/causes.ts";
import { compileWordings, spellWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import { type EverydayWords, SAYS_NOTHING } from "#domain/catalogue/causes/everyday-words.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import {
  ELSEWHERE_SOURCE,
  readElsewhere,
  readSameWords,
  readStreetWords,
  SAME_SOURCE,
  STREET_SOURCE,
} from "#server/ask/read-words.ts";
import { readLegalBasis } from "#server/basis/legal-basis.ts";
import { readLimitations } from "#server/basis/read-limitations.ts";
import { wordCitation } from "#server/basis/word-citation.ts";
import { LIMITATIONS_FILE, type LimitationFile } from "#server/catalogue/cause-terms.ts";
import { readEverydayLines } from "#server/catalogue/everyday-lines.ts";
import { ELSEWHERE_FILE, SAME_FILE, STREET_FILE } from "#server/catalogue/street-words.ts";
import { readRows } from "#server/files/read-rows.ts";
import { writeJson } from "#server/files/write-file.ts";
import type { BuildStep } from "../steps/step.ts";
import { type CauseSource, readCauseSources } from "./cause-sources.ts";

const TREE = "data/generated/causes.json";
const NAMES = "data/generated/catalogue/cause-names.json";
const EVERYDAY = "data/generated/catalogue/everyday-names.json";
const SPELT = "data/generated/catalogue/spelt-names.json";

/** The syllables of a name without tones, written together, with v for ü. */
const spell = (name: string) =>
  pinyin(name, { toneType: "none", type: "array", v: true, nonZh: "removed" }).join("");

/** Makes the catalogue of causes, and the names that older and informal texts use for them. */
export const causesStep: BuildStep = {
  name: "causes",
  module: import.meta.filename,
  inputs: [
    "data/sources/causes",
    "data/sources/legal-basis.tsv",
    STREET_SOURCE,
    SAME_SOURCE,
    ELSEWHERE_SOURCE,
  ],
  outputs: [TREE, NAMES, EVERYDAY, SPELT, STREET_FILE, SAME_FILE, ELSEWHERE_FILE, LIMITATIONS_FILE],
  run() {
    const sources = readCauseSources();
    const { tree, names } = buildCauseTree(sources);
    const everyday = readEverydayWords(sources);
    writeJson(TREE, tree);
    writeJson(NAMES, names);
    const index = indexCauses(tree, names);
    writeJson(EVERYDAY, compileWordings(everyday, index));
    writeJson(SPELT, spellWordings(everyday, index, spell));
    writeJson(STREET_FILE, readStreetWords());
    writeJson(SAME_FILE, readSameWords());
    writeJson(ELSEWHERE_FILE, readElsewhere());
    writeJson(LIMITATIONS_FILE, limitations(index));
    const wordings = everyday.wordings.reduce((sum, { wordings }) => sum + wordings.length, 0);
    return `${sources.length.toLocaleString("en")} causes, ${names.length.toLocaleString("en")} other names, ${wordings.toLocaleString("en")} everyday wordings`;
  },
};

/**
 * The limitation periods in words and their citations, by code. Throws if no cause has the code, or if a law
 * has no full title.
 */
function limitations(index: CauseIndex): LimitationFile {
  const laws = Object.fromEntries(readLegalBasis());
  return Object.fromEntries(
    readLimitations().map(({ code, basis, words }) => {
      if (!index.byId(code)) throw new Error(`limitation.tsv: no cause has the code ${code}`);
      const unknown = basis.find(({ law }) => !(law in laws));
      if (unknown) throw new Error(`data/sources/legal-basis.tsv lacks ${unknown.law}`);
      const cited = (language: "cn" | "en") =>
        basis.map((one) => wordCitation(one, laws, language)).join(language === "cn" ? "、" : "; ");
      return [
        code,
        words && { cn: { words: words.cn, basis: cited("cn") }, en: { words: words.en, basis: cited("en") } },
      ];
    }),
  );
}

/**
 * Builds the tree that the codes describe, and collects all other names. The code of a cause is that of its
 * parent and two more digits, or three if a parent has more than 99 children. Throws if a code occurs twice
 * or has no parent, or if a former or other name is already a name in its branch.
 */
export function buildCauseTree(sources: CauseSource[]): { tree: CauseNode[]; names: CauseName[] } {
  const nodes = new Map<string, CauseNode>();
  const tree: CauseNode[] = [];
  for (const { code, name } of sources) {
    if (nodes.has(code)) throw new Error(`code ${code} (${name}) is taken: give it the next free one`);
    const node: CauseNode = { value: code, label: name };
    nodes.set(code, node);
    if (code.length === 1) {
      tree.push(node);
      continue;
    }
    const parent = nodes.get(code.slice(0, -2)) ?? nodes.get(code.slice(0, -3));
    if (!parent) throw new Error(`${code} (${name}) has no parent above it in its file`);
    parent.children ??= [];
    parent.children.push(node);
  }

  // Causes of two branches may have the same name: 公益诉讼 is a civil and an administrative cause. Whoever looks a
  // name up knows the branch.
  const inBranch = (code: string, name: string) => code.charAt(0) + name;
  const labels = new Set(sources.map(({ code, name }) => inBranch(code, name)));
  const claimed = new Map<string, string>();
  const names = sources.flatMap(({ code, former, also }) => [
    ...former.map(({ name, until }) => ({ name, code, until })),
    ...also.map((name) => ({ name, code, until: null })),
  ]);
  for (const { name, code } of names) {
    const key = inBranch(code, name);
    const other = labels.has(key) ? "a cause's own name" : claimed.get(key);
    if (other) throw new Error(`"${name}" of ${code} is already ${other}: keep one`);
    claimed.set(key, `a name of ${code}`);
  }
  return { tree, names };
}

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
