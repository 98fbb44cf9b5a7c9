import { useEffect, useState } from "react";
import type { FacetNode, FacetType } from "#contract/search/facets.ts";
import { narrowingFacets } from "#domain/search/results/narrowing-facets.ts";
import type { Dictionary } from "#i18n/cn.ts";
import type { FacetState } from "#stores/search/search.ts";
import { FacetLevel } from "./FacetTree.tsx";

/** From this width on the facets are beside the list instead of collapsed above it; matches search.css. */
const BESIDE = "(min-width: 60rem)";

interface Props {
  words: Dictionary["search"]["facets"];
  state: FacetState;
  onToggle: (node: FacetNode) => void;
}

/** The facet tree with counts: beside the list on a wide screen, collapsed above it on a phone. */
export function Facets({ words, state, onToggle }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const beside = matchMedia(BESIDE);
    const follow = () => setOpen(beside.matches);
    follow();
    beside.addEventListener("change", follow);
    return () => beside.removeEventListener("change", follow);
  }, []);
  const shown = state.tree.filter((group) => group.children.length > 0);
  const title = (type: FacetType) => words[type];
  return (
    <details
      className="facets"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      aria-busy={state.kind === "loading"}
    >
      <summary>{words.title}</summary>
      {state.kind === "failed" && <p className="soft">{words.failed}</p>}
      {state.kind === "loading" && state.tree.length === 0 && (
        <div className="ghost" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      )}
      {shown.map((group) => (
        <section key={group.type} aria-label={title(group.type)}>
          <h2>{title(group.type)}</h2>
          <FacetLevel
            words={words}
            nodes={narrowingFacets(group.children, group.count)}
            onToggle={onToggle}
          />
        </section>
      ))}
    </details>
  );
}
