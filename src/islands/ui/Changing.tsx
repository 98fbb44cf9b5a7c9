/**
 * Text that changes in place, such as a count. Each value is a new element: a browser that translates the
 * page wraps text nodes, and React would update a node that is no longer in the page.
 */
export function Changing({ text }: { text: string | number }) {
  return <span key={text}>{text}</span>;
}
