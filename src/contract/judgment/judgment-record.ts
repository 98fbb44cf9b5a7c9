import * as z from "zod/mini";
import { toCaseNumber } from "#domain/case-number/find-case-numbers.ts";
import { isJudgmentDay } from "#domain/judgment/judgment-day.ts";
import { isIdentified } from "#domain/judgment/judgment-id.ts";
import { documentTypeOfLine } from "#domain/judgment/parse/procedure/document-type.ts";
import { INSTANCES, type JudgmentRecord, OUTCOMES, SIDES } from "#domain/judgment/record.ts";
import { toNfc, toOneLine, withoutSpaces } from "#domain/text/to-nfc.ts";

const Side = z.enum(SIDES);
const Instance = z.enum(INSTANCES);
/** yyyy-MM-dd, or empty if unknown. Which days are possible depends on the day of the import. */
const DateOrEmpty = z.string().check(z.regex(/^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})?$/));
const Text = z.string().check(z.overwrite(toOneLine), z.maxLength(2_000));
const Compact = Text.check(z.overwrite(withoutSpaces));
const CaseNumber = Text.check(z.overwrite(toCaseNumber));
const RecordedDocumentType = Compact.check(z.overwrite((type) => documentTypeOfLine(type) || type));
/**
 * Paragraphs in NFC. The list is converted as a whole, because a check for each paragraph takes longer than
 * the rest of the schema.
 */
const Paragraphs = z.array(z.string()).check(z.overwrite((texts) => texts.map(toNfc)));

const Party = z.object({ name: Text, side: Side, role: z._default(Text, "") });
const Counsel = z.object({
  name: Text,
  firm: z._default(Text, ""),
  kind: z.enum(["lawyer", "trainee", "legal_worker", "other"]),
  side: Side,
  parties: z._default(z.array(Text), []),
});
const Cause = z.object({ code: z._default(z.nullable(z.string()), null), label: Text });
const CaseRef = z.object({
  court: Compact,
  court_id: z._default(z.nullable(z.number()), null),
  case_number: CaseNumber,
  text_type: z._default(RecordedDocumentType, ""),
  casedate: z._default(DateOrEmpty, ""),
  instance: Instance,
});

/**
 * One line of a JSON Lines file for `npm run import`. The case name, the body, and two of court, document
 * type, case number and date are required. A missing field is empty. `id`, `court_id`, `cause_code` and
 * `source` are computed again at import; a file may leave them out or have those of another collection. Texts
 * are normalised as in the store, so that a document has the same id however its case number is typed.
 */
const JudgmentRecordLine = z.object({
  id: z._default(z.string(), ""),
  casename: Text.check(z.minLength(1)),
  court: z._default(Compact, ""),
  court_id: z._default(z.nullable(z.number()), null),
  text_type: z._default(RecordedDocumentType, ""),
  case_number: z._default(CaseNumber, ""),
  casedate: z._default(DateOrEmpty, ""),
  cause_code: z._default(z.nullable(z.string()), null),
  cause: z._default(Text, ""),
  causes: z._default(z.array(Cause), []),
  instance: z._default(Instance, "other"),
  parties: z._default(z.array(Party), []),
  counsel: z._default(z.array(Counsel), []),
  presiding_judge: z._default(Text, ""),
  panel: z._default(z.array(Text), []),
  clerk: z._default(Text, ""),
  claim_amount: z._default(z.nullable(z.number().check(z.nonnegative())), null),
  outcome: z._default(z.nullable(z.enum(OUTCOMES)), null),
  earlier_cases: z._default(z.array(CaseRef), []),
  later_cases: z._default(z.array(CaseRef), []),
  body_text: Paragraphs.check(z.minLength(1)),
  tail_text: z._default(Paragraphs, []),
  body_postscript: z._default(Paragraphs, []),
  holding: z._default(z.nullable(z.object({ from: z.int(), to: z.int() })), null),
  wenshu_url: z._default(Text, ""),
  sourceId: z.optional(Text),
  legal_basis: z.optional(z.array(Text)),
  source: z._default(z.string(), ""),
});

/**
 * What a line contains. `invalid`: the fields that are wrong (`body_text`, `parties.0.side`).
 * `impossible_day`: the fields with a day on which no court can have judged, and that day.
 */
export type RecordLine =
  | { kind: "record"; record: JudgmentRecord }
  | { kind: "invalid"; fields: string[] }
  | { kind: "impossible_day"; fields: string[] };

/** The record on a line. `today` is the day of the import, yyyy-MM-dd. */
export function readRecordLine(value: unknown, today: string): RecordLine {
  const parsed = JudgmentRecordLine.safeParse(value);
  if (!parsed.success) {
    return {
      kind: "invalid",
      fields: [...new Set(parsed.error.issues.map(({ path }) => path.join(".") || "line"))],
    };
  }
  if (!isIdentified(parsed.data)) {
    const missing = (["court", "text_type", "case_number", "casedate"] as const).filter(
      (name) => parsed.data[name] === "",
    );
    return { kind: "invalid", fields: missing };
  }
  const { holding, body_text } = parsed.data;
  if (holding && !(holding.from >= 0 && holding.from < holding.to && holding.to <= body_text.length)) {
    return { kind: "invalid", fields: ["holding"] };
  }
  const impossible = datesOf(parsed.data).filter(([, date]) => date && !isJudgmentDay(date, today));
  if (impossible.length > 0)
    return { kind: "impossible_day", fields: impossible.map(([field, date]) => `${field} ${date}`) };
  return { kind: "record", record: withCauses(parsed.data) };
}

/**
 * The record with its list of causes. If it was written before that list existed, the list has its single
 * cause.
 */
function withCauses(record: JudgmentRecord): JudgmentRecord {
  const { cause_code: code, cause: label, causes } = record;
  return causes.length > 0 || label === "" ? record : { ...record, causes: [{ code, label }] };
}

/** All dates in a record, with the field of each. */
function datesOf({ casedate, earlier_cases, later_cases }: JudgmentRecord): [field: string, date: string][] {
  return [
    ["casedate", casedate],
    ...earlier_cases.map((ref, at): [string, string] => [`earlier_cases.${at}.casedate`, ref.casedate]),
    ...later_cases.map((ref, at): [string, string] => [`later_cases.${at}.casedate`, ref.casedate]),
  ];
}
