/**
 * The template with each `{name}` replaced: fill("{n} of {total}", { n: 1, total: 3 }) is "1 of 3".
 * Words travel to islands as plain strings, so sentences with values are templates, not functions.
 * A name without a value stays visible as it stands. `{n:document|documents}` is the first word where n is one, else
 * the second.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)(?::(.*?)\|(.*?))?\}/g, (whole, name: string, one?: string, more = "") => {
    const value = String(values[name] ?? whole);
    return one === undefined ? value : value === "1" ? one : more;
  });
}
