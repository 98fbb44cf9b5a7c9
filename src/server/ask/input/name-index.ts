import { oncePer } from "#domain/once-per.ts";
/** Looks up names by their first UTF-16 unit. */
export class NameIndex {
  readonly #byStart = new Map<string, string[]>();

  constructor(names: readonly string[]) {
    for (const name of names) {
      const start = name.charAt(0);
      const alike = this.#byStart.get(start);
      if (alike) alike.push(name);
      else this.#byStart.set(start, [name]);
    }
  }

  has(text: string): boolean {
    return this.#byStart.get(text.charAt(0))?.includes(text) ?? false;
  }

  /** The names with which a text begins, in the order in which they were given. */
  beginning(text: string): string[] {
    return (this.#byStart.get(text.charAt(0)) ?? []).filter((name) => text.startsWith(name));
  }
}

/** The index of a list of names, cached for each list. The list must not change. */
export const nameIndex = oncePer((names: readonly string[]) => new NameIndex(names));
