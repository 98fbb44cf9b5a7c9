import type { SearchQuery } from "#contract/search/search-query.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { candidateNames, isFirmWord } from "#domain/search/query/candidate-names.ts";
import { type Condition, keepCondition } from "#domain/search/query/query-fields.ts";
import { matchAllPlan, planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { wholeWork } from "../refuse-dear.ts";
import type { SearchEngine } from "../search-engine.ts";

/**
 * Which condition of a query names a person, and what person that is in this collection: `officer` as the engine has
 * it; `unchecked` where the query holds more than is looked up, and so might name anybody from that condition on.
 */
export interface NamedPerson {
  value: string;
  kind: "officer" | "person" | "unchecked";
}

/** Lists whose words may be anybody's name. */
const WORDS = ["qr", "within", "near", "title", "holding", "courtname", "without"] as const;
/** A word is a judge's or counsel's where it stands in such a name in this share of the documents that it finds. */
const OFFICERS_SHARE = 0.5;
/** A stretch of two letters is too often a person's name by chance. */
const LEAST_STRETCH = 3;
/** Look-ups of parts for one query, each of a few counts: many times what anybody types. */
const MAX_LOOKUPS = 150;
/** Share of a request's work that they may cause together; the answer itself needs the rest. */
const WORK_SHARE = 0.6;

/**
 * The first condition of a query that is a person's, an officer's before anybody else's; null for none. Such is
 *
 * - any judge or counsel condition;
 * - a word that is the name of a judge, clerk, counsel, firm or other person in this collection, or joins one with an
 *   office or with other words (审判员某某, 某某律师);
 * - a word that is only a part of a name, or holds one by chance, if in at least half of the documents that it finds
 *   alone it stands in the name of a judge, counsel or firm. Of ordinary words (保险, 建设) that share is small,
 *   whoever bears them in a name; places are no part of a firm's name;
 * - the first beyond what is looked up, unless one before it is a person's.
 */
export async function findNamedPerson(engine: SearchEngine, query: SearchQuery): Promise<NamedPerson | null> {
  const [asked] = [...query.judge, ...query.counsel];
  if (asked !== undefined) return { value: asked, kind: "officer" };
  const lookUps = new LookUps(engine, query);
  let person: NamedPerson | null = null;
  for (const field of WORDS) {
    for (const value of new Set(query[field])) {
      const kind = await whoseName(lookUps, { field, value });
      if (kind === "officer") return { value, kind };
      if (kind === "person") person ??= { value, kind };
      if (kind === "unchecked") return person ?? { value, kind };
    }
  }
  return person;
}

async function whoseName(lookUps: LookUps, condition: Condition): Promise<NamedPerson["kind"] | null> {
  const { parts, stretches } = candidateNames(condition.value);
  if (!lookUps.hasRoom(parts)) return "unchecked";
  const [whole, inside] = await Promise.all([lookUps.kindsOf(parts), lookUps.kindsOf(stretches)]);
  const named = [...whole, ...inside.filter((_, at) => stretches[at]!.length >= LEAST_STRETCH)];
  if (named.some(({ officer }) => officer)) return "officer";
  const short = stretches.filter((stretch, at) => stretch.length < LEAST_STRETCH && inside[at]!.officer);
  const stands = await lookUps.standInNames(condition, [...parts, ...short]);
  if (stands !== false) return stands === true ? "officer" : stands;
  return named.some(({ person }) => person) ? "person" : null;
}

/** In whose names a text stands anywhere in the collection. */
interface Borne {
  judge: boolean;
  counsel: boolean;
}

/** A normalised name as it is searched: as it is. */
const nameWord = (text: string) => ({ typed: text, asked: text, text, forms: [text], readings: [] });

/** Looks up parts of one query's conditions, each text once, and no more than MAX_LOOKUPS of them. */
class LookUps {
  readonly #engine: SearchEngine;
  readonly #query: SearchQuery;
  readonly #borne = new Map<string, Promise<Borne>>();
  #room = MAX_LOOKUPS;
  /** Work that may still be caused; what the dictionary shows to be more is not begun. */
  #work: number;

  constructor(engine: SearchEngine, query: SearchQuery) {
    this.#engine = engine;
    this.#query = query;
    const { budget } = engine.work(matchAllPlan(query.type));
    this.#work = budget === 0 ? Number.POSITIVE_INFINITY : budget * WORK_SHARE;
  }

  /** Takes what counting the plans will cause from what is left; false where that is not enough. */
  #spend(...plans: QueryPlan[]): boolean {
    for (const plan of plans) this.#work -= wholeWork(this.#engine.work(plan));
    return this.#work >= 0;
  }

  /** Whether there is room for those parts that were not looked up. */
  hasRoom(parts: string[]): boolean {
    return parts.filter((part) => !this.#borne.has(normaliseText(part))).length <= this.#room;
  }

  /** Whose whole name each is. */
  kindsOf(names: string[]): Promise<{ officer: boolean; person: boolean }[]> {
    return Promise.all(names.map((name) => this.#engine.namesPerson(this.#query.type, normaliseText(name))));
  }

  /** Whether one of the parts of a condition stands in an officer's name in most documents that it finds alone. */
  async standInNames(condition: Condition, parts: string[]): Promise<boolean | "unchecked"> {
    const asked = parts.filter((part) => normaliseText(part) !== "" && !isFirmWord(part));
    if (!this.hasRoom(asked)) return "unchecked";
    const fresh = asked.filter((part) => !this.#borne.has(normaliseText(part)));
    if (!this.#spend(...fresh.map((part) => this.#bearing(part, "judge")))) return "unchecked";
    const borne = await Promise.all(asked.map((part) => this.#bearers(normaliseText(part))));
    const known = asked
      .map((part, at) => ({ part, ...borne[at]! }))
      .filter(({ judge, counsel }) => judge || counsel);
    this.#room -= known.length;
    if (this.#room < 0) return "unchecked";
    const mostly = await this.#areMostly(condition, known);
    return mostly === "unchecked" ? mostly : mostly.includes(true);
  }

  /** Everything in which a text stands in the name of a judge, or of counsel. */
  #bearing(part: string, field: keyof Borne): QueryPlan {
    return { ...matchAllPlan(this.#query.type), fields: [{ field, ...nameWord(normaliseText(part)) }] };
  }

  /** In whose names a text stands. What stands in none at all needs no count beside a condition. */
  #bearers(text: string): Promise<Borne> {
    const known = this.#borne.get(text);
    if (known) return known;
    this.#room--;
    const looked = this.#engine
      .counts([this.#bearing(text, "judge"), this.#bearing(text, "counsel")])
      .then(([judges, counsels]) => ({ judge: judges! > 0, counsel: counsels! > 0 }));
    this.#borne.set(text, looked);
    return looked;
  }

  async #areMostly(
    { field, value }: Condition,
    known: (Borne & { part: string })[],
  ): Promise<boolean[] | "unchecked"> {
    if (known.length === 0) return [];
    const { courts, causes } = this.#engine.catalogue(this.#query.type);
    // What a query leaves out would find nothing beside a name: it is asked for what it would find.
    const alone = keepCondition(this.#query, { field: field === "without" ? "qr" : field, value });
    const planned = planQuery(alone, courts, causes, toSimplified);
    if (planned.kind === "faults") return [];
    const { plan } = planned;
    if (!this.#spend(plan, plan, plan, ...known.map(({ part }) => this.#bearing(part, "judge"))))
      return "unchecked";
    const found = await this.#engine.count(plan);
    return Promise.all(
      known.map(async ({ part, judge, counsel }) => {
        const text = normaliseText(part);
        const isPlace = courts.labels.some((label) => label.includes(part));
        const among = (...fields: (keyof Borne)[]) =>
          this.#engine.count({
            ...plan,
            fields: [...plan.fields, ...fields.map((name) => ({ field: name, ...nameWord(text) }))],
          });
        const [judges, counsels] = await Promise.all([
          judge ? among("judge") : 0,
          counsel && !isPlace ? among("counsel") : 0,
        ]);
        const both = judges && counsels ? await among("judge", "counsel") : 0;
        const bearing = judges + counsels - both;
        return bearing > 0 && bearing >= found * OFFICERS_SHARE;
      }),
    );
  }
}
