/** Cache that holds files between one page and the next. */
const CACHE = "carried-files";
/** Files that the next page did not take within this time are dropped: the visitor went elsewhere. */
const CARRIED_MS = 10 * 60 * 1000;

/** Stores files for the next page that takes them; false if the browser stores nothing. */
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

/** The files that the previous page stored, in their order; they are removed from the cache. */
export async function takeCarriedFiles(): Promise<File[]> {
  const files: File[] = [];
  try {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const facts = new URL(request.url).searchParams;
      const response = await cache.match(request);
      if (!response || Date.now() - Number(facts.get("at")) > CARRIED_MS) continue;
      // Read in full, because the content behind a blob of the cache is about to be deleted.
      const bytes = await response.arrayBuffer();
      files.push(new File([bytes], facts.get("name") ?? ""));
    }
  } catch {
    // Without this storage nothing was stored.
  }
  await dropCarriedFiles();
  return files;
}

/** Drops files that no page took. */
export async function dropCarriedFiles(): Promise<void> {
  await globalThis.caches?.delete(CACHE).catch(() => false);
}
