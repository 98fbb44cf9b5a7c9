import { type DependencyList, useEffect, useState } from "react";

/**
 * The value to which `load` resolves, undefined until then. If `keys` change, `load` is aborted and called
 * again.
 */
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
