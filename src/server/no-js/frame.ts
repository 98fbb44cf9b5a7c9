import { join } from "node:path";
import { attempt } from "#domain/attempt.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { readGenerated } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { Markup } from "./markup.ts";

/**
 * The folder into which the build writes the shells (header and footer) of the pages that functions make, one
 * file for each language.
 */
export const FRAME_FOLDER = "data/generated/frame";
/** Stands for the title of the page in the shell. */
export const FRAME_TITLE = "PLAIN-TITLE";
/** Stands for the content of the page in the shell. */
export const FRAME_CONTENT = "PLAIN-CONTENT";

/**
 * Placeholder in the built page of the lead form. It is replaced by a row whose field holds the visitor's
 * request to a lawyer.
 */
export const LEAD_REQUEST = "<!--request-->";

const MARKS = new RegExp(`${FRAME_TITLE}|${FRAME_CONTENT}`, "g");

/**
 * The shell of pages in a language. If the shell was not built, returns a bare page, so that the function can
 * answer.
 */
function readFrame(language: AnswerLanguage): string {
  const bare = `<!doctype html><html lang="${language === "en" ? "en" : "zh-CN"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${FRAME_TITLE}</title></head><body><main>${FRAME_CONTENT}</main></body></html>`;
  return readBuilt(`${language}.html`) ?? bare;
}

const readPage = oncePerPath((path) => readGenerated(path).toString("utf8"));

/** A built page into which functions insert content. Null if it is missing or damaged. */
function readBuilt(name: string): string | null {
  return attempt(() => readPage(join(FRAME_FOLDER, name))) ?? null;
}

/**
 * A page of the site with content for one visitor. It is not cached, not indexed by search engines, and sends
 * no referrer.
 */
export function noJsPage(
  language: AnswerLanguage,
  title: string,
  content: Markup,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  // All marks are replaced in one pass. So an inserted text is not searched for marks, and "$" in it has no
  // special meaning.
  const page = readFrame(language).replace(MARKS, (mark) =>
    mark === FRAME_TITLE ? escapeHtml(title) : content.text,
  );
  return pageFor(page, status, headers);
}

/** The page of the lead form with a row that has a request. Null if the site is not built. */
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
