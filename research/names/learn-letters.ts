import { existsSync } from "node:fs";
import { MIN_SURE_FAMILY, UNLISTED_WEIGHT } from "#domain/judgment/masking/names/reads-as-name.ts";
import { COMPOUND_NAMES, SURNAME, surnameOf } from "#domain/judgment/masking/printed/surnames.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { beijingDay } from "#domain/text/day.ts";
import { catalogueContext } from "#server/corpus/import/parse-context.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";

// npm run research -- names:letters PATH…: learns src/domain/judgment/masking/names/letter-weights.ts from the judgments in PATH and prints, of
// the names of each half of them, how many the weights learned from the other half take for a name.

const TARGET = "src/domain/judgment/masking/names/letter-weights.ts";
const MAX_WEIGHT = 9;
/** What is added to each count, so that what was never seen has a weight. */
const SMOOTHING = { name: 0.5, text: 20 };
/** So many different family names and letters there are beside those that were met. */
const UNMET = 900;
const MAX_SIGNS_A_LINE = 48;
/**
 * A pair that begins like a name is an ordinary one if that many documents hold it, and that many times more than
 * different names begin so. Courts also call people by a family name and one of these letters.
 */
const ORDINARY = {
  documents: 12,
  times: 12,
  unmetDocuments: 5,
  aliases: /[某×甲乙丙丁戊己庚辛一二三四五六七八九十]$/,
};
/** Weights of a pair that more of its documents may hold as part of a name than those whose people are known. */
const LIKELY = { family: 4, letter: 2, metInNames: 3 };
const HAN = /^[\u4e00-\u9fff]$/;
const PLAIN_NAME = new RegExp(`^${SURNAME}[\\u4e00-\\u9fff]{1,2}$`);
const PAIR = new RegExp(`^(?=${SURNAME})[\\u4e00-\\u9fff]{2}$`);
const MASKED = /[某×甲乙丙丁]/;

/** Pairs of less weight, in bits, are refused for it. */
const MIN_PAIR_WEIGHT = { sure: -3, other: 0 };

/** How often each sign stands as a family name, as a letter of a given name, and in any text. */
interface Counts {
  names: Set<string>;
  text: Map<string, number>;
  length: number;
  /** In how many documents each pair stands that begins like a name. */
  pairs: Map<string, number>;
}

interface Weights {
  family: Map<string, number>;
  letter: Map<string, number>;
}

await runCommand(async () => {
  const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  if (paths.length === 0) throw new CommandFailure("Give files or folders of judgments.");
  for (const path of paths) if (!existsSync(path)) throw new CommandFailure(`There is nothing in ${path}.`);
  const halves = [emptyCounts(), emptyCounts()] as const;
  const context = catalogueContext("names", beijingDay(new Date()));
  let at = 0;
  for await (const piece of readInputs(paths)) {
    if (piece.kind === "end" || piece.kind === "failed") continue;
    for (const parsed of parsePiece(piece, context))
      if (parsed.kind === "record") count(parsed.record, halves[at++ % 2]!);
  }
  for (const [from, to] of [halves, [...halves].reverse()]) {
    const weights = weigh(from!);
    const fresh = [...to!.names].filter((name) => !from!.names.has(name));
    const taken = fresh.filter((name) => weightOf(name, weights) >= 0).length;
    console.log(`${taken} of ${fresh.length} names that were not met read as names`);
  }
  const all = emptyCounts();
  for (const half of halves) {
    for (const name of half.names) all.names.add(name);
    for (const [sign, number] of half.text) add(all.text, sign, number);
    for (const [pair, number] of half.pairs) add(all.pairs, pair, number);
    all.length += half.length;
  }
  const weights = weigh(all);
  replaceFile(TARGET, moduleOf(weights, ordinaryPairs(all, weights)));
  console.log(`${all.names.size} names, ${all.length} signs of text`);
});

function emptyCounts(): Counts {
  return { names: new Set(), text: new Map(), length: 0, pairs: new Map() };
}

function count({ panel, clerk, counsel, parties, body_text }: JudgmentRecord, counts: Counts): void {
  const named = [...panel, clerk, ...counsel.map(({ name }) => name), ...parties.map(({ name }) => name)];
  for (const name of named) if (PLAIN_NAME.test(name) && !MASKED.test(name)) counts.names.add(name);
  const pairs = new Set<string>();
  for (const text of body_text)
    for (let at = 0; at < text.length; at++) {
      const sign = text[at]!;
      if (!HAN.test(sign)) continue;
      counts.length++;
      add(counts.text, sign);
      const pair = text.slice(at, at + 2);
      if (COMPOUND_NAMES.has(pair)) add(counts.text, pair);
      if (PAIR.test(pair)) pairs.add(pair);
    }
  for (const pair of pairs) add(counts.pairs, pair);
}

function add(counts: Map<string, number>, key: string, number = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + number);
}

