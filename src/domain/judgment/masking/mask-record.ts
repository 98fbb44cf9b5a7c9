import type { JudgmentRecord } from "../record.ts";
import { countMasked, type MaskCounts } from "./kinds.ts";
import { maskText } from "./mask-text.ts";
import { maskNames } from "./names/mask-names.ts";

/**
 * A record as it may be stored, with what was masked by kind; or that its names cannot be hidden reliably.
 */
export type MaskedRecord =
  | { kind: "record"; record: JudgmentRecord; counts: MaskCounts }
  | { kind: "withheld"; reason: "names_unsure" };

/**
 * A record as art. 8 and 10 of 法释〔2016〕19号 require for publication: numbers, addresses below the county and
 * illnesses are always masked, protected names unless the source was officially released. The number of
 * paragraphs and everything unmasked stay; masking a masked record changes nothing.
 */
export function maskRecord(record: JudgmentRecord, source: { officiallyReleased: boolean }): MaskedRecord {
  const counts: MaskCounts = {};
  const named = source.officiallyReleased ? record : maskNames(record, () => countMasked(counts, "name"));
  if (!named) return { kind: "withheld", reason: "names_unsure" };
  const masked = (text: string): string => maskText(text, counts);
  return {
    kind: "record",
    counts,
    record: {
      ...named,
      casename: masked(named.casename),
      body_text: named.body_text.map(masked),
      tail_text: named.tail_text.map(masked),
      body_postscript: named.body_postscript.map(masked),
    },
  };
}
