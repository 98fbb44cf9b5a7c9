import type { SearchEngine } from "../search-engine.ts";

/** The parts of an engine that look-ups of names use. */
export type NameCounts = Pick<SearchEngine, "catalogue" | "work" | "namesPerson" | "count" | "counts">;

/** The same functions with cached answers, so that each question reaches the engine once. */
export function rememberCounts(engine: NameCounts): NameCounts {
  const answers = new Map<string, Promise<unknown>>();
  const once = <Answer>(question: unknown[], ask: () => Promise<Answer>): Promise<Answer> => {
    const key = JSON.stringify(question);
    const answer = (answers.get(key) as Promise<Answer> | undefined) ?? ask();
    answers.set(key, answer);
    return answer;
  };
  return {
    catalogue: (type) => engine.catalogue(type),
    work: (plan) => engine.work(plan),
    namesPerson: (type, name) => once(["name", type, name], () => engine.namesPerson(type, name)),
    count: (plan) => once(["count", plan], () => engine.count(plan)),
    counts: (plans) => once(["counts", plans], () => engine.counts(plans)),
  };
}
