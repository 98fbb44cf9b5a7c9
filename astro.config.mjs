import { satteri } from "@astrojs/markdown-satteri";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { englishInPages } from "./src/integrations/english-in-pages.ts";
import { htmlAsText } from "./src/integrations/html-as-text.ts";
import { noJsFrame } from "./src/integrations/no-js-frame.ts";
import { pagePolicy } from "./src/integrations/page-policy.ts";
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

/** Asked for by @hpke/core where there is no Web Crypto, as in no browser that we serve: bundled it would be a stub. */
const external = ["crypto"];

/**
 * React is one file, and what seven entries share of these layers is another: on a line of 400 ms a round trip
 * every six files are a round.
 */
const codeSplitting = {
  groups: [
    { name: "preload", test: /preload-helper/ },
    {
      name: "page",
      test: /src.(client|contract|stores.page|i18n)|nanostores.atom/,
      minShareCount: 7,
    },
    { name: "react", test: /node_modules.(react|@nanostores)|islands.ui.island/ },
  ],
};

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
    // The recogniser runs on WebAssembly alone: the other builds of its runtime are twice as large.
    resolve: { alias: [{ find: /^onnxruntime-web$/, replacement: "onnxruntime-web/wasm" }] },
    // Named as pages name them, so that the runtime, which a page measures and its worker refers to, is one file.
    worker: {
      format: "es",
      rolldownOptions: { output: { assetFileNames: "_astro/[name].[hash][extname]" } },
    },
    build: {
      cssTarget: ["chrome100", "safari15.4", "firefox100"],
      modulePreload: { polyfill: false },
      rolldownOptions: { external, output: { codeSplitting } },
    },
  },
  devToolbar: { enabled: false },
  integrations: [react(), englishInPages(), preloadModules(), pagePolicy(), sitemap(), noJsFrame()],
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
