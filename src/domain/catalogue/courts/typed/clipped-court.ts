import { oncePer } from "../../../once-per.ts";
import { normaliseText } from "../../../search/match/normalise-text.ts";
import { SuggestionTable } from "../../../search/tree/suggestion-table.ts";
import { courtNames } from "../names/court-names.ts";
import type { CourtIndex } from "../names/courts.ts";
import { type CourtHint, narrowByHint } from "../printed/narrow-courts.ts";
import type { CourtResolution } from "../printed/resolve-court.ts";

/**
 * Maximum number of courts that may contain the typed characters. If there are more, they match by accident.
 */
const MAX_HOLDING = 6;

/**
 * The court whose name contains the typed characters in the same order: 自贸港知识产权 finds 海南自由贸易港知识产权法院. The
 * search is the one of the site's court selector. If two to six courts match, the hint may leave one. More
 * are unknown. This is for typed text that no naming rule explains, and must not be used for judgments.
 */
export function findClippedCourt(typed: string, courts: CourtIndex, hint: CourtHint = {}): CourtResolution {
  if (!/\p{Script=Han}{2}/u.test(typed)) return { kind: "unknown" };
  const ordinals = tableOf(courts).find(
    typed,
    MAX_HOLDING + 1,
    (ordinal) => 9 - courts.ordered[ordinal]!.level,
  );
  if (ordinals.length === 0 || ordinals.length > MAX_HOLDING) return { kind: "unknown" };
  const named = ordinals.map((ordinal) => ({ ordinal, until: 0 }));
  const left = named.length > 1 ? narrowByHint(named, courts, courtNames(courts), hint) : named;
  const ids = left.map(({ ordinal }) => courts.ordered[ordinal]!.value);
  return ids.length === 1 ? { kind: "found", id: ids[0]! } : { kind: "ambiguous", ids };
}

/**
 * The searched names, present and former. They have no Latin spellings, because visitors who type Latin
 * letters use the selector.
 */
const tableOf = oncePer((courts: CourtIndex) => {
  const former = courts.facts.former.flatMap(({ name, courts: labels }) =>
    labels.flatMap((label) => {
      const court = courts.byLabel(label);
      return court ? [{ name, target: courts.ordinal(court.value) }] : [];
    }),
  );
  const rows = [...courts.ordered.map(({ label }, target) => ({ name: label, target })), ...former];
  return new SuggestionTable({
    names: rows.map(({ name }) => normaliseText(name)).join("\n"),
    readings: rows.map(() => "").join("\n"),
    targets: rows.map(({ target }) => target),
  });
});
