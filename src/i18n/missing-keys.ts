/** The keys of `source` that are missing or empty in `target`, as "place.key". */
export function missingKeys(source: object, target: object, path = ""): string[] {
  return Object.entries(source).flatMap(([key, value]) => {
    const there = (target as Record<string, unknown>)[key];
    const name = path ? `${path}.${key}` : key;
    if (value !== null && typeof value === "object")
      return there !== null && typeof there === "object" ? missingKeys(value, there, name) : [name];
    return there === undefined || there === "" ? [name] : [];
  });
}
