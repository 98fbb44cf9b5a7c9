const asked = new Map<string, Promise<unknown>>();

/**
 * The result of `make` for the JSON at an address of this site, which is fetched once. Null if it did not
 * arrive; the next call then fetches it again.
 */
export function fetchOnce<Data, Made>(url: string, make: (data: Data) => Made): Promise<Made | null> {
  const before = asked.get(url) as Promise<Made | null> | undefined;
  if (before) return before;
  const made = fetch(url)
    .then(async (response) => (response.ok ? make((await response.json()) as Data) : null))
    .catch(() => null)
    .then((result) => {
      if (result === null) asked.delete(url);
      return result;
    });
  asked.set(url, made);
  return made;
}
