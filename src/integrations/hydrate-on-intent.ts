import type { AstroIntegration } from "astro";

/**
 * The `client:intent` directive: an island comes alive when somebody interacts with it (see its entry point).
 */
export function hydrateOnIntent(): AstroIntegration {
  return {
    name: "hydrate-on-intent",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "intent", entrypoint: "./src/integrations/intent-directive.ts" });
      },
    },
  };
}

declare module "astro" {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first pointer, focus or key inside the island, or when idle on a fast connection; with
     * "now" at once. What is typed and pressed before that is replayed.
     */
    "client:intent"?: boolean | "now";
  }
}
