/** The part of Trusted Types that is used here: a policy refuses by returning null. */
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

/** The one text that may become a script on this site in browsers with Trusted Types: Pagefind's worker. */
const WORKER = "/pagefind/pagefind-worker.js";

// A page has one default policy. Markup is refused but for none at all, with which ECharts empties its element.
if (typeof trustedTypes === "object")
  trustedTypes.createPolicy("default", {
    createHTML: (markup) => (markup === "" ? "" : null),
    createScriptURL: (url) => (url === WORKER ? url : null),
  });

export {};
