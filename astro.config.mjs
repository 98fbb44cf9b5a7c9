import { satteri } from "@astrojs/markdown-satteri";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { htmlAsText } from "./src/integrations/html-as-text.ts";
import { hydrateOnIntent } from "./src/integrations/hydrate-on-intent.ts";
import { pagePolicy } from "./src/integrations/page-policy.ts";
import { plainFrame } from "./src/integrations/plain-frame.ts";
import { preloadModules } from "./src/integrations/preload-modules.ts";
import { sitemap } from "./src/integrations/sitemap.ts";

/** Other addresses that pages may call: the service's and the lawyer list's, where they are not this site. */
const bases = [process.env.PUBLIC_SERVICE_BASE, process.env.PUBLIC_LAWYER_BASE].filter(Boolean);
const callable = ["'self'", ...bases.map((base) => new URL(base).origin)].join(" ");
/** Where the lawyer list answers by script, and only there, pages may run that service's scripts. */
const byScript = process.env.PUBLIC_LAWYER_CALLBACK && process.env.PUBLIC_LAWYER_BASE;
const scripts = byScript ? ["'self'", new URL(process.env.PUBLIC_LAWYER_BASE).origin] : ["'self'"];

/** `npm run dev` alone: the functions stand behind another port, and these addresses are theirs. */
const functions = process.env.FASU_FUNCTIONS_URL;
const THEIRS =
  "^/(search|content|lawyer|reverse|lead|add_cases2|(layout/)?upload_casefile|healthz|pagefind)([/?.]|$)";
const server = functions ? { proxy: { [THEIRS]: { target: functions } } } : {};

/**
 * Small modules that are wanted together travel as one file: every file is a request, with headers of its own and, on a
 * slow line, a turn to wait for. A file takes what its modules import along, unless a file named before holds it: so
 * what pages without React share comes first.
 */
const TOGETHER = {
  fill: /src\/i18n\/fill\.ts/,
  kept: /src\/stores\/device-storage\.ts/,
  calls:
    /src\/(client\/(request|early-call|toast|search-service)|contract\/paths|stores\/(load-styles|loading-bar|open-article|opened-judgment))\.ts|nanostores\/atom\/|preload-helper/,
  query: /src\/(contract\/(query-address|search-limits)|domain\/search\/query-fields)\.ts/,
  form: /src\/(domain\/search\/split-keywords|stores\/search-form)\.ts/,
  list: /src\/(stores\/(search|search-address|pending-item|reading-list)\.ts|domain\/search\/page-window\.ts)/,
  react: /node_modules\/(react|@nanostores\/react)\//,
  box: /src\/(islands\/search\/(SearchBox|SuggestionList|use-combobox)|stores\/suggestions|domain\/search\/keyword-fault)\.tsx?/,
};
const groups = Object.entries(TOGETHER).map(([name, test]) => ({ name, test }));
const output = { codeSplitting: { groups } };

/** Asked for by @hpke/core where there is no Web Crypto, as in no browser that we serve: bundled it would be a stub. */
const external = ["crypto"];

export default defineConfig({
  // Netlify sets URL to the published address; canonical links and feeds are made from it.
  site: process.env.URL ?? "http://localhost:8888",
  trailingSlash: "never",
  build: {
    // /layout is a page and a folder at once: layout.html beside layout/ answers without a redirect.
    format: "file",
    // First views count here: a page and its styles travel in one response.
    inlineStylesheets: "always",
  },
  // Shiki colours code with style attributes, which the policy below refuses; nothing here shows code.
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [htmlAsText] }) },
  vite: {
    server,
    build: { cssTarget: ["chrome100", "safari15.4", "firefox100"], rolldownOptions: { output, external } },
  },
  devToolbar: { enabled: false },
  integrations: [react(), hydrateOnIntent(), preloadModules(), pagePolicy(), sitemap(), plainFrame()],
  security: {
    csp: {
      scriptDirective: { resources: scripts },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        `connect-src ${callable}`,
        "font-src 'none'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
});
