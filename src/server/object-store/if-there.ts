/** The code that the system gave an error. */
export const errnoOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The result of `work`. Null if a file that it needs does not exist. */
export async function ifThere<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (errnoOf(error) === "ENOENT" || errnoOf(error) === "ENOTDIR") return null;
    throw error;
  }
}
