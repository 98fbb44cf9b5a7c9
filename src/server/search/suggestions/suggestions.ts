import { join } from "node:path";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { soundsOfCourts } from "#domain/catalogue/courts/typed/near-courts.ts";
import { oncePerKey } from "#domain/once-per.ts";
import { foldCharacters, normaliseText } from "#domain/search/match/normalise-text.ts";
import { nearSpellings } from "#domain/search/query/near-spellings.ts";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { SuggestionTable } from "#domain/search/tree/suggestion-table.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCourts } from "../../catalogue/courts.ts";
import { meantKeys } from "../../catalogue/typed-names.ts";
import { indexRoot, scopeFolder } from "../../generated/index-files.ts";
import { readGeneratedJson } from "../../generated/read-generated.ts";
import { openPart } from "../../http/missing-artifact.ts";
import { type SearchCatalogue, type SearchEngine, UNCATALOGUED_KEY } from "../search-engine.ts";
import { SUGGESTIONS_FILE, type SuggestionFile } from "./suggestion-file.ts";

/** Maximum number of items in a group below the search box. */
const GROUP_ITEMS = 6;

/** Greater than the level of any court or cause. */
const MAX_LEVEL = 9;

export type SuggestionKind = SuggestionItem["type"];
/** Suggestions of one kind. */
export type Suggested = { kind: SuggestionKind; items: SuggestionItem[] };

/** The suggestions of one scope, read from the file beside its index. */
export class Suggestions {
  readonly #file: SuggestionFile;
  /**
   * The pairs of adjacent characters that occur in names. They are collected the first time that
   * no name matches.
   */
  #pairs: ReadonlySet<string> | undefined;
  readonly #tables: Record<"court" | "cause" | "keyword", SuggestionTable>;

