import { tablesToLines } from "./table-lines.ts";

/** Blanks and entities for blanks, which fill empty cells. */
const BLANKS = /(?:&(?:nbsp|ensp|emsp|#160);?|\s)+/g;
/** Elements that a browser displays on a line of their own. */
const BLOCKS =
  /^\/?(?:p|br|div|tr|li|ul|ol|table|tbody|h[1-6]|section|article|header|footer|title|body|html|dl|dt|dd|blockquote|pre|hr)$/i;
const TAG = /<(\/?[A-Za-z][A-Za-z0-9:]{0,20})(?:\s[^<>]{0,4000})?\/?>|<![^<>]{0,4000}>|<\?[^<>]{0,1000}>/g;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));?/g;
const NAMED: Record<string, string> = Object.fromEntries([
  ...["nbsp", "ensp", "emsp", "thinsp"].map((name) => [name, " "]),
  ...["shy", "zwj", "zwnj"].map((name) => [name, ""]),
  ...(
    `lt < gt > amp & quot " apos ' ldquo “ rdquo ” lsquo ‘ rsquo ’ middot · hellip … mdash — ndash – times × yen ¥ laquo « raquo » bull •`.match(
      /\w+ \S/gu,
    ) ?? []
  ).map((pair) => pair.split(" ")),
]);

const MARKUP = new RegExp(
  `<\\/?[A-Za-z][^<>]{0,200}>|&(?:${Object.keys(NAMED).join("|")}|#\\d{2,6}|#[xX][0-9a-fA-F]{2,5});`,
);

/** True for a text that contains HTML tags or entities. */
export function hasMarkup(text: string): boolean {
  return (text.includes("<") || text.includes("&")) && MARKUP.test(text);
}

/**
 * The text that a browser would display for leftover HTML. Tags are removed, block elements become line ends,
 * scripts and styles are dropped, and entities are decoded. A row of a table becomes one line
 * (`table-lines.ts`). A < that opens no tag stays.
 */
export function stripMarkup(html: string): string {
  const text = dropElements(html.replace(COMMENT, ""), ["script", "style"]);
  return decodeEntities(withoutTags(tablesToLines(text, linesOf)));
}

const withoutTags = (markup: string): string =>
  markup.replace(TAG, (_, name?: string) => (name && BLOCKS.test(name) ? "\n" : ""));

const linesOf = (markup: string): string[] =>
  withoutTags(markup)
    .split("\n")
    .map((line) => line.replace(BLANKS, " ").trim())
    .filter((line) => line !== "");

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** Calls of jQuery, in the script of a page. */
const CALL = /\$\(\s*["'][^"'\n]{0,80}["']\s*\)(?:\.\w+\((?:"[^"\n]*"|'[^'\n]*'|[^()"'\n])*\))*;?/g;
const CODE_LINE =
  /^[ \t]*(?:(?:var |let |const )?[A-Za-z_$][\w$.]*\s*(?:\(|=)[^\n]*[;{},]|(?:var|let|const|function|if|else|return|try|catch|\$)\b[^\n\u4e00-\u9fff]*|\/\/[^\n]*|\/\*[^\n]*\*\/|<!--[^\n]*|-->|[\])}\s;,]*[})][\])}\s;,]*)[ \t]*$/gm;
const MAY_BE_CODE = /\$\(|<!--|\bfunction\b|\bvar\s|[;{}][ \t]*$|^[ \t]*\/[/*]/m;
/** The text up to the last words of the court's signature. */
const SIGNED = /^[\s\S]*(?:书\s*记\s*员|审\s*判\s*员|执\s*行\s*员|年[^\n年]{1,12}日)/;

/** The text without the scripts and comments of a web page that follow the court's signature. */
export function withoutTrailingCode(text: string): string {
  const end = MAY_BE_CODE.test(text) ? (SIGNED.exec(text)?.[0].length ?? -1) : -1;
  if (end < 0) return text;
  return text.slice(0, end) + text.slice(end).replace(COMMENT, "").replace(CALL, "").replace(CODE_LINE, "");
}

/** The text without the named elements and their content; an unclosed element stays. */
function dropElements(html: string, names: string[]): string {
  let text = html;
  for (const name of names) {
    const lower = text.toLowerCase();
    let kept = "";
    let at = 0;
    for (;;) {
      const open = lower.indexOf(`<${name}`, at);
      const close = open < 0 ? -1 : lower.indexOf(`</${name}`, open);
      if (close < 0) break;
      kept += `${text.slice(at, open)}\n`;
      const end = lower.indexOf(">", close);
      at = end < 0 ? text.length : end + 1;
    }
    text = kept + text.slice(at);
  }
  return text;
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
