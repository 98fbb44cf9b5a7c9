import { useEffect, useRef, useState } from "react";
import type { CatalogueItem } from "#contract/search/suggestions.ts";
import { type CatalogueKind, matchCatalogue, openBranch } from "#stores/page/catalogue-branches.ts";

/** A node of the tree, with its label. */
export interface Step {
  value: string;
  label: string;
}

/** An entry of the list, by what choosing it does. */
export type Entry = { kind: "back" } | { kind: "self"; step: Step } | { kind: "item"; item: CatalogueItem };

const TYPING_REST_MS = 120;

/**
 * The entries of a cascading selector. While the visitor types, they are the matches for `text`; else the
 * node that is open and the nodes below it.
 */
export function useBranches(kind: CatalogueKind, text: string, shown: boolean) {
  const [path, setPath] = useState<readonly Step[]>([]);
  const [held, setHeld] = useState<{ of: string; items: readonly CatalogueItem[] }>({ of: "", items: [] });
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");
  const latest = useRef(0);
  const parent = path.at(-1);
  /** What is listed: the matches (for any text), or the nodes below a node. Entries of another are not shown. */
  const of = text ? "?" : (parent?.value ?? "");

  useEffect(() => {
    if (!shown) return;
    const own = ++latest.current;
    setStatus("loading");
    const load = async () => {
      const found = await (text ? matchCatalogue(kind, text) : openBranch(kind, of));
      // An answer is dropped if a later request was made in the meantime.
      if (own !== latest.current) return;
      setHeld({ of, items: found ?? [] });
      setStatus(found ? "ready" : "failed");
    };
    const clock = setTimeout(load, text ? TYPING_REST_MS : 0);
    return () => clearTimeout(clock);
  }, [kind, shown, text, of]);

  const entries: Entry[] = [
    ...(parent && !text ? ([{ kind: "back" }, { kind: "self", step: parent }] as const) : []),
    ...(held.of === of ? held.items : []).map((item): Entry => ({ kind: "item", item })),
  ];
  return { path, setPath, entries, status };
}
