import { openPart } from "../http/missing-artifact.ts";

/** Defines lazy properties on an object. A property is opened on first access and then cached. */
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
