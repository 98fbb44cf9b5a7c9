/** Highest key of `orderByKey`: a score of 100 with one decimal. */
const MAX_KEY = 1000;

/**
 * The members by key (0 to 1000, whole), highest first; for equal keys the lower member first. Members must
 * come in ascending order. A counting sort: two passes, however many there are.
 */
export function orderByKey(members: readonly number[], key: (member: number) => number): number[] {
  const starts = new Uint32Array(MAX_KEY + 2);
  const keys = new Uint16Array(members.length);
  // Plain loops: with twenty thousand members iterators cost more than the sort.
  for (let index = 0; index < members.length; index++) {
    keys[index] = MAX_KEY - key(members[index]!);
    starts[keys[index]! + 1]!++;
  }
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const ordered = new Array<number>(members.length);
  for (let index = 0; index < members.length; index++) ordered[starts[keys[index]!]!++] = members[index]!;
  return ordered;
}
