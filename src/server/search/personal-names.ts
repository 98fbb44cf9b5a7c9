import type { SearchQuery } from "#contract/search-query.ts";
import { normaliseText } from "#domain/search/normalise-text.ts";
import { type Condition, keepCondition } from "#domain/search/query-fields.ts";
import { planQuery } from "#domain/search/query-plan.ts";
import { isFirmWord, typedNames } from "#domain/search/typed-names.ts";
import type { SearchEngine } from "./search-engine.ts";

/** Which condition of a query names a person, and what person that is in this collection: `officer` as the engine has it. */
export interface NamedPerson {
  value: string;
  kind: "officer" | "person";
}

/** Lists whose words may be anybody's name. */
const WORDS = ["qr", "within", "near", "title", "holding", "courtname", "without"] as const;
/** A word is a judge's or counsel's where it stands in such a name in this share of the documents that it finds. */
const OFFICERS_SHARE = 0.5;
/** A stretch of two letters is too often a person's name by chance. */
const LEAST_STRETCH = 3;

/**
 * The first condition of a query that is a person's, an officer's before anybody else's; null for none. Such is
 *
 * - any judge or counsel condition;
 * - a word that is the name of a judge, clerk, counsel, firm or other person in this collection, or joins one with an
 *   office or with other words (审判员某某, 某某律师);
 * - a word that is only a part of a name, or holds one by chance, if in at least half of the documents that it finds
 *   alone it stands in the name of a judge, counsel or firm. Of ordinary words (保险, 建设) that share is small,
 *   whoever bears them in a name; places are no part of a firm's name.
 */
export async function findNamedPerson(engine: SearchEngine, query: SearchQuery): Promise<NamedPerson | null> {
  const [asked] = [...query.judge, ...query.counsel];
  if (asked !== undefined) return { value: asked, kind: "officer" };
  let person: NamedPerson | null = null;
  for (const field of WORDS) {
    for (const value of new Set(query[field])) {
      const kind = await whoseName(engine, query, { field, value });
      if (kind === "officer") return { value, kind };
      if (kind === "person") person ??= { value, kind };
    }
  }
  return person;
}

async function whoseName(
  engine: SearchEngine,
  query: SearchQuery,
  condition: Condition,
): Promise<NamedPerson["kind"] | null> {
  const { parts, stretches } = typedNames(condition.value);
  const ask = (names: string[]) =>
    Promise.all(names.map((name) => engine.namesPerson(query.type, normaliseText(name))));
  const [whole, inside] = await Promise.all([ask(parts), ask(stretches)]);
  if (whole.some(({ officer }) => officer)) return "officer";
  const parted = await Promise.all(
    [...parts, ...stretches.filter((_, at) => inside[at]!.officer)].map((name) =>
      standsInNames(engine, query, condition, name),
    ),
  );
  if (parted.includes(true)) return "officer";
  const named = [...whole, ...inside.filter((_, at) => stretches[at]!.length >= LEAST_STRETCH)];
  if (named.some(({ officer }) => officer)) return "officer";
  return named.some(({ person }) => person) ? "person" : null;
}

/** Whether a part of a condition stands in an officer's name in most documents that the condition finds alone. */
async function standsInNames(
  engine: SearchEngine,
  query: SearchQuery,
  { field, value }: Condition,
  part: string,
): Promise<boolean> {
  const text = normaliseText(part);
  if (text === "" || isFirmWord(part)) return false;
  const { courts, causes } = engine.catalogue(query.type);
  // What a query leaves out would find nothing beside a name: it is asked for what it would find.
  const alone = keepCondition(query, { field: field === "without" ? "qr" : field, value });
  const planned = planQuery(alone, courts, causes);
  if (planned.kind === "faults") return false;
  const { plan } = planned;
  const isPlace = courts.labels.some((label) => label.includes(part));
  const among = (...fields: ("judge" | "counsel")[]) =>
    engine.count({ ...plan, fields: [...plan.fields, ...fields.map((name) => ({ field: name, text }))] });
  const [judges, counsel] = await Promise.all([among("judge"), isPlace ? 0 : among("counsel")]);
  if (judges + counsel === 0) return false;
  const [found, both] = await Promise.all([
    engine.count(plan),
    judges && counsel ? among("judge", "counsel") : 0,
  ]);
  return judges + counsel - both >= found * OFFICERS_SHARE;
}
