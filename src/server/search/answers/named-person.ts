import type { SearchQuery } from "#contract/search/search-query.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { candidateNames, isFirmWord } from "#domain/search/query/candidate-names.ts";
import { type Condition, keepCondition } from "#domain/search/query/query-fields.ts";
import { matchAllPlan, planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { chineseScripts } from "#domain/text/traditional-characters.ts";
import { wholeWork } from "../refuse-costly.ts";
import type { SearchEngine } from "../search-engine.ts";

/**
 * The condition of a query that names a person, and the kind of person in this collection. `officer` is
 * defined as by the engine; `unchecked` means that the query exceeds the limit of look-ups, so that this or a
 * later condition may name anybody.
 */
export interface NamedPerson {
  value: string;
  kind: "officer" | "person" | "unchecked";
}

/** Lists whose words may be personal names. */
const WORDS = ["qr", "within", "near", "title", "holding", "courtname", "without"] as const;
/**
 * A word counts as a judge's or counsel's name if it is part of one in at least this share of the documents
 * it finds.
 */
const OFFICERS_SHARE = 0.5;
/** Shorter substrings are too often a person's name by chance. */
const MIN_SUBSTRING_CHARS = 3;
/**
 * Maximum number of look-ups for one query, each of which takes a few counts; far more than a visitor's query
 * needs.
 */
const MAX_LOOKUPS = 150;
/** Share of a request's work budget for all lookups; the answer itself needs the rest. */
const WORK_SHARE = 0.6;

/**
 * The first condition of a query that names a person, officers before others; null if there is none. It is
 *
 * - any judge or counsel condition;
 * - a word that is the name of a judge, clerk, counsel, firm or other person in this collection, or joins one
 *   with a title or with other words (审判员某某, 某某律师);
 * - a word that is only part of a name, or contains one by chance, if it is part of the name of a judge,
 *   counsel or firm in at least half of the documents it finds alone. For ordinary words (保险, 建设) that share
 *   is small, even if they occur in names; places do not count as part of a firm's name;
 * - the first condition beyond the limit of look-ups, unless an earlier one names a person.
 */
export async function findNamedPerson(engine: NameCounts, query: SearchQuery): Promise<NamedPerson | null> {
  const [asked] = [...query.judge, ...query.counsel];
  if (asked !== undefined) return { value: asked, kind: "officer" };
  const conditions = WORDS.flatMap((field) => [...new Set(query[field])].map((value) => ({ field, value })));
  const remembered = rememberCounts(engine);
  const lookUps = new LookUps(remembered, query);
  // On a remote engine each look-up is a call. Everything that may be needed is requested in parallel, and
  // then read from the cache.
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

/** The first conditions whose parts together are within the limit of look-ups. */
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

/** Kinds of people whose names contain a text, anywhere in the collection. */
interface Borne {
  judge: boolean;
  counsel: boolean;
}

/** A normalised name as a word of a query, unchanged. */
const nameWord = (text: string) => ({ typed: text, asked: text, text, forms: [text], readings: [] });

/** Looks up parts of one query's conditions, each text once, at most MAX_LOOKUPS. */
class LookUps {
  readonly #engine: NameCounts;
  readonly #query: SearchQuery;
  readonly #borne = new Map<string, Promise<Borne>>();
  #room = MAX_LOOKUPS;
  /**
   * Remaining work budget. A look-up is not started if the dictionary shows that the look-up would exceed it.
   */
  #work: number;

  constructor(engine: NameCounts, query: SearchQuery) {
    this.#engine = engine;
    this.#query = query;
    const { budget } = engine.work(matchAllPlan(query.type));
    this.#work = budget === 0 ? Number.POSITIVE_INFINITY : budget * WORK_SHARE;
  }

  /** Whether look-ups take no work of this process. */
  get areFree(): boolean {
    return this.#work === Number.POSITIVE_INFINITY;
  }

  /** Deducts the work of counting the plans; false if the budget does not suffice. */
  #spend(...plans: QueryPlan[]): boolean {
    for (const plan of plans) this.#work -= wholeWork(this.#engine.work(plan));
    return this.#work >= 0;
  }

  /** Whether the parts not looked up yet fit the limit. */
  hasRoom(parts: string[]): boolean {
    return parts.filter((part) => !this.#borne.has(normaliseText(part))).length <= this.#room;
  }

  /** Kinds of people whose full name each text is. */
  kindsOf(names: string[]): Promise<{ officer: boolean; person: boolean }[]> {
    return Promise.all(names.map((name) => this.#engine.namesPerson(this.#query.type, normaliseText(name))));
  }

  /** Whether a part of a condition is in an officer's name in most documents that the part alone finds. */
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

  /** A plan for the documents with a text in the name of a judge or of counsel. */
  #bearing(part: string, field: keyof Borne): QueryPlan {
    return { ...matchAllPlan(this.#query.type), fields: [{ field, ...nameWord(normaliseText(part)) }] };
  }

  /** Kinds of people whose names contain a text. A text in no name needs no count together with a condition. */
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
    // Excluded words find nothing together with a name, so the documents that contain them are counted.
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

/** The parts of an engine that look-ups of names use. */
type NameCounts = Pick<SearchEngine, "catalogue" | "work" | "namesPerson" | "count" | "counts">;

/** The functions of an engine with cached answers, so that each question reaches the engine once. */
function rememberCounts(engine: NameCounts): NameCounts {
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
