const last = new Map<string, Promise<unknown>>();

/**
 * The result of `work`, which starts after all earlier work under the same name has ended, so that none
 * overlaps within this process. Between processes, the store's conditional writes decide.
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
