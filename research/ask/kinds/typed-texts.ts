import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { INPUT_KINDS, type InputKind } from "#domain/ask/input/input-kind.ts";
import { type Subject, WORDED_KINDS, type WordedKind } from "#domain/ask/input/wording-model.ts";
import type { InputKnowledge } from "#server/ask/input/input-files.ts";
import { readCauseWordings } from "#server/ask/read-words.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { CommandFailure } from "../../../src/cli/command.ts";
import { randomOfSeed } from "../random-of-seed.ts";
import { SHARED_CORPUS } from "../training-corpus.ts";
import type { WordedText } from "./learn-wording.ts";

/** Typed texts with their kinds, labelled by hand. */
export const INPUTS_SOURCE = "data/sources/ask/inputs.tsv";
const TERMS = "data/sources/search/keywords.tsv";

/** A typed text with the correct kinds. */
export interface TypedText {
  text: string;
  kinds: InputKind[];
}

const lines = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/**
 * The texts of a file: kinds separated by |, a tab, the text; or one JSON object per line with `input` and
 * one or several `kind`. Throws CommandFailure for a line of another form.
 */
export function readTypedTexts(path: string): TypedText[] {
  return lines(path).map((line, at) => {
    const [kind, text] = line.startsWith("{") ? readObject(line) : line.split("\t");
    const kinds = [kind ?? ""].flat().flatMap((one) => one.split("|"));
    if (!text || !kinds.every((one): one is InputKind => (INPUT_KINDS as readonly string[]).includes(one)))
      throw new CommandFailure(
        `${path}:${at + 1} is no typed text: it must read KIND, a tab and the text, with kinds of ${INPUT_KINDS.join(", ")}.`,
      );
    return { text, kinds: kinds as InputKind[] };
  });
}

function readObject(line: string): [kind: string | string[] | undefined, text: string | undefined] {
  try {
    const { kind, input } = JSON.parse(line);
    return [kind, input];
  } catch {
    return [undefined, undefined];
  }
}

/** The typed texts of kinds that only wording distinguishes. */
export const wordedOf = (texts: readonly TypedText[]): WordedText[] =>
  texts.flatMap(({ text, kinds: [kind, ...more] }) =>
    more.length === 0 && (WORDED_KINDS as readonly string[]).includes(kind!)
      ? [{ text, kind: kind as WordedKind }]
      : [],
  );

/** Questions with their correct causes, labelled by hand. */
export const QUESTIONS_SOURCE = "data/sources/ask/questions.tsv";

/** Reads QUESTIONS_SOURCE: each question with the labels of its causes. */
export const readCausedQuestions = (path = QUESTIONS_SOURCE): { question: string; causes: string[] }[] =>
  lines(path).map((line) => {
    const [causes = "", question = ""] = line.split("\t");
    return { question, causes: causes.split("|") };
  });

/** Texts unrelated to law, collected by hand: whole inputs, and words of ordinary life by subject. */
export const ORDINARY_SOURCE = "data/sources/ask/ordinary.tsv";
const ORDINARY_WORDS = "data/sources/causes/ordinary.tsv";

/** Texts of both subjects, without the typed ones of ORDINARY_SOURCE. */
export function readSubjects(questions: readonly WordedText[]): WordedText<Subject>[] {
  const terms = lines(TERMS).slice(1);
  return [
    ...questions.filter(({ kind }) => kind === "question").map(({ text }) => text),
    ...readCauseWordings().map((wording) => wording.replaceAll(" ", "")),
    ...terms.map((line) => line.split("\t")[1]!),
  ]
    .map((text): WordedText<Subject> => ({ text, kind: "law" }))
    .concat(
      lines(ORDINARY_WORDS)
        .flatMap((line) => line.split("\t")[1]?.split("|") ?? [])
        .map((text): WordedText<Subject> => ({ text, kind: "ordinary" })),
    );
}

