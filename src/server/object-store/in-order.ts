const last = new Map<string, Promise<unknown>>();

/**
 * What the work gives, begun when all work given earlier under the same name has ended: within this process no two
 * overlap. Between processes the store's own conditions decide.
 */
export async function inOrder<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name);
  const mine = (async () => {
    await before?.catch(() => {});
    return work();
  })();
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}
