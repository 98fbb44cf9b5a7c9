const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches JSON from an address of this site once, and returns what `make` makes of it. Null if it could not
 * be fetched; the next call then tries again.
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
