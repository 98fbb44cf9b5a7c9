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

/**
 * The entries of one kind that have names. The number of an entry is its index in `labels`, `values` and
 * `counts`.
 */
interface Entries {
  kind: "reason" | "court" | "qr";
  table: "cause" | "court" | "keyword";
  labels: string[];
  values: string[];
  counts: number[];
  /** An ending that people omit. */
  drop?: string;
  /** Whether an entry is listed for empty input. */
  isOffered: (target: number) => boolean;
}

/** The suggestions of one scope, read from the file beside its index. */
export class Suggestions {
  readonly #file: SuggestionFile;
  /**
   * The pairs of adjacent characters that occur in names. They are collected the first time that
   * no name matches.
   */
  #pairs: ReadonlySet<string> | undefined;
  readonly #tables: Record<Entries["table"], SuggestionTable>;

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
    const all = this.#entries(catalogue);
    const isWord = (pair: string) => {
      this.#pairs ??= pairsOf(all.flatMap(({ labels }) => labels));
      return this.#pairs.has(pair);
    };
    const named = all.map((entries): Suggested => {
      const found = this.#find(entries, typed);
      return { kind: entries.kind, items: found.length > 0 ? found : nearly(entries, typed, isWord) };
    });
    const groups: Suggested[] = [
      ...named.slice(0, 2),
      { kind: "case_number", items: type === SCOPE.cases ? await caseNumbers(typed, engine) : [] },
      ...named.slice(2),
      { kind: "suitedate", items: this.#years(typed) },
    ];
    return groups.filter(({ items }) => items.length > 0);
  }

  /** The causes, the courts and the keywords. */
  #entries({ courts, causes }: SearchCatalogue): Entries[] {
    const { court, cause, keyword } = this.#file;
    const ofCauses = { labels: causes.labels, values: causes.keys, counts: cause.counts, drop: "纠纷" };
    const ofCourts = { labels: courts.labels, values: courts.keys, counts: court.counts };
    const ofKeywords = { labels: keyword.labels, values: keyword.labels, counts: keyword.counts };
    const isLeaf = (ordinal: number) => causes.ends[ordinal] === ordinal + 1;
    return [
      { kind: "reason", table: "cause", ...ofCauses, isOffered: isLeaf },
      { kind: "court", table: "court", ...ofCourts, isOffered: () => false },
      { kind: "qr", table: "keyword", ...ofKeywords, isOffered: () => true },
    ];
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

  #find(entries: Entries, typed: string): SuggestionItem[] {
    const { table, values, counts } = entries;
    if (typed.trim() === "") return this.#frequent(entries).map((target) => toItem(entries, target));
    const weight = (target: number) => counts[target] || -1;
    const found = this.#tables[table].find(typed, GROUP_ITEMS, weight);
    if (table === "keyword") return found.map((target) => toItem(entries, target));
    const { meant, street } = meantKeys(table, typed);
    const pairs = new Map(street.map(({ code, pair }) => [code, pair]));
    const first = [...meant, ...pairs.keys()].map((key) => values.indexOf(key));
    const shown = first.filter((target) => target >= 0 && weight(target) > 0);
    return [...new Set([...shown, ...found].slice(0, GROUP_ITEMS))].map((target) => {
      const pair = pairs.get(values[target]!);
      return { ...toItem(entries, target), ...(pair && { pair }) };
    });
  }

  /**
   * The offered entries with the most documents. An entry that more than half of the documents have is left
   * out, because it tells nothing.
   */
  #frequent({ counts, isOffered }: Entries): number[] {
    const telling = (count: number) => count > 0 && count <= this.#file.documents / 2;
    return [...counts.keys()]
      .filter((target) => telling(counts[target]!) && isOffered(target))
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

const toItem = ({ kind, labels, values, counts }: Entries, target: number): SuggestionItem => ({
  ...{ label: labels[target]!, type: kind, value: values[target]!, count: counts[target] },
});

/** The entries with a spelling similar to the typed text. */
function nearly(entries: Entries, typed: string, isWord: (pair: string) => boolean): SuggestionItem[] {
  const { labels, counts, drop } = entries;
  const text = toSimplified(foldCharacters(typed.trim()));
  const soundsLike = soundsOfCourts(loadCourts());
  return nearSpellings(text, labels, (target) => counts[target] ?? 0, { drop, soundsLike, isWord })
    .slice(0, GROUP_ITEMS)
    .map((target) => toItem(entries, target));
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
