import intent from "./intent-directive.ts";

const REST_MS = 1000;
const isParsed = () =>
  document.readyState === "loading"
    ? new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }))
    : undefined;

/**
 * The module at an address. A browser never retries an address that has failed, so the second attempt has its
 * own.
 */
async function bring(address: string) {
  try {
    return await import(/* @vite-ignore */ address);
  } catch {
    await new Promise((rested) => setTimeout(rested, REST_MS));
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}

/**
 * An island of a built page (see `leanIslands`): its chunk and React load when its directive asks for them.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    const read = (name: string) => this.getAttribute(name) ?? "";
    const load = async () => {
      const [part, { default: hydrate }] = await Promise.all([
        bring(read("component-url")),
        bring(read("renderer-url")),
        isParsed(),
      ]);
      return async () => {
        hydrate(this)(part[read("component-export")], JSON.parse(read("props")));
        this.removeAttribute("ssr");
      };
    };
    intent(load, JSON.parse(read("opts")), this);
  }
}

customElements.define("astro-island", Island);