/** The typed texts unrelated to law. */
export const readOrdinary = (): WordedText<Subject>[] =>
  lines(ORDINARY_SOURCE).map((text) => ({ text, kind: "ordinary" }));

/** The shared questions; none if they are not present beside the project. */
export function readSharedQuestions(): WordedText[] {
  const path = join(SHARED_CORPUS, "questions/questions.jsonl");
  return existsSync(path)
    ? lines(path).map((line) => ({ text: JSON.parse(line).question, kind: "question" }))
    : [];
}

/** The section of a reference case with the court's reasons, and the words that end it. */
const REASONS = /\n裁判理由\n(?<reasons>.*?)\n裁判要[旨点]\n/su;
/** One or two clauses of the kind that people copy from a judgment. */
const PASTED = /^[\p{Script=Han}、“”]{3,16}(?:，[\p{Script=Han}、“”]{3,16})?$/u;
const PHRASES = 250;

/**
 * Phrases from courts' reasons in the shared reference cases, drawn at random but the same every time.
 * Whoever types such a phrase searches judgments that contain it. None if the cases are not present beside
 * the project.
 */
export function readJudgmentPhrases(): WordedText[] {
  const folder = join(SHARED_CORPUS, "reference-cases/civil");
  if (!existsSync(folder)) return [];
  const random = randomOfSeed(SEED);
  const phrases = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const reasons = REASONS.exec(readFileSync(join(folder, name), "utf8"))?.groups?.reasons ?? "";
      return reasons
        .replaceAll("\n", "")
        .split(/[。；：]/u)
        .flatMap((sentence) => sentence.match(/[^，]+(?:，[^，]+)?/gu) ?? [])
        .filter((phrase) => PASTED.test(phrase) && !phrase.includes("某"));
    });
  return Array.from(
    { length: Math.min(PHRASES, phrases.length) },
    (): WordedText => ({ text: phrases[Math.floor(random() * phrases.length)]!, kind: "keywords" }),
  );
}

const CAUSE = /^[\p{Script=Han}、]{4,16}(?:纠纷|罪)$/u;
const SEED = 5;
const ROWS = 400;
const NAMED = 400;
/** Words that people type after a cause. */
const BEHIND =
  "赔偿标准 证据 管辖 诉讼时效 赔偿 认定 责任 效力 举证责任 案例 构成要件 量刑 解除 返还 判决 起诉状 范围 标准 条件 流程 利息 违约金".split(
    " ",
  );

/**
 * Texts composed from known parts, at random but the same every time: several legal terms, causes with words
 * that people type after them, names of firms after a place, and names of companies without their legal form.
 */
export function composeTexts(
  { firms, trades }: Pick<InputKnowledge, "firms" | "trades">,
  places: string[],
): WordedText[] {
  const random = randomOfSeed(SEED);
  const draw = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  const times = (count: number, text: () => string, kind: WordedKind): WordedText[] =>
    Array.from({ length: count }, () => ({ text: text(), kind }));
  const terms = lines(TERMS)
    .slice(1)
    .map((line) => line.split("\t")[1]!);
  const causes = loadCauses().ordered.flatMap(({ label }) =>
    CAUSE.test(label) ? [label, label.replace(/(?:纠纷|罪)$/u, "")] : [],
  );
  const sought = [...terms, ...causes];
  const named = () => (random() < 0.5 ? draw(firms) : draw(firms).slice(0, 1) + draw(firms).slice(-1));
  return [
    ...terms.map((text): WordedText => ({ text, kind: "keywords" })),
    ...times(
      ROWS,
      () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => draw(sought)).join(" "),
      "keywords",
    ),
    ...times(ROWS, () => draw(causes) + draw(BEHIND), "keywords"),
    ...times(NAMED, () => draw(places) + named(), "lawyer"),
    ...times(NAMED, () => (random() < 0.5 ? draw(places) : "") + named() + draw(trades), "party"),
  ];
}
