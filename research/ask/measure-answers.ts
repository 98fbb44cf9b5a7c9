import { existsSync, readFileSync } from "node:fs";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { parseCitation } from "#domain/statute/citation/cite.ts";
import { articleAddress } from "#domain/statute/citation/law-index.ts";
import { answerQuestion } from "#server/ask/answer-question.ts";
import { type OpenOffer, openOffers } from "#server/ask/offers.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { resolveArticle } from "#server/statutes/suggest-articles.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";

// npm run research -- ask:measure FILE: sends questions that a lawyer answered to the built site and checks
// the first result. Import laws first: articles are measured only if they are present. --missed lists each
// question without a correct result.

/**
 * A question with the articles that a lawyer would cite, and our own text that should come first ("none": no
 * text of ours).
 */
interface Judged {
  question: string;
  procedure: boolean;
  articles: { law: string; article: string }[];
  first: string[];
}

/** Number of articles visible at once. */
const SEEN = 3;
/** A header says where the questions come from. */
const isJudged = (line: Partial<Judged>): line is Judged => line.question !== undefined;

await runCommand(async () => {
  const missed = process.argv.includes("--missed");
  const path =
    process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "tests/fixtures/blind/questions.jsonl";
  if (!existsSync(path)) throw new CommandFailure(`There is no ${path}: name a file of judged questions.`);
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  const questions = lines.map((line) => JSON.parse(line) as Partial<Judged>).filter(isJudged);
  const counts = {
    first: 0,
    byProcedure: [0, 0],
    cited: 0,
    ofArticles: 0,
    astray: 0,
    nothing: 0,
    something: 0,
  };
  const engine = openEngine();
  const times: number[] = [];
  for (const judged of questions) {
    const before = process.cpuUsage();
    const given = await answerQuestion({ question: judged.question }, "cn", engine);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if ("failure" in given) throw new CommandFailure(`${judged.question}: ${given.failure.error}`);
    const right = isRightFirst(given.answer, judged);
    const seen = seenArticles(given.answer);
    const wanted = judged.articles.map(addressOf).filter((url) => url !== undefined);
    const isCited = seen.some(({ url }) => wanted.includes(url));
    const hasSomething = judged.first[0] !== "none";
    const laws = lawsOf(judged);
    const isAstray = laws.size > 0 && seen.some(({ law }) => !laws.has(law));
    if (right) counts.first++;
    if (judged.procedure) counts.byProcedure[right ? 0 : 1]!++;
    if (wanted.length > 0) counts.ofArticles++;
    if (wanted.length > 0 && isCited) counts.cited++;
    if (isAstray) counts.astray++;
    if (hasSomething) counts.something++;
    if (hasSomething && !given.answer.found) counts.nothing++;
    if (missed && (!right || !isCited || isAstray))
      console.log(
        `${right ? "     " : "FIRST"} ${isCited ? "       " : "ARTICLE"} ${isAstray ? "ASTRAY" : "      "} ${judged.question}\n      wanted ${judged.first.join(" ")}, ${judged.articles.map(({ law, article }) => law + article).join(" ")}\n      got ${nameOfCard(given.answer)}, ${seen.map(({ label }) => label).join(" ")}`,
      );
  }
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`;
  const [right = 0, wrong = 0] = counts.byProcedure;
  console.log(`right thing first:                        ${share(counts.first, questions.length)}`);
  console.log(`  of those on procedure:                  ${share(right, right + wrong)}`);
  console.log(`a lawyer's article among the first three: ${share(counts.cited, counts.ofArticles)}`);
  console.log(`an article of a wrong field among them:   ${share(counts.astray, questions.length)}`);
  console.log(`nothing found where something is there:   ${share(counts.nothing, counts.something)}`);
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(`processor time: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
});

function nameOfCard({ card }: AskAnswer): string {
  return card === undefined ? "nothing" : `${card.kind} ${card.id} ${card.title}`;
}

/**
 * A figure counts for the text that states it and for its calculator. No first text is correct if none of
 * ours answers.
 */
function isRightFirst({ card, choose = [] }: AskAnswer, { first }: Judged): boolean {
  if (first[0] === "none") return card === undefined;
  if (card === undefined || choose.length > 0) return false;
  if (card.kind !== "number")
    return [`${card.kind}/${card.id}`, `${card.kind}s/${card.id}`].some((name) => first.includes(name));
  return (
    first.some((name) => name.endsWith(`/${card.id}`)) ||
    first.some((name) => card.calculator?.url.endsWith(`/${name.split("/")[1]}`) ?? false)
  );
}

/** The articles visible at once: those of the card, then the ranked ones. */
function seenArticles({ card, articles }: AskAnswer): { url: string; law: string; label: string }[] {
  const all = [...(card?.articles ?? []), ...articles];
  return [...new Map(all.map((one) => [one.url, one])).values()].slice(0, SEEN);
}

function addressOf({ law, article }: { law: string; article: string }): string | undefined {
  const parsed = parseCitation(article);
  const found = parsed && resolveArticle({ ...parsed, law });
  return found && !found.law.is_listed ? articleAddress(found) : undefined;
}

/** The laws of a question's field: those that a lawyer cites, and those that the expected first text rests on. */
function lawsOf({ first, articles }: Judged): ReadonlySet<string> {
  const own = openOffers().all.filter((open) => first.includes(nameOf(open)));
  return new Set([
    ...articles.map(({ law }) => law),
    ...own.flatMap(({ cites }) => cites.map(({ law }) => law.title)),
  ]);
}

function nameOf({ offer }: OpenOffer): string {
  if (offer.kind === "guide") return `guides/${offer.text.slug}`;
  return offer.kind === "knowledge" ? `knowledge/${offer.text.slug}` : "";
}
