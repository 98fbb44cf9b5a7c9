interface Props {
  text: string;
  /** Half-open UTF-16 ranges in order, as in the snippet contract. */
  ranges: readonly (readonly [number, number])[];
}

/** Text with its matches marked. */
export function Marked({ text, ranges }: Props) {
  const parts = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from < at) continue;
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
