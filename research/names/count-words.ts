import { replaceFile } from "#server/files/replace-file.ts";
import { runCommand } from "../../src/cli/command.ts";
import { articlesIn, pathsOf, readRecords } from "./read-inputs.ts";

// npm run research -- names:words PATH… [--laws PATH]: writes words.json, the frequency of pairs of
// characters in judgments (without the names printed in them) and in laws. names:learn reads it.

const TARGET = "src/domain/judgment/masking/names/words.json";
/** The shares of all texts from which a pair has level 1, 2, 3. */
const LEVELS = [0.002, 0.004, 0.02];
/** Number of articles that count as one text. */
const ARTICLES = 40;
const PAIRS = /(?=([\u4e00-\u9fff]{2}))/g;

await runCommand(async () => {
  const [paths, lawPaths] = pathsOf(process.argv.slice(2));
  const times = new Map<string, number>();
  let texts = 0;
  const count = (text: string): void => {
    texts++;
    for (const pair of new Set(Array.from(text.matchAll(PAIRS), ([, each = ""]) => each)))
      times.set(pair, (times.get(pair) ?? 0) + 1);
  };
  for (const { text, open } of await readRecords(paths))
    count(open.reduce((rest, name) => rest.replaceAll(name, "。"), text));
  let articles: string[] = [];
  for await (const article of articlesIn(lawPaths)) {
    articles.push(article);
    if (articles.length === ARTICLES) count(articles.join("\n"));
    if (articles.length === ARTICLES) articles = [];
  }
  const pairs: string[][] = LEVELS.map(() => []);
  for (const [pair, number] of times) {
    const level = LEVELS.filter((share) => number >= share * texts).length;
    if (level > 0) pairs[level - 1]!.push(pair);
  }
  const written = Object.fromEntries(pairs.map((level, at) => [at + 1, level.sort().join("")]));
  replaceFile(TARGET, `${JSON.stringify(written, null, 1)}\n`);
  console.log(`${texts} texts, pairs by level: ${pairs.map((level) => level.length).join(", ")}`);
});