function weigh({ names, text, length }: Counts): Weights {
  const families = new Map<string, number>();
  const letters = new Map<string, number>();
  for (const name of names) {
    const family = surnameOf(name);
    add(families, family);
    for (const letter of name.slice(family.length)) add(letters, letter);
  }
  const weightsOf = (counts: Map<string, number>, signs: Iterable<string>): Map<string, number> => {
    const all = [...counts.values()].reduce((sum, number) => sum + number, 0);
    return new Map(
      [...signs].map((sign) => {
        const inNames = ((counts.get(sign) ?? 0) + SMOOTHING.name) / (all + UNMET);
        const inText = ((text.get(sign) ?? 0) + SMOOTHING.text) / length;
        const weight = Math.round(Math.log2(inNames / inText));
        return [sign, Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weight))];
      }),
    );
  };
  const known = new Set([...text.keys()].filter((sign) => sign.length === 1));
  return {
    family: weightsOf(
      families,
      [...known, ...COMPOUND_NAMES].filter((sign) => PLAIN_NAME.test(`${sign}伟`)),
    ),
    letter: weightsOf(letters, known),
  };
}

function weightOf(name: string, { family, letter }: Weights): number {
  const first = surnameOf(name);
  let weight = family.get(first) ?? UNLISTED_WEIGHT;
  for (const sign of name.slice(first.length)) weight += letter.get(sign) ?? UNLISTED_WEIGHT;
  return weight;
}

/** Pairs that begin like a name, have the letters of one, and mostly are none. */
function ordinaryPairs({ names, pairs }: Counts, weights: Weights): string[] {
  const begun = new Map<string, number>();
  const letters = new Map<string, number>();
  for (const name of names) {
    add(begun, name.slice(0, 2));
    for (const letter of name.slice(surnameOf(name).length)) add(letters, letter);
  }
  return [...pairs]
    .filter(([pair, documents]) => {
      if (ORDINARY.aliases.test(pair)) return false;
      const names = begun.get(pair) ?? 0;
      const [family, letter] = [weights.family.get(pair[0]!), weights.letter.get(pair[1]!)];
      const isMet = (letters.get(pair[1]!) ?? 0) >= LIKELY.metInNames;
      const isLikely = isMet && (family ?? 0) >= LIKELY.family && (letter ?? 0) >= LIKELY.letter;
      const least =
        names > 0 || isLikely
          ? Math.max(ORDINARY.documents, ORDINARY.times * (names + 1))
          : ORDINARY.unmetDocuments;
      if (documents < least) return false;
      const isSure = (weights.family.get(pair[0]!) ?? UNLISTED_WEIGHT) >= MIN_SURE_FAMILY;
      return weightOf(pair, weights) >= (isSure ? MIN_PAIR_WEIGHT.sure : MIN_PAIR_WEIGHT.other);
    })
    .map(([pair]) => pair)
    .sort();
}

function moduleOf({ family, letter }: Weights, ordinary: readonly string[]): string {
  const single = new Map([...family].filter(([sign]) => sign.length === 1));
  const compound = [...family].filter(([sign, weight]) => sign.length > 1 && weight !== UNLISTED_WEIGHT);
  return [
    "// Learned by npm run research -- names:letters; do not edit.",
    "",
    "/** How much likelier each sign stands as a family name than in any text, in bits: the weight, then its signs. */",
    `export const FAMILY_WEIGHTS: readonly (readonly [weight: number, signs: string])[] = ${levelsOf(single)};`,
    "",
    "/** The same of family names of two characters. */",
    `export const COMPOUND_WEIGHTS: Readonly<Record<string, number>> = {\n${compound
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([sign, weight]) => `  ${sign}: ${weight},\n`)
      .join("")}};`,
    "",
    "/** The same of the letters of given names. */",
    `export const LETTER_WEIGHTS: readonly (readonly [weight: number, signs: string])[] = ${levelsOf(letter)};`,
    "",
    "/** Pairs that begin like a name and have its letters, but mostly are none, one behind the other. */",
    `export const ORDINARY_PAIRS: readonly string[] = [\n${linesOf(ordinary.join(""))
      .map((line) => `  "${line}",\n`)
      .join("")}];`,
    "",
  ].join("\n");
}

function levelsOf(weights: Map<string, number>): string {
  const levels = new Map<number, string[]>();
  for (const [sign, weight] of weights)
    if (weight !== UNLISTED_WEIGHT) levels.set(weight, [...(levels.get(weight) ?? []), sign]);
  const lines = [...levels]
    .sort(([one], [other]) => one - other)
    .flatMap(([weight, signs]) =>
      (
        signs
          .sort()
          .join("")
          .match(new RegExp(`.{1,${MAX_SIGNS_A_LINE}}`, "gu")) ?? []
      ).map((part) => `  [${weight}, "${part}"],\n`),
    );
  return `[\n${lines.join("")}]`;
}

function linesOf(signs: string): string[] {
  return signs.match(new RegExp(`.{1,${MAX_SIGNS_A_LINE}}`, "gu")) ?? [];
}
