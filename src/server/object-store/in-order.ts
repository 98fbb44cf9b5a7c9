const last = new Map<string, Promise<unknown>>();

/**
 * What `work` returns, started after all earlier work under the same name has ended: within this process none
 * overlaps. Between processes the store's conditional writes decide.
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
