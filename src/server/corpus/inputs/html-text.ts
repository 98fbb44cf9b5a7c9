import { Parser } from "htmlparser2";

/** Elements that start a new line in a browser. */
const BLOCKS = new Set(
  "p br div tr li ul ol table tbody h1 h2 h3 h4 h5 h6 section article header footer title body html dl dt dd blockquote pre hr".split(
    " ",
  ),
);
const UNSEEN = new Set(["script", "style", "noscript", "template"]);

/**
 * The text that a browser would display for HTML. Block elements become line ends; scripts and styles are
 * left out.
 */
export function htmlText(html: string): string {
  const pieces: string[] = [];
  let unseen = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (UNSEEN.has(name)) unseen++;
        else if (BLOCKS.has(name)) pieces.push("\n");
      },
      ontext(data) {
        if (unseen === 0) pieces.push(data);
      },
      onclosetag(name) {
        if (UNSEEN.has(name)) unseen--;
        else if (BLOCKS.has(name)) pieces.push("\n");
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return pieces
    .join("")
    .replace(/[ \t]*\n\s*/g, "\n")
    .trim();
}
