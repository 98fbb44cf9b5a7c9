/**
 * The template with each `{name}` replaced: fill("{n} of {total}", { n: 1, total: 3 }) is "1 of 3".
 * Words travel to islands as plain strings, so sentences with values are templates, not functions.
 * A name without a value stays visible as it stands.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
