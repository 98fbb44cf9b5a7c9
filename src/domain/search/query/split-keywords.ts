import { dropControls } from "../../text/hidden-characters.ts";

/** A case number from its year to 号. Spaces may stand where copying from a PDF inserts them. */
const CASE_NUMBER =
  /[（(〔[【]\s*(?:19|2[0Oo〇])[\dOo〇]\s*[\dOo〇]\s*[）)〕\]】][^（(〔[]{2,30}?\d\s*[号號](?:之[一二三四五六七八九十]+|-\d{1,3})?/g;

/**
 * The keywords in a typed text, all of which must occur. The text is split at spaces, but not inside a case
 * number or quotation marks. Quotation marks become straight ones. Control characters from copied text are
 * dropped. Keywords are distinct and in typed order.
 */
export function splitKeywords(text: string): string[] {
  const closed = dropControls(text).replace(CASE_NUMBER, (number) => ` ${number.replace(/\s+/g, "")} `);
  const parts = closed.matchAll(/"([^"]+)"|“([^”]+)”|(\S+)/g);
  const words = [...parts].map(([, plain, curly, word]) => {
    const quoted = (plain ?? curly)?.trim();
    return quoted ? `"${quoted}"` : (word ?? "").trim();
  });
  return [...new Set(words.filter(Boolean))];
}
