const last = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after all earlier work with the same name has ended. So the work of one name does not overlap
 * in this process. Between processes, only the conditional writes of the store decide.
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
