/** The part of Trusted Types that is used here. A policy that returns null refuses the text. */
declare const trustedTypes:
  | {
      createPolicy(
        name: "default",
        rules: {
          createHTML: (markup: string) => string | null;
          createScriptURL: (url: string) => string | null;
        },
      ): void;
    }
  | undefined;

// In browsers with Trusted Types, only the addresses of the site's two workers may become scripts.
/** Address of the worker that searches the site's pages. */
const PAGEFIND_WORKER = "/pagefind/pagefind-worker.js";
/** Whether an address is that of the worker that reads documents. */
const isReadWorker = (url: string) => url.startsWith(`${location.origin}/_astro/read-worker-`);

// A page has one default policy. It refuses all markup but the empty string, which ECharts assigns to empty
// its element.
if (typeof trustedTypes === "object")
  trustedTypes.createPolicy("default", {
    createHTML: (markup) => (markup === "" ? "" : null),
    createScriptURL: (url) => (url === PAGEFIND_WORKER || isReadWorker(url) ? url : null),
  });

export {};
