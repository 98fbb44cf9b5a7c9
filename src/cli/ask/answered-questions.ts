import { readFileSync } from "node:fs";
import { ArticleNames } from "#domain/ask/article-names.ts";
import type { AskIndex } from "#domain/ask/ask-index.ts";
import { parseCitation } from "#domain/statute/citation/cite.ts";
import { CommandFailure } from "../command.ts";

/** A question with the articles of an index that answer it. */
export interface AnsweredQuestion {
  question: string;
  /** Numbers in the index, each once. */
  answers: number[];
}

/** The questions of a file, and how many of its answers the index has. */
export interface QuestionFile {
  /** Those with an answer in the index. */
  questions: AnsweredQuestion[];
  read: number;
  named: number;
  found: number;
}

/**
 * Reads questions, one JSON object a line: `question`, and `articles` as their law's name with 第…条. Throws
 * CommandFailure for a line of another form.
 */
export function readQuestions(path: string, index: AskIndex): QuestionFile {
  const names = new ArticleNames(index);
  const file: QuestionFile = { questions: [], read: 0, named: 0, found: 0 };
  for (const [at, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (line.trim() === "") continue;
    const { question, articles } = parse(line, `${path}:${at + 1}`);
    const answers = articles.map((name) => {
      const citation = parseCitation(name);
      return citation?.law ? names.find(citation.law, citation.number, citation.branch) : undefined;
    });
    const known = [...new Set(answers.filter((answer) => answer !== undefined))];
    file.read++;
    file.named += articles.length;
    file.found += answers.filter((answer) => answer !== undefined).length;
    if (known.length > 0) file.questions.push({ question, answers: known });
  }
  return file;
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
    // Said below: a line that is no JSON has the wrong form as well.
  }
  throw new CommandFailure(
    `${place} is no question: it must read {"question": "...", "articles": ["...第…条"]}.`,
  );
}
