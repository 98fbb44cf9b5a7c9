import type { JudgmentRecord } from "../record.ts";
import { personalSpans } from "./mask-text.ts";
import { namesParty, sceneOf } from "./names/find-protected.ts";
import { maskNames } from "./names/mask-names.ts";
import type { MaskCounts } from "./printed/kinds.ts";
import { withPlainSigns } from "./printed/plain-signs.ts";
import { applySpans, readPrinted } from "./printed/printed-text.ts";

/**
 * Either a record that may be stored, with the number of masked occurrences by kind, or the finding that the
 * names in the record cannot be hidden reliably.
 */
export type MaskedRecord =
  | { kind: "record"; record: JudgmentRecord; counts: MaskCounts }
  | { kind: "withheld"; reason: "names_unsure" };

/**
 * Maximum number of passes. Masking shortens the text, so another number can come near enough to the word
 * that shows its kind; the next pass finds it. More than five passes were never needed.
 */
const MAX_PASSES = 5;

/**
 * A record as art. 8 and 10 of 法释〔2016〕19号 require for publication. Numbers, addresses below the county and
 * illnesses are always masked; protected names are masked unless the source was officially released. If the
 * names cannot be masked reliably, the result is `withheld`. The number of paragraphs and all unmasked text
 * stay the same. Masking a masked record changes nothing.
 */
export function maskRecord(record: JudgmentRecord, source: { officiallyReleased: boolean }): MaskedRecord {
  const counts: MaskCounts = {};
  const masked = withPlainSigns(record, (plain) => {
    const named = source.officiallyReleased ? plain : maskNames(plain, counts);
    return named && maskPersonal(named, counts);
  });
  return masked ? { kind: "record", counts, record: masked } : { kind: "withheld", reason: "names_unsure" };
}

function maskPersonal(record: JudgmentRecord, counts: MaskCounts): JudgmentRecord {
  const of = { people: sceneOf(record) !== null, somebody: namesParty(record) };
  const { length } = record.body_text;
  const behind = length + record.tail_text.length;
  let paragraphs = [record.casename, ...record.body_text, ...record.tail_text, ...record.body_postscript];
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const text = readPrinted(paragraphs);
    const spans = personalSpans(text.read, of);
    if (spans.length === 0) break;
    paragraphs = applySpans(text, spans, counts);
  }
  const [casename = "", ...rest] = paragraphs;
  // A name from a column, or read wrongly from the head, may contain a number.
  const named = (name: string): string => {
    const text = readPrinted([name]);
    return applySpans(text, personalSpans(text.read, of), {})[0] ?? "";
  };
  return {
    ...record,
    casename,
    parties: record.parties.map((party) => ({ ...party, name: named(party.name) })),
    body_text: rest.slice(0, length),
    tail_text: rest.slice(length, behind),
    body_postscript: rest.slice(behind),
  };
}
