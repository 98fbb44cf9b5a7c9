import { openPart } from "../http/missing-artifact.ts";

/** Defines properties on an object that are opened on first access and cached. */
export function openLazily<Parts extends object>(
  onto: object,
  open: { [Name in keyof Parts]: () => Parts[Name] },
): void {
  for (const [name, openOne] of Object.entries<() => unknown>(open))
    Object.defineProperty(onto, name, {
      configurable: true,
      get: () => {
        const value = openPart("the search index", openOne);
        Object.defineProperty(onto, name, { value });
        return value;
      },
    });
}
