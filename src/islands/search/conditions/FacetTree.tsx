import { useState } from "react";
import type { FacetNode } from "#contract/search/facets.ts";
import { ownCount } from "#domain/search/results/narrowing-facets.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { courtPart } from "#i18n/format/court-part.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Changing } from "../../ui/Changing.tsx";

/** Values of one level shown initially; a button shows the rest. */
const FIRST_SHOWN = 8;

interface Props {
  words: Dictionary["search"]["facets"];
  nodes: readonly FacetNode[];
  onToggle: (node: FacetNode) => void;
}

/**
 * The court is listed beside the provinces with its own cases only. It always comes after them, regardless of
 * its count, and is never collapsed.
 */
const SUPREME = "最高人民法院";
const isSupreme = ({ label }: FacetNode) => label === SUPREME;

/** One level of facets: each value with its count and state, and the level below on demand. */
export function FacetLevel({ words, nodes, onToggle }: Props) {
  const [all, setAll] = useState(false);
  // Years keep their order; otherwise the values with the most documents come first.
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
 * One value. A high court's number includes the courts below it, so the entry has the name of the province;
 * the high court's own decisions are the first entry below it.
 */
function Facet({ words, node, onToggle }: Omit<Props, "nodes"> & { node: FacetNode }) {
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
