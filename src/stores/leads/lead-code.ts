/** Waits before another try, in ms: a host that starts again or a line that comes back is often there by then. */
const WAITS_MS = [500, 1_500, 3_000];
/** The address in a browser's words for a module that did not come. */
const ADDRESS = /https?:\/\/\S+\.js/;
let tries = 0;

/**
 * A module by `load`, loaded once; rejects when it did not come, and the next call tries again. Browsers that keep a
 * failed module failed for the life of the page (HTML before its change 10327) fetch it under another address only.
 */
export function loadable<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  let failed = "";
  const anew = (cause: unknown): Promise<Part> => {
    if (failed) return import(/* @vite-ignore */ `${failed}?again=${++tries}`);
    failed = ADDRESS.exec(String(cause))?.[0] ?? "";
    throw cause;
  };
  return () => {
    loading ??= load()
      .catch(anew)
      .catch((cause: unknown) => {
        loading = undefined;
        throw cause;
      });
    return loading;
  };
}

/** What seals leads and files. */
export const loadSealing = loadable(() => import("./lead-sealing.ts"));
/** What looks into chosen files. */
export const loadContentCheck = loadable(() => import("./lead-content.ts"));

/** What `load` brings, tried again a few times while somebody waits for it; null when it never came. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part | null> {
  for (const wait of [0, ...WAITS_MS]) {
    if (wait > 0) await new Promise((over) => setTimeout(over, wait));
    const part = await load().catch(() => null);
    if (part) return part;
  }
  return null;
}
