import type { CauseName } from "#domain/catalogue/causes/causes.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import type { CauseSource } from "./cause-sources.ts";

/**
 * Builds the tree that the codes describe, and collects all other names. The code of a cause is that of its
 * parent and two more digits, or three if a parent has more than 99 children. Throws if a code occurs twice
 * or has no parent, or if a former or other name is already a name in its branch.
 */
export function buildCauseTree(sources: CauseSource[]): { tree: CauseNode[]; names: CauseName[] } {
  const nodes = new Map<string, CauseNode>();
  const tree: CauseNode[] = [];
  for (const { code, name } of sources) {
    if (nodes.has(code)) throw new Error(`code ${code} (${name}) is taken: give it the next free one`);
    const node: CauseNode = { value: code, label: name };
    nodes.set(code, node);
    if (code.length === 1) {
      tree.push(node);
      continue;
    }
    const parent = nodes.get(code.slice(0, -2)) ?? nodes.get(code.slice(0, -3));
    if (!parent) throw new Error(`${code} (${name}) has no parent above it in its file`);
    parent.children ??= [];
    parent.children.push(node);
  }

  // Causes of two branches may have the same name: 公益诉讼 is a civil and an administrative cause. Whoever looks a
  // name up knows the branch.
  const inBranch = (code: string, name: string) => code.charAt(0) + name;
  const labels = new Set(sources.map(({ code, name }) => inBranch(code, name)));
  const claimed = new Map<string, string>();
  const names = sources.flatMap(({ code, former, also }) => [
    ...former.map(({ name, until }) => ({ name, code, until })),
    ...also.map((name) => ({ name, code, until: null })),
  ]);
  for (const { name, code } of names) {
    const key = inBranch(code, name);
    const other = labels.has(key) ? "a cause's own name" : claimed.get(key);
    if (other) throw new Error(`"${name}" of ${code} is already ${other}: keep one`);
    claimed.set(key, `a name of ${code}`);
  }
  return { tree, names };
}
