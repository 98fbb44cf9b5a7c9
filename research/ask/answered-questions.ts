import { readFileSync } from "node:fs";
import { ArticleNames } from "#domain/ask/index/article-names.ts";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { parseCitation } from "#domain/statute/citation/cite.ts";
import { CommandFailure } from "../../src/cli/command.ts";

/** Maximum number of missing names listed per kind. */
const MAX_SHOWN = 12;

/** A question with the articles of an index that answer it. */
export interface AnsweredQuestion {
  question: string;
  /** Numbers in the index, without duplicates. */
  answers: number[];
}

/** The questions of a file, and how many of their answers the index contains. */
export interface QuestionFile {
  /** The questions with an answer in the index. */
  questions: AnsweredQuestion[];
  read: number;
  named: number;
  found: number;
  /**
   * Articles that the index lacks, under the names in the file, by what is missing; each with its number of
   * occurrences.
   */
  missing: { laws: Map<string, number>; articles: Map<string, number>; unread: Map<string, number> };
}

/**
 * Reads questions, one JSON object per line: `question`, and `articles` as the name of their law with 第…条.
 * Throws CommandFailure for a line of another form.
 */
export function readQuestions(path: string, index: AskIndex): QuestionFile {
  const names = new ArticleNames(index);
  const missing: QuestionFile["missing"] = { laws: new Map(), articles: new Map(), unread: new Map() };
  const file: QuestionFile = { questions: [], read: 0, named: 0, found: 0, missing };
  for (const [at, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (line.trim() === "") continue;
    const { question, articles } = parse(line, `${path}:${at + 1}`);
    const answers = articles.map((name) => {
      const citation = parseCitation(name);
      if (!citation?.law) return count(missing.unread, name);
      const { law, number, branch } = citation;
      const found = names.find(law, number, branch);
      if (found !== undefined) return found;
      return names.knows(law) ? count(missing.articles, name) : count(missing.laws, law);
    });
    const known = [...new Set(answers.filter((answer) => answer !== undefined))];
    file.read++;
    file.named += articles.length;
    file.found += answers.filter((answer) => answer !== undefined).length;
    if (known.length > 0) file.questions.push({ question, answers: known });
  }
  return file;
}

function count(names: Map<string, number>, name: string): undefined {
  names.set(name, (names.get(name) ?? 0) + 1);
}

/** The named articles that the index lacks, in sentences; none if it contains all. */
export function describeMissing({ laws, articles, unread }: QuestionFile["missing"]): string[] {
  const list = (names: Map<string, number>) => {
    const all = [...names].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const shown = all.slice(0, MAX_SHOWN).map(([name, times]) => (times > 1 ? `${name} (${times})` : name));
    return [...shown, ...(all.length > MAX_SHOWN ? [`${all.length - MAX_SHOWN} more`] : [])].join(", ");
  };
  return [
    ...(laws.size > 0 ? [`Laws that are not in the corpus: ${list(laws)}`] : []),
    ...(articles.size > 0 ? [`Articles that their law, as in force, does not have: ${list(articles)}`] : []),
    ...(unread.size > 0 ? [`Names that are no law with an article: ${list(unread)}`] : []),
  ];
}

function parse(line: string, place: string): { question: string; articles: string[] } {
  try {
    const { question, articles } = JSON.parse(line);
    if (
      typeof question === "string" &&
      Array.isArray(articles) &&
      articles.every((one) => typeof one === "string")
    )
      return { question, articles };
  } catch {
    // Reported below: a line that is not JSON has the wrong form as well.
  }
  throw new CommandFailure(
    `${place} is no question: it must read {"question": "...", "articles": ["...第…条"]}.`,
  );
}
