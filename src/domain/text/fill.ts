/**
 * Bidirectional control characters (UAX #9). A value that contained one would reorder the sentence around it.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The template with each `{name}` replaced by its value: fill("{n} of {total}", { n: 1, total: 3 }) is "1 of
 * 3". A name without a value stays as it is. `{n:document|documents}` is the first word if n is 1, else the
 * second. Texts with values are templates and not functions, because words are passed to islands as strings.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)(?::(.*?)\|(.*?))?\}/g, (whole, name: string, one?: string, more = "") => {
    const value = String(values[name] ?? whole).replace(TURNS, "");
    return one === undefined ? value : value === "1" ? one : more;
  });
}
