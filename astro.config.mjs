import { existsSync } from "node:fs";
import { satteri } from "@astrojs/markdown-satteri";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { announced, announceModules } from "./src/integrations/announce-modules.ts";
import { englishInPages } from "./src/integrations/english-in-pages.ts";
import { htmlAsText } from "./src/integrations/html-as-text.ts";
import { hydrateOnIntent } from "./src/integrations/hydrate-on-intent.ts";
import { leanIslands } from "./src/integrations/lean-islands.ts";
import { noJsFrame } from "./src/integrations/no-js-frame.ts";
import { pagePolicy } from "./src/integrations/page-policy.ts";
import { preactInBrowser } from "./src/integrations/preact-in-browser.ts";
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
  fill: ["src/domain/text/fill.ts"],
  kept: ["src/stores/page/device-storage.ts"],
  calls: [
    "src/client/request.ts",
    "src/client/early-call.ts",
    "src/client/toast.ts",
    "src/client/services/search-service.ts",
    "src/contract/paths.ts",
    "src/stores/page/load-styles.ts",
    "src/stores/page/loading-bar.ts",
    "src/stores/statutes/open-article.ts",
    "src/stores/judgment/opened-judgment.ts",
    "nanostores/atom/",
    "preload-helper",
  ],
  query: [
    "src/contract/search/query-address.ts",
    "src/contract/search/search-limits.ts",
    "src/domain/search/query/query-fields.ts",
  ],
  form: ["src/domain/search/query/split-keywords.ts", "src/stores/search/search-form.ts"],
  list: [
    "src/stores/search/search.ts",
    "src/stores/search/search-address.ts",
    "src/stores/search/pending-suggestion.ts",
    "src/stores/judgment/reading-list.ts",
    "src/domain/search/results/page-window.ts",
  ],
  preact: ["node_modules/preact/", "src/integrations/react-in-browser.ts", "node_modules/@nanostores/react/"],
  box: [
    "src/islands/search/box/SearchBox.tsx",
    "src/islands/search/box/SuggestionList.tsx",
    "src/islands/ui/use-combobox.ts",
    "src/stores/search/suggestions.ts",
    "src/domain/search/query/keyword-fault.ts",
  ],
};
/** Modules whose path holds one of these; a file of ours that is not there would part what travels together, unsaid. */
function holdingOneOf(places) {
  const gone = places.find((place) => place.startsWith("src/") && !existsSync(place));
  if (gone) throw new Error(`${gone} is not there: say in astro.config.mjs what it became.`);
  return new RegExp(places.map((place) => place.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"));
}
const groups = Object.entries(TOGETHER).map(([name, places]) => ({ name, test: holdingOneOf(places) }));
const output = { codeSplitting: { groups } };

/** A hash cannot be compressed, and each name stands in every file that imports it: seven characters tell versions apart. */
const NAME = ({ name }) => `_astro/${name.replace(/\.astro_.*/, "")}.[hash:7].js`;

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
    plugins: [announceModules(), preactInBrowser()],
    build: {
      cssTarget: ["chrome100", "safari15.4", "firefox100"],
      modulePreload: { polyfill: false, resolveDependencies: (_, modules) => announced(modules) },
      rolldownOptions: { output, external },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { entryFileNames: NAME, chunkFileNames: NAME } } } },
    },
  },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    hydrateOnIntent(),
    leanIslands(),
    englishInPages(),
    preloadModules(),
    pagePolicy(),
    sitemap(),
    noJsFrame(),
  ],
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
