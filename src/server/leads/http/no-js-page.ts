import { hash } from "node:crypto";
import { escapeHtml } from "#domain/text/escape-html.ts";

/**
 * The content of an answer page. Texts are escaped when the page is made. Nothing that the visitor typed may
 * be in it.
 */
export interface NoJsLeadPage {
  /** Value of the lang attribute. */
  lang: string;
  brand: string;
  title: string;
  /** If true, the title has the colour of errors (`--seal` in tokens.css). */
  isRefusal: boolean;
  lines: readonly string[];
  /** What the visitor should note down, such as the receipt number. */
  facts?: readonly (readonly [name: string, value: string])[];
  links: readonly { href: string; text: string }[];
}

/**
 * A reduced style, because this page loads no files. The colours are those of src/styles/frame/tokens.css.
 */
const STYLE = `:root{color-scheme:light dark;--p:#faf9f6;--s:#fff;--i:#1b2224;--o:#566063;--r:#e3e1da;--b:#0f5262;--k:#ac3525}
@media(prefers-color-scheme:dark){:root{--p:#14191b;--s:#1b2124;--i:#e3e2dd;--o:#a4adae;--r:#2d3538;--b:#86c5d0;--k:#e98b78}}
body{margin:0;background:var(--p);color:var(--i);font:100%/1.75 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header,main{max-width:42rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2.5rem)}
header{color:var(--k);font:400 1.25rem/1.5 "Songti SC","Noto Serif CJK SC",SimSun,serif}
main{padding-block:clamp(1.5rem,6vw,3rem);background:var(--s);border:1px solid var(--r);border-radius:4px}
h1{margin:0 0 1rem;font:400 1.75rem/1.35 "Songti SC","Noto Serif CJK SC",SimSun,serif}
h1.no{color:var(--k)}
dl{padding:1rem;border-inline-start:3px solid var(--k)}
dt{color:var(--o)}dd{margin:0;font-size:clamp(1.375rem,6vw,2rem);font-variant-numeric:tabular-nums;letter-spacing:.04em}
a{color:var(--b);margin-inline-end:1.5rem}
@media(max-width:44rem){main{border-inline:0}}`;
const STYLE_HASH = hash("sha256", STYLE, "base64");

/**
 * Answers a form sent without script with a page. The page is neither cached nor indexed by search engines.
 */
export function answerWithPage(
  { lang, brand, title, isRefusal, lines, facts = [], links }: NoJsLeadPage,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const body = [
    `<h1${isRefusal ? ' class="no"' : ""}>${escapeHtml(title)}</h1>`,
    ...lines.slice(0, 1).map((line) => `<p>${escapeHtml(line)}</p>`),
    facts.length > 0
      ? `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>`
      : "",
    ...lines.slice(1).map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p>${links.map(({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`).join("")}</p>`,
  ].join("\n");
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><header>${escapeHtml(brand)}</header><main>
${body}
</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
