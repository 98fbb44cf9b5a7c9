import type { CatalogueItem } from "#contract/search/suggestions.ts";
import { formerNameMeant } from "#domain/catalogue/courts/names/former-name.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { childrenOf, type Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCourts } from "../../catalogue/courts.ts";
import { meantKeys } from "../../catalogue/typed-names.ts";
import { UNCATALOGUED_KEY } from "../search-engine.ts";
import { openSuggestions } from "./suggestions.ts";

/** Maximum number of items that a cascading selector lists for a typed name. */
const FOUND_ITEMS = 20;
/** Maximum number of names containing the typed text that are listed before causes with a similar meaning. */
const NAMED_FIRST = 3;

/**
 * The items of a cascading selector.
 *
 * For a typed keyword they are, in this order: the courts or causes that it means; the causes that everyday
 * words suggest; up to NAMED_FIRST names that contain it; causes with a similar meaning; the other names that
 * contain it. Courts that had the name formerly follow those that have it now.
 *
 * Without a keyword they are the level below `parent`, or the top level. Null if `parent` is unknown. The top
 * level of courts consists of the supreme court, which is a leaf, and the high courts.
 */
export function chooseLevel(
  kind: "court" | "cause",
  laid: Hierarchy,
  keyword: string,
  parent: string | undefined,
): CatalogueItem[] | null {
  if (keyword.trim() !== "") {
    const { meant, like, street } = meantKeys(kind, keyword);
    const ordinals = (keys: string[]) => keys.map((key) => laid.keys.indexOf(key)).filter((at) => at >= 0);
    const named = openSuggestions(SCOPE.cases).ordinals(kind, keyword, FOUND_ITEMS, laid);
    const first = named.slice(0, NAMED_FIRST);
    const byStreet = ordinals(street.map(({ code }) => code));
    const found = [...new Set([...ordinals(meant), ...byStreet, ...first, ...ordinals(like), ...named])];
    const pairs = new Map(street.map(({ code, pair }) => [code, pair]));
    const items = found.map((ordinal) => {
      const item = toItem(laid, ordinal);
      const pair = pairs.get(item.value);
      return pair ? { ...item, pair } : item;
    });
    return (kind === "court" ? todaysFirst(items, keyword, meant) : items).slice(0, FOUND_ITEMS);
  }
  if (parent !== undefined && parent !== "") {
    const above = laid.keys.indexOf(parent);
    if (above < 0) return null;
    return childrenOf(laid, above).map((ordinal) => toItem(laid, ordinal));
  }
  const top = childrenOf(laid, -1).filter((ordinal) => laid.keys[ordinal] !== UNCATALOGUED_KEY);
  return top.map((ordinal) => toItem(laid, ordinal));
}

/**
 * Puts the courts whose present name matches the keyword first, then the courts that had such a name
 * formerly, each with its former name, then the courts with similar names.
 */
function todaysFirst(items: CatalogueItem[], keyword: string, meant: string[]): CatalogueItem[] {
  const typed = toSimplified(keyword);
  const explained = items.map((item) => {
    const former = formerNameMeant(typed, item.label, loadCourts());
    return former ? { ...item, former } : item;
  });
  if (!explained.some(({ former }) => former)) return items;
  const rank = ({ former, value, label }: CatalogueItem) =>
    former ? 1 : meant.includes(value) || label.includes(typed.trim()) ? 0 : 2;
  return explained.sort((a, b) => rank(a) - rank(b));
}

function toItem(laid: Hierarchy, ordinal: number): CatalogueItem {
  const path: string[] = [];
  for (let at = ordinal; at >= 0; at = laid.parents[at]!) path.unshift(laid.keys[at]!);
  return {
    label: laid.labels[ordinal]!,
    value: laid.keys[ordinal]!,
    parent: laid.labels[laid.parents[ordinal]!] ?? "",
    leaf: laid.ends[ordinal] === ordinal + 1,
    path,
  };
}
