import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import type { ReadCauses } from "#domain/ask/ranking/candidates.ts";
import { causeValues, questionWords, rarityOf } from "#domain/ask/signals/associations.ts";
import type { AssociationCounts, WholeLeanings } from "#domain/ask/signals/learned.ts";
import type { AnsweredQuestion } from "./answered-questions.ts";
import { runFit } from "./run-fit.ts";

/** A word or cause of fewer questions is not kept: it could be from one person's story. */
const MIN_QUESTIONS = 3;

/** A word in a greater share of the questions says nothing. */
const MAX_SHARE = 0.2;
/** Added to the diagonal of the regression. */
const LAMBDA = 1.5;

/** A row of a sparse matrix: columns, and their values in the same order. */
interface SparseRow {
  columns: number[];
  values: number[];
}

/**
 * Counts which words of questions went with which articles, and learns what words and causes speak for. A word that stands
 * only within a longer one is left out.
 */
export function learnAssociations(
  questions: readonly AnsweredQuestion[],
  { columns, lawOf }: AskIndex,
  readCauses: ReadCauses,
): AssociationCounts {
  const articles = new Map<number, { at: number; questions: number }>();
  const words = new Map<string, { questions: number[]; pairs: Map<number, number> }>();
  const labels: number[][] = [];
  for (const [number, { question, answers }] of questions.entries()) {
    const found = answers.map((article) => {
      const entry = articles.get(article) ?? { at: articles.size, questions: 0 };
      articles.set(article, entry);
      entry.questions++;
      return entry.at;
    });
    labels.push(found);
    for (const word of questionWords(foldText(question))) {
      const entry = words.get(word) ?? { questions: [], pairs: new Map<number, number>() };
      words.set(word, entry);
      entry.questions.push(number);
      for (const at of found) entry.pairs.set(at, (entry.pairs.get(at) ?? 0) + 1);
    }
  }
  const most = questions.length * MAX_SHARE;
  const kept = withoutParts(
    [...words].filter(([, own]) => own.questions.length >= MIN_QUESTIONS && own.questions.length <= most),
  );
  const rows = questions.map((): SparseRow => ({ columns: [], values: [] }));
  for (const [column, [, entry]] of kept.entries()) {
    const rarity = rarityOf(entry.questions.length, questions.length);
    for (const number of entry.questions) {
      rows[number]!.columns.push(column);
      rows[number]!.values.push(rarity);
    }
  }
  for (const { values } of rows) {
    const norm = Math.hypot(...values) || 1;
    for (const [at, value] of values.entries()) values[at] = value / norm;
  }
  const causes = causesOf(questions, readCauses);
  for (const [at, { values }] of causes.entries()) {
    for (const [number, value] of values) {
      rows[number]!.columns.push(kept.length + at);
      rows[number]!.values.push(value);
    }
  }
  // Articles, laws and sections are labels of one regression: they share all but the last step.
  const lawNumbers = numberOwners([...articles.keys()], lawOf);
  const sectionNumbers = numberOwners([...articles.keys()], columns.section);
  const [firstLaw, firstSection] = [articles.size, articles.size + lawNumbers.count];
  const weights = fitRidge(
    rows,
    kept.length + causes.length,
    labels.map((own) => [
      ...own,
      ...own.map((article) => firstLaw + lawNumbers.of[article]!),
      ...own.map((article) => firstSection + sectionNumbers.of[article]!),
    ]),
    firstSection + sectionNumbers.count,
    LAMBDA,
  );
  const inThousandths = (column: number, label: number) => Math.round(weights[column]![label]! * 1000);
  // Of the weights those are kept whose word or cause and article met: the others are small and tell less.
  const metByWord = kept.map(([, { pairs }]) => [...pairs.keys()]);
  const metByCause = causes.map(({ values }) => [...new Set(values.flatMap(([number]) => labels[number]!))]);
  const leaningsTo = (first: number, of: number[]): WholeLeanings => {
    const twos = (column: number, met: readonly number[]) =>
      [...new Set(met.map((article) => of[article]!))]
        .map((number) => [number, inThousandths(column, first + number)] as const)
        .filter(([, weight]) => weight !== 0)
        .flat();
    return {
      of,
      words: metByWord.map((met, at) => twos(at, met)),
      causes: metByCause.map((met, at) => twos(kept.length + at, met)),
    };
  };
  return {
    questions: questions.length,
    articles: [...articles].map(([article, entry]) => [
      columns.laws[lawOf[article]!]!.key,
      columns.number[article]!,
      columns.branch[article]!,
      entry.questions,
    ]),
    words: kept.map(([word, entry], column) => [
      word,
      entry.questions.length,
      ...[...entry.pairs].flatMap(([at, often]) => [at, often, inThousandths(column, at)]),
    ]),
    causes: causes.map(({ code }, at) => [
      code,
      ...metByCause[at]!.flatMap((article) => [article, inThousandths(kept.length + at, article)]),
    ]),
    companions: countCompanions(labels),
    laws: leaningsTo(firstLaw, lawNumbers.of),
    sections: leaningsTo(firstSection, sectionNumbers.of),
  };
}

