import type { SearchQuery } from "#contract/search/search-query.ts";
import { getOrInsert } from "#domain/once-per.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { candidateNames, isFirmWord } from "#domain/search/query/candidate-names.ts";
import { type Condition, keepCondition } from "#domain/search/query/query-fields.ts";
import { matchAllPlan, planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { chineseScripts } from "#domain/text/traditional-characters.ts";
import type { SearchEngine } from "../search-engine.ts";

/**
 * The condition of a query that names a person, and the kind of that person in this collection. `officer`: a
 * person whom the engine knows as an officer, such as a judge or a lawyer. `unchecked`: the query exceeds the
 * limit of look-ups, so this condition or a later one may name anybody.
 */
export interface NamedPerson {
  value: string;
  kind: "officer" | "person" | "unchecked";
}

/** The lists of a query whose words may be personal names. */
const WORDS = ["qr", "within", "near", "title", "holding", "courtname", "without"] as const;
/**
 * A word counts as an officer's name if at least this share of the documents it finds have it in the name of
 * a judge, counsel or firm.
 */
const OFFICERS_SHARE = 0.5;
/** A shorter substring is too often a person's name by chance. */
const MIN_SUBSTRING_CHARS = 3;
/**
 * Maximum number of look-ups for one query. A look-up takes a few counts; no visitor's query needs nearly as
 * many.
 */
const MAX_LOOKUPS = 150;
/** The share of a request's work budget that look-ups may use. The answer itself needs the rest. */
const WORK_SHARE = 0.6;

/**
 * The first condition of a query that names an officer, or else the first that names another person; null if
 * none does. The rules, in this order:
 *
 * - A judge or counsel condition always names an officer.
 *
 * - A word names a person if it is the name of a judge, clerk, counsel, firm or other person in this
 * collection. The name may be joined with a title or with other words (审判员某某, 某某律师).
 *
 * - A word that is only part of a name, or contains a name by chance, names an officer if at least half of
 * the documents it finds alone have it in the name of a judge, counsel or firm. For ordinary words (保险, 建设)
 * the share is smaller. A place in the name of a firm does not count.
 *
 * - The first condition beyond the limit of look-ups is returned as `unchecked`, unless an earlier one names
 * a person.
 */
export async function findNamedPerson(engine: NameCounts, query: SearchQuery): Promise<NamedPerson | null> {
  const [asked] = [...query.judge, ...query.counsel];
  if (asked !== undefined) return { value: asked, kind: "officer" };
  const conditions = WORDS.flatMap((field) => [...new Set(query[field])].map((value) => ({ field, value })));
  const remembered = rememberCounts(engine);
  const lookUps = new LookUps(remembered, query);
  // On a remote engine each look-up is a call. So all of them are requested in parallel here, and their
  // answers are read from the cache below.
  if (lookUps.areFree) {
    const ahead = new LookUps(remembered, query);
    await Promise.all(withinLimit(conditions).map((one) => whoseName(ahead, one)));
  }
  let person: NamedPerson | null = null;
  for (const condition of conditions) {
    const { value } = condition;
    const kind = await whoseName(lookUps, condition);
    if (kind === "officer") return { value, kind };
    if (kind === "person") person ??= { value, kind };
    if (kind === "unchecked") return person ?? { value, kind };
  }
  return person;
}

/** The first conditions whose parts, counted together, do not exceed the limit of look-ups. */
function withinLimit(conditions: readonly Condition[]): Condition[] {
  const parts = new Set<string>();
  return conditions.filter(({ value }) => {
    for (const part of candidateNames(value).parts) parts.add(normaliseText(part));
    return parts.size <= MAX_LOOKUPS;
  });
}

async function whoseName(lookUps: LookUps, condition: Condition): Promise<NamedPerson["kind"] | null> {
  const { parts, substrings } = candidateNames(condition.value);
  if (!lookUps.hasRoom(parts)) return "unchecked";
  const [whole, inside] = await Promise.all([lookUps.kindsOf(parts), lookUps.kindsOf(substrings)]);
  const named = [...whole, ...inside.filter((_, at) => substrings[at]!.length >= MIN_SUBSTRING_CHARS)];
  if (named.some(({ officer }) => officer)) return "officer";
  const short = substrings.filter(
    (substring, at) => substring.length < MIN_SUBSTRING_CHARS && inside[at]!.officer,
  );
  const stands = await lookUps.standInNames(condition, [...parts, ...short]);
  if (stands !== false) return stands === true ? "officer" : stands;
  return named.some(({ person }) => person) ? "person" : null;
}

/** Whether a text occurs in the name of any judge of the collection, and whether in that of any counsel. */
interface Borne {
  judge: boolean;
  counsel: boolean;
}

/** A normalised name as a word of a query, without variants. */
const nameWord = (text: string) => ({ typed: text, asked: text, text, forms: [text], readings: [] });

/**
 * Looks up the parts of a query's conditions. Each text is looked up once. At most MAX_LOOKUPS texts are
 * looked up.
 */
class LookUps {
  readonly #engine: NameCounts;
  readonly #query: SearchQuery;
  readonly #borne = new Map<string, Promise<Borne>>();
  #room = MAX_LOOKUPS;
  /** Remaining work budget. A look-up is skipped if the estimate of its work exceeds this. */
  #work: number;

  constructor(engine: NameCounts, query: SearchQuery) {
    this.#engine = engine;
    this.#query = query;
    this.#work = engine.budget(query.type) * WORK_SHARE;
  }

  /** Whether look-ups take no work of this process, because the engine is remote. */
  get areFree(): boolean {
    return this.#work === Number.POSITIVE_INFINITY;
  }

  /** Deducts the estimated work of counting the plans. False if the budget is exceeded. */
  #spend(...plans: QueryPlan[]): boolean {
    for (const plan of plans) this.#work -= this.#engine.work(plan);
    return this.#work >= 0;
  }

  /** Whether the parts that were not looked up yet are within the limit. */
  hasRoom(parts: string[]): boolean {
    return parts.filter((part) => !this.#borne.has(normaliseText(part))).length <= this.#room;
  }

  /** For each text, the kinds of people whose full name it is. */
  kindsOf(names: string[]): Promise<{ officer: boolean; person: boolean }[]> {
    return Promise.all(names.map((name) => this.#engine.namesPerson(this.#query.type, normaliseText(name))));
  }

  /**
   * Whether one of `parts` is in an officer's name in at least OFFICERS_SHARE of the documents that the
   * condition finds without the other conditions of the query. `parts` are substrings of the condition's
   * word.
   */
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

  /** The plan that finds the documents with a text in the name of a judge or of counsel. */
  #bearing(part: string, field: keyof Borne): QueryPlan {
    return { ...matchAllPlan(this.#query.type), fields: [{ field, ...nameWord(normaliseText(part)) }] };
  }

  /**
   * The kinds of people whose names contain a text. If no name contains the text, it need not be counted
   * together with a condition.
   */
  #bearers(text: string): Promise<Borne> {
    return getOrInsert(this.#borne, text, async () => {
      this.#room--;
      const plans = [this.#bearing(text, "judge"), this.#bearing(text, "counsel")];
      const [judges, counsels] = await this.#engine.counts(plans);
      return { judge: judges! > 0, counsel: counsels! > 0 };
    });
  }

  async #areMostly(
    { field, value }: Condition,
    known: (Borne & { part: string })[],
  ): Promise<boolean[] | "unchecked"> {
    if (known.length === 0) return [];
    const { courts, causes } = this.#engine.catalogue(this.#query.type);
    // For an excluded word (-word), the documents that contain the word are counted, not those that the
    // condition finds. The documents that the condition finds lack the word, so none of them has it in a
    // name.
    const alone = keepCondition(this.#query, { field: field === "without" ? "qr" : field, value });
    const planned = planQuery(alone, courts, causes, chineseScripts);
    if (planned.kind === "faults") return [];
    const { plan } = planned;
    if (!this.#spend(plan, plan, plan, ...known.map(({ part }) => this.#bearing(part, "judge"))))
      return "unchecked";
    const [found, ...bearing] = await Promise.all([
      this.#engine.count(plan),
      ...known.map(async ({ part, judge, counsel }) => {
        const text = normaliseText(part);
        const isPlace = courts.labels.some((label) => label.includes(part));
        const among = (...fields: (keyof Borne)[]) =>
          this.#engine.count({
            ...plan,
            fields: [...plan.fields, ...fields.map((name) => ({ field: name, ...nameWord(text) }))],
          });
        const [judges, counsels, both] = await Promise.all([
          judge ? among("judge") : 0,
          counsel && !isPlace ? among("counsel") : 0,
          judge && counsel && !isPlace ? among("judge", "counsel") : 0,
        ]);
        return judges + counsels - both;
      }),
    ]);
    return bearing.map((bearers) => bearers > 0 && bearers >= found * OFFICERS_SHARE);
  }
}

/** The part of an engine that looks up names. */
type NameCounts = Pick<SearchEngine, "catalogue" | "work" | "budget" | "namesPerson" | "count" | "counts">;

/** Wraps an engine so that its answers are cached and each question reaches it once. */
function rememberCounts(engine: NameCounts): NameCounts {
  const answers = new Map<string, Promise<unknown>>();
  const once = <Answer>(question: unknown[], ask: () => Promise<Answer>) =>
    getOrInsert(answers, JSON.stringify(question), ask) as Promise<Answer>;
  return {
    catalogue: (type) => engine.catalogue(type),
    work: (plan) => engine.work(plan),
    budget: (type) => engine.budget(type),
    namesPerson: (type, name) => once(["name", type, name], () => engine.namesPerson(type, name)),
    count: (plan) => once(["count", plan], () => engine.count(plan)),
    counts: (plans) => once(["counts", plans], () => engine.counts(plans)),
  };
}
