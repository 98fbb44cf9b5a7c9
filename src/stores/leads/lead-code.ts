/**
 * Waiting times in milliseconds before the next attempts. A host that restarts or a lost connection is often
 * back by then.
 */
const WAITS_MS = [500, 1_500, 3_000];
/** The address in the error message of a browser for a module that did not load. */
const ADDRESS = /https?:\/\/\S+\.js/;
let tries = 0;

/**
 * Returns a function that loads the module once. It rejects if that fails, and tries again on the next call.
 * Browsers that do not implement whatwg/html#10327 never fetch a failed module again under the same address.
 * Later attempts therefore add a query to the address.
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

/** The result of `load`. It is tried a few times while the visitor waits. Null if every attempt fails. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part | null> {
  for (const wait of [0, ...WAITS_MS]) {
    if (wait > 0) await new Promise((over) => setTimeout(over, wait));
    const part = await load().catch(() => null);
    if (part) return part;
  }
  return null;
}
