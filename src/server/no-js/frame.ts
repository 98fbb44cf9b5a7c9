import { resolve } from "node:path";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { readGenerated } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { Markup } from "./markup.ts";

/**
 * Output folder of the build for the page shells (header and footer) of pages rendered by functions, one file
 * per language.
 */
export const FRAME_FOLDER = "data/generated/frame";
/** Placeholder in the page shell for the page's title. */
export const FRAME_TITLE = "PLAIN-TITLE";
/** Placeholder in the page shell for the page's content. */
export const FRAME_CONTENT = "PLAIN-CONTENT";

/** Placeholder in the built lead page for the row with a request. */
export const LEAD_REQUEST = "<!--request-->";

const MARKS = new RegExp(`${FRAME_TITLE}|${FRAME_CONTENT}`, "g");

const frames = new Map<string, string>();

/** The page shell of a language: the built one, else a bare page, so that the function can answer. */
function readFrame(language: AnswerLanguage): string {
  const bare = `<!doctype html><html lang="${language === "en" ? "en" : "zh-CN"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${FRAME_TITLE}</title></head><body><main>${FRAME_CONTENT}</main></body></html>`;
  return readBuilt(`${language}.html`) ?? bare;
}

/** A built page that functions fill in; null if it is not built, or damaged. */
function readBuilt(name: string): string | null {
  const path = resolve(FRAME_FOLDER, name);
  const known = frames.get(path);
  if (known) return known;
  try {
    const page = readGenerated(path).toString("utf8");
    frames.set(path, page);
    return page;
  } catch {
    return null;
  }
}

/** A site page with content for one visitor: neither cached nor indexed, without a referrer. */
export function noJsPage(
  language: AnswerLanguage,
  title: string,
  content: Markup,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  // One pass over the frame, so that inserted text is neither searched for placeholders nor read as a
  // pattern.
  const page = readFrame(language).replace(MARKS, (mark) =>
    mark === FRAME_TITLE ? escapeHtml(title) : content.text,
  );
  return pageFor(page, status, headers);
}

/** The site's lead page with a row that has a request; null if the site is not built. */
export function leadPageWith(language: AnswerLanguage, row: Markup): Response | null {
  const page = readBuilt(`lead-${language}.html`);
  return page === null
    ? null
    : pageFor(
        page.replace(LEAD_REQUEST, () => row.text),
        200,
        {},
      );
}

function pageFor(page: string, status: number, headers: Record<string, string>): Response {
  return new Response(page, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default",
      ...headers,
    },
  });
}
