/**
 * Matches a token of PDF: white space, a comment, a delimiter, a name, a string or a word (ISO 32000-1,
 * 7.2.2).
 */
const TOKEN =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|[[\]{}]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[^>]*>?|\(|[^\0\t\n\f\r ()<>[\]{}/%]+|[)>]/y;
const ENDS = new Set(["endobj", "stream", "endstream", "startxref", "xref"]);

/**
 * Number of characters that may still be read. It is limited, because objects may begin anywhere, even inside
 * each other, so that text is read several times.
 */
export interface ReadingBudget {
  left: number;
}

/** The tokens of an object, and where its stream begins. */
export interface PdfObject {
  /** A name is "/Name" with its #-escapes decoded. A string is "(" whatever its content. */
  tokens: string[];
  /** Index after the keyword `stream`. Null if the object has no stream. */
  stream: number | null;
}

/**
 * Reads the object whose tokens start at `at`, up to its end. If `isBare`, the object is in an object stream,
 * where it ends with its value. Null if the budget is used up.
 */
export function readObject(
  text: string,
  at: number,
  budget: ReadingBudget,
  isBare = false,
): PdfObject | null {
  const tokens: string[] = [];
  let depth = 0;
  TOKEN.lastIndex = at;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const began = match.index;
    if (token === "(") TOKEN.lastIndex = endOfString(text, TOKEN.lastIndex);
    const end = TOKEN.lastIndex;
    budget.left -= end - began;
    if (budget.left < 0) return null;
    if (/^[\0\t\n\f\r %]/.test(token)) continue;
    if (ENDS.has(token)) return { tokens, stream: token === "stream" ? end : null };
    tokens.push(token[0] === "/" ? decodeName(token) : /^(\(|<[^<]|<$)/.test(token) ? "(" : token);
    if (token === "<<" || token === "[") depth++;
    if (token === ">>" || token === "]") depth--;
    if (isBare && depth <= 0) break;
  }
  return { tokens, stream: null };
}

/**
 * Index after the end of a string. `at` is the index after its opening parenthesis. Parentheses nest; a
 * backslash escapes one character.
 */
function endOfString(text: string, at: number): number {
  let depth = 1;
  for (let place = at; place < text.length; place++) {
    const letter = text[place];
    if (letter === "\\") place++;
    else if (letter === "(") depth++;
    else if (letter === ")" && --depth === 0) return place + 1;
  }
  return text.length;
}

const decodeName = (token: string): string =>
  token.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
