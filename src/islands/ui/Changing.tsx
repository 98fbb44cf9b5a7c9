/**
 * Text that changes in place, such as a count. Each value has an element of its own. A translating browser
 * wraps text nodes, and React would otherwise update a node that is no longer on the page.
 */
export function Changing({ text }: { text: string | number }) {
  return <span key={text}>{text}</span>;
}
