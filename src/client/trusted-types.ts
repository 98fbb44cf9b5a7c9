/** The part of Trusted Types that is used here. A policy refuses a text by returning null. */
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

/**
 * The texts that may become scripts on this site in browsers with Trusted Types: the addresses of its two
 * workers.
 */
const PAGEFIND_WORKER = "/pagefind/pagefind-worker.js";
const isReadWorker = (url: string) => url.startsWith(`${location.origin}/_astro/read-worker-`);

// A page has one default policy. It refuses all markup except the empty string, with which ECharts empties
// its element.
if (typeof trustedTypes === "object")
  trustedTypes.createPolicy("default", {
    createHTML: (markup) => (markup === "" ? "" : null),
    createScriptURL: (url) => (url === PAGEFIND_WORKER || isReadWorker(url) ? url : null),
  });

export {};
