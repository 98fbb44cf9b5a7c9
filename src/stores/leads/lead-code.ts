/** Waits before another attempt, in ms. A restarting host or a lost connection is often back by then. */
const WAITS_MS = [500, 1_500, 3_000];
/** The address in a browser's error message for a module that failed to load. */
const ADDRESS = /https?:\/\/\S+\.js/;
let tries = 0;

/**
 * The module that `load` imports, loaded once. Rejects if that fails; the next call tries again. Browsers
 * that treat a failed module as failed for the life of the page (HTML before its change 10327) fetch it again
 * only under another address.
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

/** The code that seals leads and files. */
export const loadSealing = loadable(() => import("./lead-sealing.ts"));
/** The code that checks the content of chosen files. */
export const loadContentCheck = loadable(() => import("./lead-content.ts"));

/** The result of `load`, retried a few times while the visitor waits; null if every attempt failed. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part | null> {
  for (const wait of [0, ...WAITS_MS]) {
    if (wait > 0) await new Promise((over) => setTimeout(over, wait));
    const part = await load().catch(() => null);
    if (part) return part;
  }
  return null;
}
