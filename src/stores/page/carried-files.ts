/** Cache that holds files from one page to the next. */
const CACHE = "carried-files";
/** What the next page did not take within this time is dropped: the visitor went elsewhere. */
const CARRIED_MS = 10 * 60 * 1000;

/** Puts files aside for the next page that takes them; false where the browser stores nothing. */
export async function carryFiles(files: readonly File[]): Promise<boolean> {
  try {
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    for (const [at, file] of files.entries()) {
      const facts = new URLSearchParams({ name: file.name, at: String(Date.now()) });
      await cache.put(`/${CACHE}/${at}?${facts}`, new Response(file));
    }
    return true;
  } catch {
    await dropCarriedFiles();
    return false;
  }
}

/** The files that the page before put aside, in their order; they are no longer stored then. */
export async function takeCarriedFiles(): Promise<File[]> {
  const files: File[] = [];
  try {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const facts = new URL(request.url).searchParams;
      const response = await cache.match(request);
      if (!response || Date.now() - Number(facts.get("at")) > CARRIED_MS) continue;
      // Read in full: what a blob of the cache refers to is about to go.
      const bytes = await response.arrayBuffer();
      files.push(new File([bytes], facts.get("name") ?? ""));
    }
  } catch {
    // Without this storage nothing was put aside.
  }
  await dropCarriedFiles();
  return files;
}

/** Drops what no page took. */
export async function dropCarriedFiles(): Promise<void> {
  await globalThis.caches?.delete(CACHE).catch(() => false);
}
