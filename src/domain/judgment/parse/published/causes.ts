import type { CauseBranch, ParseContext } from "../../parse-result.ts";
import type { Cause, Party } from "../../record.ts";
import { readOffences } from "../people/offences.ts";
import type { Header } from "./header.ts";
import { type PrintedCause, readCause } from "./introduction.ts";

/** The parts of a document from which its causes are read. */
export interface CauseSources {
  /** The paragraphs from the one that introduces the case on. */
  introduction: string[];
  /**
   * The sentences of the introducing paragraph that state the charge, at most three. If no sentence states
   * it, they are the first three of the paragraph.
   */
  charge: string;
  operative: string;
  parties: Party[];
  header: Header;
}

/**
 * The causes of a document, the principal one first. `printed` is the principal one as the document prints
 * it; for offences read from the text, it is their catalogue label. Criminal cases have the offences of which
 * the court convicts, or else those charged. Other cases have the cause named where the case is introduced.
 * The cause in the header (a database's field or the title) is taken if none of these is found. In other than
 * criminal cases it is also taken if the catalogue knows it and does not know the cause of the introduction.
 */
export function readCauses(
  { introduction, charge, operative, parties, header }: CauseSources,
  branch: CauseBranch,
  context: ParseContext,
): { causes: Cause[]; printed: string } {
  if (branch === "1") {
    const offences = readOffences(charge, operative, context);
    if (offences.length > 0) return { causes: offences, printed: offences[0]?.label ?? "" };
  } else {
    const cause = readCause(introduction.slice(0, 2).join("\n"), parties, branch, context);
    const ofHeader = causeOfHeader(header, branch, context);
    if (cause.code || (cause.label && !ofHeader.code)) return one(cause);
  }
  return one(causeOfHeader(header, branch, context));
}

function one({ code, label, printed }: PrintedCause): { causes: Cause[]; printed: string } {
  return { causes: code || label ? [{ code, label }] : [], printed };
}

function causeOfHeader(
  { cause: field, title }: Header,
  branch: CauseBranch,
  context: ParseContext,
): PrintedCause {
  const texts = [field, title].filter(Boolean);
  const known = texts.length > 0 ? context.resolveCause(texts, branch === "6" ? "2" : branch) : null;
  return known ? { ...known, printed: field || known.label } : { code: null, label: field, printed: field };
}
