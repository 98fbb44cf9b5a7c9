import { dropControls } from "../../text/hidden-characters.ts";

/** A case number from its year to 号, with spaces wherever a copy from a PDF has them. */
const CASE_NUMBER =
  /[（(〔[【]\s*(?:19|2[0Oo〇])[\dOo〇]\s*[\dOo〇]\s*[）)〕\]】][^（(〔[]{2,30}?\d\s*[号號](?:之[一二三四五六七八九十]+|-\d{1,3})?/g;

/**
 * The typed text as separate keywords, which join by AND: split at spaces, except inside a case number and
 * between quotation marks, which are kept (as straight ones); controls from copied text are dropped. Each
 * keyword once, in the order typed.
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