/** Numbers from 0, in the order of their first article, of the laws or sections that articles lie in. */
function numberOwners(
  articles: readonly number[],
  ownerOf: ArrayLike<number>,
): { of: number[]; count: number } {
  const numbers = new Map<number, number>();
  const of = articles.map((article) => {
    const owner = ownerOf[article]!;
    const number = numbers.get(owner) ?? numbers.size;
    numbers.set(owner, number);
    return number;
  });
  return { of, count: numbers.size };
}

/** The causes that enough of the questions may mean, with the numbers of these and what the regression sees of each. */
function causesOf(questions: readonly AnsweredQuestion[], readCauses: ReadCauses) {
  const causes = new Map<string, [number: number, value: number][]>();
  for (const [number, { question }] of questions.entries()) {
    for (const [code, value] of causeValues(readCauses(question))) {
      const values = causes.get(code) ?? [];
      causes.set(code, values);
      values.push([number, value]);
    }
  }
  return [...causes]
    .filter(([, { length }]) => length >= MIN_QUESTIONS)
    .map(([code, values]) => ({ code, values }));
}

/** Leaves out a word that stands only within a longer one. */
function withoutParts<Entry extends { questions: number[] }>(words: [string, Entry][]): [string, Entry][] {
  const within = new Map<string, number>();
  for (const [word, { questions }] of words)
    for (const part of [word.slice(1), word.slice(0, -1)])
      within.set(part, Math.max(within.get(part) ?? 0, questions.length));
  return words.filter(([word, { questions }]) => within.get(word) !== questions.length);
}

function countCompanions(labels: readonly (readonly number[])[]): AssociationCounts["companions"] {
  const counts = new Map<string, [number, number, number]>();
  for (const own of labels) {
    for (const one of own) {
      for (const other of own) {
        if (other <= one) continue;
        const entry = counts.get(`${one} ${other}`) ?? [one, other, 0];
        counts.set(`${one} ${other}`, entry);
        entry[2]++;
      }
    }
  }
  return [...counts.values()];
}

/**
 * Ridge regression of several labels on sparse rows, solved over the rows (its dual form; Saunders, Gammerman and
 * Vovk 1998): of each column the weights of all labels. `labels` are those of each row, below `labelCount`.
 */
function fitRidge(
  rows: readonly SparseRow[],
  columnCount: number,
  labels: readonly (readonly number[])[],
  labelCount: number,
  strength: number,
): Float64Array[] {
  const { dual } = runFit<{ dual: number[][] }>("ridge", {
    ...{ rows, columns: columnCount, labels, label_count: labelCount, strength },
  });
  const weights = Array.from({ length: columnCount }, () => new Float64Array(labelCount));
  for (const [row, { columns, values }] of rows.entries())
    for (const [place, column] of columns.entries())
      for (const [label, value] of dual[row]!.entries()) weights[column]![label]! += values[place]! * value;
  return weights;
}
