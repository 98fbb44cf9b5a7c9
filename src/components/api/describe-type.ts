import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import type { JsonSchema } from "#server/openapi/named-schemas.ts";
import { nameOf } from "./read-document.ts";

/** A schema in one line. */
export interface DescribedType {
  text: string;
  /** The name of the schema that `text` refers to. The page describes that schema separately. */
  shape?: string;
  bounds: string[];
  /** The schema itself if it is an object without a name. Its fields are then described in place. */
  inner?: JsonSchema;
}

/** Maximum length, in characters, of a pattern that is shown. A longer one is not readable. */
const MAX_PATTERN = 60;
/** A bound at or beyond this number is only a technical limit and is not shown. */
const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Describes the values that a schema accepts in the words of a language. `shapes` maps the names of the
 * document's schemas to the schemas.
 */
export function describeType(
  schema: JsonSchema,
  t: Dictionary["api"],
  shapes: Record<string, JsonSchema>,
): DescribedType {
  const {
    $ref,
    anyOf,
    oneOf,
    items,
    enum: values,
    const: only,
  } = schema as JsonSchema & {
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    enum?: unknown[];
    const?: unknown;
  };
  if ($ref) {
    const name = nameOf($ref);
    const shape = shapes[name];
    return shape && !shape.properties
      ? describeType(shape, t, shapes)
      : { text: name, shape: name, bounds: [] };
  }
  const choices = anyOf ?? oneOf;
  if (choices) return describeChoices(choices, t, shapes);
  const bounds = boundsOf(schema, t);
  if (values) return { text: typeName(schema, t), bounds: [fill(t.values, { values: values.join(" · ") })] };
  if (only !== undefined)
    return { text: typeName(schema, t), bounds: [fill(t.values, { values: String(only) })] };
  if (schema.type === "array" && items) {
    const one = describeType(items, t, shapes);
    return { ...one, text: fill(t.listOf, { type: one.text }), bounds: [...bounds, ...one.bounds] };
  }
  return { text: typeName(schema, t), bounds, ...(schema.properties && { inner: schema }) };
}

function describeChoices(
  choices: JsonSchema[],
  t: Dictionary["api"],
  shapes: Record<string, JsonSchema>,
): DescribedType {
  const others = choices.filter(({ type }) => type !== "null");
  const [first] = others;
  if (first && others.length === 1) {
    const one = describeType(first, t, shapes);
    return others.length === choices.length ? one : { ...one, text: fill(t.orNull, { type: one.text }) };
  }
  const described = others.map((choice) => describeType(choice, t, shapes));
  return {
    text: `${t.oneOf} ${described.map(({ text }) => text).join(" / ")}`,
    bounds: described.flatMap(({ bounds }) => bounds),
  };
}

const typeName = ({ type }: JsonSchema, { types }: Dictionary["api"]): string =>
  type && type in types ? types[type as keyof typeof types] : types.any;

function boundsOf(schema: JsonSchema, t: Dictionary["api"]): string[] {
  const number = (key: string) => (typeof schema[key] === "number" ? (schema[key] as number) : undefined);
  const between = (low: string, high: string, both: string, upper: string) => {
    const [min, max] = [number(low), number(high)];
    if (max === undefined || max >= SAFE) return [];
    return [min ? fill(both, { min, max }) : fill(upper, { max })];
  };
  const [minimum, maximum] = [number("minimum"), number("maximum")];
  const isBounded = maximum !== undefined && maximum < SAFE;
  const range = isBounded
    ? [fill(t.range, { min: minimum ?? "−", max: maximum })]
    : minimum !== undefined && minimum > -SAFE
      ? [fill(t.atLeast, { min: minimum })]
      : [];
  const pattern =
    typeof schema.pattern === "string" && schema.pattern.length <= MAX_PATTERN
      ? [fill(t.pattern, { pattern: schema.pattern })]
      : [];
  const isShown = "default" in schema && JSON.stringify(schema.default) !== "[]" && schema.default !== "";
  return [
    ...between("minLength", "maxLength", t.characterRange, t.characters),
    ...between("minItems", "maxItems", t.itemRange, t.items),
    ...range,
    ...pattern,
    ...(isShown ? [fill(t.byDefault, { value: JSON.stringify(schema.default) })] : []),
  ];
}
