/** The cache in which files are kept between one page and the next. */
const CACHE = "carried-files";
/**
 * How long files wait for the next page, in milliseconds. After that they are dropped, because the visitor
 * went elsewhere.
 */
const CARRIED_MS = 10 * 60 * 1000;

/** Stores files for the page that takes them next. Returns false if the browser stores nothing. */
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

/** The files that the previous page stored, in order. They are removed from the cache. */
export async function takeCarriedFiles(): Promise<File[]> {
  const files: File[] = [];
  try {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const facts = new URL(request.url).searchParams;
      const response = await cache.match(request);
      if (!response || Date.now() - Number(facts.get("at")) > CARRIED_MS) continue;
      // Read completely, because the cache that contains the blob is about to be deleted.
      const bytes = await response.arrayBuffer();
      files.push(new File([bytes], facts.get("name") ?? ""));
    }
  } catch {
    // In a browser without this storage, there are no files.
  }
  await dropCarriedFiles();
  return files;
}

/** Drops the files that no page has taken. */
export async function dropCarriedFiles(): Promise<void> {
  await globalThis.caches?.delete(CACHE).catch(() => false);
}
