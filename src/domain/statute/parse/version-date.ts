import { parseDate } from "../../text/date.ts";
import type { FoundDates } from "../record.ts";
import { type History, versionOf } from "./statute-history.ts";

/**
 * The date of a text's version. `found` has the dates that different places of the text give, such as the
 * file's name and the heading. It is null if they agree.
 */
export interface VersionDate {
  version: string;
  found: FoundDates | null;
}

/**
 * The date of a version: the latest one that the text supports. The date in the file's name counts if the
 * text has none. It also counts if the text shows a later change, because its history ends before another
 * change or its heading names that year. A date stated beside the text takes precedence over all others.
 */
export function versionDate(
  history: History,
  title: string,
  name: string,
  signed: string,
  stated = "",
): VersionDate {
  const file = fileDate(name);
  const heading = headingDate(title);
  const told = versionOf(history.events) || signed;
  // If heading and history agree, they take precedence over the stated date: 宪法（2018年修正文本） may be stated as
  // of 1982.
  const isOutweighed = heading !== "" && told.startsWith(heading) && !stated.startsWith(heading);
  if (stated && !isOutweighed) {
    const isTold = told === "" || told === stated || isPublicationOf(stated, told);
    const agrees = isTold && [file, heading].every((date) => date === "" || stated.startsWith(date));
    return { version: stated, found: agrees ? null : { stated, file, heading, history: told } };
  }
  const text = heading.length > 4 && heading > told ? heading : told;
  const isSupported =
    history.isCut || (heading.length === 4 && heading > text.slice(0, 4) && file.startsWith(heading));
  const version = text === "" || (isSupported && file > text) ? file : text;
  const differs = [file, heading, told, stated].some((date) => !version.startsWith(date));
  return { version, found: differs ? { ...(stated && { stated }), file, heading, history: told } : null };
}

/** Maximum number of days between the adoption of a text and its publication. */
const MAX_DAYS_TO_PUBLICATION = 400;

function isPublicationOf(published: string, passed: string): boolean {
  const days = (Date.parse(published) - Date.parse(passed)) / 86_400_000;
  return days > 0 && days <= MAX_DAYS_TO_PUBLICATION;
}

/** Reads the day in the name of a file: 保险法(2015-04-24).md, 保险法_20150424.md, 20150424保险法.md. */
function fileDate(name: string): string {
  const stem = name.replace(/(?:\.[A-Za-z]\w{0,4}){1,2}$/, "").trim();
  const bracket = /[（([]([^（()）[\]]{8,12})[\])）]$/.exec(stem)?.[1];
  const digits =
    /[_\-\s](\d{4})(\d{2})(\d{2})$/.exec(stem) ?? /^((?:19|20)\d{2})-?(\d{2})-?(\d{2})(?!\d)/.exec(stem);
  return parseDate(bracket ?? (digits ? digits.slice(1).join("-") : ""));
}

/**
 * The date or year of the version in the last brackets of a title. The year of an amendment does not count,
 * because it belongs to the name.
 */
function headingDate(title: string): string {
  const bracket = /[（([〔［]([^（）()]{4,40})[）)\]〕］]\s*$/.exec(title)?.[1] ?? "";
  if (title.includes("修正案") || bracket === "") return "";
  return (
    parseDate(bracket) || (/^(?:19|20)\d{2}(?=\s*年|\s*(?:修|版|公布|施行|文本|$))/.exec(bracket)?.[0] ?? "")
  );
}
