import type { SearchEngine } from "../search-engine.ts";

/** What a look-up of names asks of an engine. */
export type NameCounts = Pick<SearchEngine, "catalogue" | "work" | "namesPerson" | "count" | "counts">;

/** The same, asking each question of the engine once. */
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
