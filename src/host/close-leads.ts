import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failureMessage } from "#i18n/api-errors.ts";
import { leadPage } from "#i18n/leads/lead-page.ts";
import { answerWithPage } from "#server/leads/http/no-js-page.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";

/** The addresses of the pages with the lead form. */
export const LEAD_PAGES = ["/layout/hycase", "/en/layout/hycase"];

/** The key with which the built form seals. Null if the page has no form. */
const builtKey = (root: string): string | null => {
  const page = join(root, `${LEAD_PAGES[0]}.html`);
  return (existsSync(page) && /fasu1-[\w-]+/.exec(readFileSync(page, "utf8"))?.[0]) || null;
};

/** Whether this host accepts the key with which the built form seals. */
export const carriesKey = (root: string): boolean => {
  const key = builtKey(root);
  return key !== null && readEnvironment().FASU_OFFICE_PUBLIC_KEY.includes(key);
};

/**
 * Whether the built site has a form whose leads this host would refuse, because it does not accept the key of
 * the form.
 */
export const hasDeadForm = (root: string): boolean => builtKey(root) !== null && !carriesKey(root);

/** Answers with a page in place of a form whose leads this host would refuse. */
export function answerClosed(request: Request): Response {
  const language = new URL(request.url).pathname.startsWith("/en/") ? "en" : "cn";
  const said = leadPage[language];
  return answerWithPage(
    {
      ...{ lang: said.lang, brand: said.brand, title: said.closed, isRefusal: true },
      lines: [failureMessage({ error: "missing_part", reason: "no_office_key" }, language)],
      links: [
        { href: said.analyseTo, text: said.analyse },
        { href: said.contactTo, text: said.contact },
        { href: said.homeTo, text: said.home },
      ],
    },
    503,
  );
}
