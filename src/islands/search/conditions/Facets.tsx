import { useEffect, useState } from "react";
import type { FacetNode, FacetType } from "#contract/search/facets.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { ListField } from "#domain/search/query/query-fields.ts";
import { narrowingFacets, ownCount } from "#domain/search/results/narrowing-facets.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { courtPart } from "#i18n/format/court-part.ts";
import { Button } from "#islands/ui/Button.tsx";
import { type FacetState, withoutCondition, withValue } from "#stores/search/search.ts";
import { Changing } from "../../ui/Changing.tsx";

/**
 * From this width on, the facets are beside the list; below it they are folded above the list. search.css has
 * the same width.
 */
const BESIDE = "(min-width: 60rem)";

interface Props {
  words: Dictionary["search"]["facets"];
  state: FacetState;
  onToggle: (node: FacetNode) => void;
}

/** The facet tree with counts. On a wide screen it is beside the list, on a phone folded above it. */
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

/** Number of values of a level that are shown at first. A button shows the rest. */
const FIRST_SHOWN = 8;

interface LevelProps {
  words: Dictionary["search"]["facets"];
  nodes: readonly FacetNode[];
  onToggle: (node: FacetNode) => void;
}

/**
 * The supreme court. It is beside the provinces and has only its own cases. It always follows them, whatever
 * its count, and is never hidden.
 */
const SUPREME = "最高人民法院";
const isSupreme = ({ label }: FacetNode) => label === SUPREME;

/** One level of facets. Each value has its count and state, and the level below on demand. */
function FacetLevel({ words, nodes, onToggle }: LevelProps) {
  const [all, setAll] = useState(false);
  // Years keep their order. Of other values, those with the most documents are first.
  const ordered =
    nodes[0]?.type === "year"
      ? nodes
      : [...nodes].sort((a, b) => +isSupreme(a) - +isSupreme(b) || b.count - a.count);
  const first = ordered.filter((node, at) => at < FIRST_SHOWN || isSupreme(node) || holdsChosen(node));
  const shown = all ? ordered : first;
  return (
    <ul>
      {shown.map((node) => (
        <Facet key={`${node.type} ${node.value}`} words={words} node={node} onToggle={onToggle} />
      ))}
      {shown.length < nodes.length && (
        <li>
          <Button
            className="link"
            onClick={() => setAll(true)}
            text={fill(words.more, { n: nodes.length - shown.length })}
          />
        </li>
      )}
    </ul>
  );
}

const holdsChosen = (node: FacetNode): boolean => node.flag || node.children.some(holdsChosen);

const IS_COURT = /法院/u;

/**
 * One value of a facet. The number of a high court includes the courts below it, so the entry has the
 * name of the province. The high court's own decisions are the first entry below it.
 */
function Facet({ words, node, onToggle }: Omit<LevelProps, "nodes"> & { node: FacetNode }) {
  const [open, setOpen] = useState(holdsChosen(node) && node.children.length > 0);
  const own = IS_COURT.test(node.label) ? ownCount(node) : 0;
  return (
    <li>
      <div className="facet">
        {node.children.length > 0 && (
          <button
            type="button"
            className="twist"
            aria-expanded={open}
            aria-label={fill(words.open, { label: courtPart(node.label) })}
            onClick={() => setOpen(!open)}
          />
        )}
        <button type="button" className="value" aria-pressed={node.flag} onClick={() => onToggle(node)}>
          <span lang="zh-CN">{node.children.length > 0 ? courtPart(node.label) : node.label}</span>
          <span className="soft">
            <Changing text={node.count} />
          </span>
        </button>
      </div>
      {open && own > 0 && (
        <p className="own soft">
          <span lang="zh-CN">{node.label}</span> <Changing text={own} />
        </p>
      )}
      {open && <FacetLevel words={words} nodes={node.children} onToggle={onToggle} />}
    </li>
  );
}

const FIELD_OF: Record<FacetNode["type"], ListField> = {
  court: "court",
  reason: "reason",
  qr: "qr",
  kind: "kind",
  instance: "instance",
  year: "suitedate",
};

/**
 * The query with a facet's value added as a condition. If the query already has the value, by its id or by
 * its label (as an address does), the value is removed.
 */
export function toggleFacet(query: SearchQuery, node: FacetNode): SearchQuery {
  const field = FIELD_OF[node.type];
  if (!node.flag) return withValue(query, field, [field === "suitedate" ? node.value : node.label]);
  const held = field === "qr" ? (["qr", "within"] as const) : [field];
  return held
    .flatMap((field) => [node.value, node.label].map((value) => ({ field, value })))
    .reduce((rest, condition) => withoutCondition(rest, condition), query);
}
