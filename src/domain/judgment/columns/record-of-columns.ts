import { toNfc } from "../../text/to-nfc.ts";
import { blankRecord } from "../blank-record.ts";
import { judgmentDayOf } from "../judgment-day.ts";
import { isIdentified, judgmentId } from "../judgment-id.ts";
import { toNamedCourt } from "../parse/procedure/court-before.ts";
import { instanceOfCode } from "../parse/procedure/instance.ts";
import type { ParseContext, Parsed } from "../parse-result.ts";
import type { JudgmentRecord } from "../record.ts";
import { withheldReason, withheldRecord } from "../withheld.ts";
import type { SourceColumns } from "./read-columns.ts";

/**
 * The record of a row whose text has no readable head. A head made from the columns is put above the text,
 * and both are parsed. If that fails too, each line of the text is kept as a paragraph. Null if at least
 * three of court, document type, case number and date are missing.
 */
export function recordOfColumns(
  columns: SourceColumns,
  context: ParseContext,
  parse: (text: string) => Parsed,
): JudgmentRecord | null {
  const { court, case_number, text } = columns;
  const text_type = columns.text_type || typeIn(text);
  if (!isIdentified({ court, case_number, text_type, casedate: columns.casedate })) return null;
  const bare = bareRecord(columns, context, text_type);
  const parsed = parse([court, text_type, case_number, text].filter(Boolean).join("\n"));
  if (parsed.kind === "record") return parsed.record;
  return {
    ...bare,
    body_text: toNfc(text)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** The record of a row for a document that is not public; null if the row does not identify one. */
export function withheldRow(columns: SourceColumns, context: ParseContext): JudgmentRecord | null {
  const reason = withheldReason(columns.reason);
  if (!isIdentified(columns) && reason !== "state_secret") return null;
  const { court: printed, case_number, source_id } = columns;
  const court = printed ? toNamedCourt(printed, context, case_number) : { name: "", id: null };
  const record = {
    ...bareRecord(columns, context, columns.text_type),
    court: court.name,
    court_id: court.id,
    ...(source_id && { sourceId: source_id }),
  };
  return withheldRecord({ ...record, id: judgmentId(record, context.sha256) }, reason);
}

function bareRecord(columns: SourceColumns, context: ParseContext, text_type: string): JudgmentRecord {
  const { court, case_number, casedate, wenshu_url } = columns;
  return {
    ...blankRecord(context.source),
    casename: columns.casename || case_number || `${court}${text_type}`,
    court,
    text_type,
    case_number,
    casedate: judgmentDayOf([casedate], case_number, context.today),
    instance: columns.instance ?? instanceOfCode(case_number),
    wenshu_url,
  };
}

const TYPE =
  /(?:刑\s*事|民\s*事|行\s*政|执\s*行|国\s*家\s*赔\s*偿|赔\s*偿)\s*(?:判\s*决\s*书|裁\s*定\s*书|决\s*定\s*书|调\s*解\s*书|通\s*知\s*书)/;
/** Length of the longest head, in characters. */
const HEAD_CHARACTERS = 120;

function typeIn(text: string): string {
  return TYPE.exec(text.slice(0, HEAD_CHARACTERS))?.[0].replace(/\s/g, "") ?? "";
}