  constructor(folder: string) {
    this.#file = openPart("the table of suggestions", () =>
      readGeneratedJson(join(folder, SUGGESTIONS_FILE)),
    );
    const { court, cause, keyword } = this.#file;
    this.#tables = {
      court: new SuggestionTable(court.rows),
      cause: new SuggestionTable(cause.rows),
      keyword: new SuggestionTable(keyword.rows),
    };
  }

  /**
   * The groups of suggestions for typed text. Only items that find documents are listed, most documents
   * first. If no item of a kind matches, names with a similar spelling are listed. For empty input, frequent
   * items are listed.
   */
  async groups(
    typed: string,
    engine: SearchEngine,
    catalogue: SearchCatalogue,
    type: SearchScope = 1,
  ): Promise<Suggested[]> {
    const { courts, causes } = catalogue;
    const { court, cause, keyword } = this.#file;
    const groups: Suggested[] = [
      {
        kind: "reason",
        items: this.#items(
          "cause",
          typed,
          causes.labels,
          causes.keys,
          cause.counts,
          (ordinal) => causes.ends[ordinal] === ordinal + 1,
        ),
      },
      { kind: "court", items: this.#items("court", typed, courts.labels, courts.keys, court.counts) },
      { kind: "case_number", items: type === SCOPE.cases ? await caseNumbers(typed, engine) : [] },
      { kind: "qr", items: this.#items("keyword", typed, keyword.labels, keyword.labels, keyword.counts) },
      { kind: "suitedate", items: this.#years(typed) },
    ];
    return groups
      .map((group) => (group.items.length > 0 ? group : this.#nearly(group.kind, typed, catalogue)))
      .filter(({ items }) => items.length > 0);
  }

  #nearly(kind: SuggestionKind, typed: string, { courts, causes }: SearchCatalogue): Suggested {
    const { court, cause, keyword } = this.#file;
    const text = toSimplified(foldCharacters(typed.trim()));
    this.#pairs ??= pairsOf([...courts.labels, ...causes.labels, ...keyword.labels]);
    const pairs = this.#pairs;
    const soundsLike = soundsOfCourts(loadCourts());
    const isWord = (pair: string) => pairs.has(pair);
    const near = (labels: string[], values: string[], counts: number[], drop = ""): Suggested => ({
      kind,
      items: nearSpellings(text, labels, (place) => counts[place] ?? 0, { drop, soundsLike, isWord })
        .slice(0, GROUP_ITEMS)
        .map((place) => ({ label: labels[place]!, type: kind, value: values[place]!, count: counts[place] })),
    });
    if (kind === "reason") return near(causes.labels, causes.keys, cause.counts, "纠纷");
    if (kind === "court") return near(courts.labels, courts.keys, court.counts);
    return kind === "qr" ? near(keyword.labels, keyword.labels, keyword.counts) : { kind, items: [] };
  }

  /**
   * At most `limit` ordinals of courts or causes that the input may mean, upper levels first. They need not
   * have documents.
   */
  ordinals(kind: "court" | "cause", typed: string, limit: number, laid: Hierarchy): number[] {
    const outside = laid.keys.indexOf(UNCATALOGUED_KEY);
    const known = outside < 0 ? laid.keys.length : outside;
    return this.#tables[kind].find(typed, limit, (ordinal) =>
      ordinal < known ? MAX_LEVEL - laid.levels[ordinal]! : -1,
    );
  }

  #items(
    table: "court" | "cause" | "keyword",
    typed: string,
    labels: string[],
    values: string[],
    counts: number[],
    isLeaf: (target: number) => boolean = () => true,
  ): SuggestionItem[] {
    const weight = (target: number) => counts[target] || -1;
    const types = { court: "court", cause: "reason", keyword: "qr" } as const;
    const targets =
      typed.trim() === ""
        ? this.#frequent(counts, table === "court" ? () => false : isLeaf)
        : this.#tables[table].find(typed, GROUP_ITEMS, weight);
    const pairs = new Map<string, string>();
    if (table !== "keyword" && typed.trim() !== "") {
      const { meant: keys, street } = meantKeys(table, typed);
      for (const { code, pair } of street) pairs.set(code, pair);
      const meant = [...keys, ...pairs.keys()].map((key) => values.indexOf(key));
      const shown = meant.filter((target) => target >= 0 && weight(target) > 0);
      targets.splice(0, GROUP_ITEMS, ...new Set([...shown, ...targets].slice(0, GROUP_ITEMS)));
    }
    return targets.map((target) => ({
      label: labels[target]!,
      type: types[table],
      value: values[target]!,
      count: counts[target],
      ...(pairs.has(values[target]!) && { pair: pairs.get(values[target]!) }),
    }));
  }

  /**
   * The eligible entries with the most documents. An entry that more than half of the documents have is left
   * out, because it tells nothing.
   */
  #frequent(counts: number[], eligible: (target: number) => boolean): number[] {
    const telling = (count: number) => count > 0 && count <= this.#file.documents / 2;
    return [...counts.keys()]
      .filter((target) => telling(counts[target]!) && eligible(target))
      .sort((a, b) => counts[b]! - counts[a]! || a - b)
      .slice(0, GROUP_ITEMS);
  }

  #years(typed: string): SuggestionItem[] {
    const year = /^((?:19|20)\d{2})年?$/.exec(foldCharacters(typed))?.[1];
    return this.#file.years
      .filter(([known]) => String(known) === year)
      .map(([known, count]) => ({ label: `${known}年`, type: "suitedate", value: String(known), count }));
  }
}

/**
 * The case numbers that contain the input. None until the input has a digit, and a Chinese character or an
 * opening bracket.
 */
async function caseNumbers(typed: string, engine: SearchEngine): Promise<SuggestionItem[]> {
  const folded = foldCharacters(typed);
  if (!/\d/.test(folded) || !/[\p{Script=Han}(〔[【]/u.test(folded)) return [];
  const text = normaliseText(
    folded.replace(/^[(〔[【]?((?:19|20)\d{2})[)〕\]】]?(?=\p{Script=Han})/u, "($1)"),
  );
  // The last number of the input may be incomplete, so its end mark is dropped.
  const numbers = await engine.numbers(SCOPE.cases, text.replace(/#$/, ""), GROUP_ITEMS);
  return numbers.map((number) => ({ label: number, type: "case_number", value: number }));
}

function pairsOf(names: readonly string[]): Set<string> {
  const pairs = new Set<string>();
  for (const name of names) for (let at = 1; at < name.length; at++) pairs.add(name.slice(at - 1, at + 1));
  return pairs;
}

const suggestionsIn = oncePerKey((folder: string) => new Suggestions(folder));

/** The suggestions of a scope, opened once per process. */
export const openSuggestions = (type: SearchScope): Suggestions =>
  suggestionsIn(scopeFolder(indexRoot(), type));
