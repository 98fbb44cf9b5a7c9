/**
 * Text that changes where it stands, such as a count. Each value has an element of its own: a translating browser wraps text
 * nodes, and React would go on to change the node that is no longer on the page.
 */
export function Changing({ text }: { text: string | number }) {
  return <span key={text}>{text}</span>;
}
