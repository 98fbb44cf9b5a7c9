import { type DependencyList, useEffect, useState } from "react";

/** What `load` resolves to; undefined before. A change of `keys` aborts it and loads anew. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, keys: DependencyList): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>();
  useEffect(() => {
    const running = new AbortController();
    setLoaded(undefined);
    void load(running.signal).then((value) => running.signal.aborted || setLoaded({ value }));
    return () => running.abort();
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the request depends on
  }, keys);
  return loaded?.value;
}
