import { request } from "../request.ts";

const asked = new Map<string, Promise<unknown>>();

/** Requests a JSON file of this site once. Null if it could not be fetched; the next call then tries again. */
export function fetchOnce<Data>(path: string): Promise<Data | null> {
  const load = async () => {
    const outcome = await request<Data>(path, { method: "GET", base: "site" });
    if (outcome.ok) return outcome.data;
    asked.delete(path);
    return null;
  };
  const file = (asked.get(path) as ReturnType<typeof load> | undefined) ?? load();
  asked.set(path, file);
  return file;
}
