/** React's createElement, which Decap provides. The preview therefore loads no second copy of React. */
type Draw = (type: string, props: object | null, ...children: unknown[]) => unknown;

interface Immutable {
  toJS: () => unknown;
}
interface PreviewProps {
  entry: { getIn: (path: string[]) => Immutable | undefined };
  fields: Immutable;
  widgetFor: (name: string) => unknown;
}
interface Field {
  name: string;
  label: string;
  widget: string;
  options?: { value: unknown; label: string }[];
  fields?: Field[];
}

/**
 * Fields of an article that the preview does not draw in the order of the form. It draws title and summary as
 * headings, Decap draws the body, and the address is metadata.
 */
const NOT_SHOWN = ["body", "address", "title", "summary"];

/**
 * Returns the component that previews the current content of a form. An article looks as on its page. Any
 * other entry shows its fields in the order of the form, and the two languages of a text one below the other.
 */
export function entryPreview(draw: Draw) {
  return ({ entry, fields, widgetFor }: PreviewProps): unknown => {
    const data = (entry.getIn(["data"])?.toJS() ?? {}) as Record<string, unknown>;
    const all = fields.toJS() as Field[];
    const isArticle = all.some(({ name }) => name === "body");
    const shown = all.filter(({ name }) => !isArticle || !NOT_SHOWN.includes(name));
    return draw(
      "main",
      { className: "entry prose" },
      isArticle && data.title ? draw("h1", null, String(data.title)) : null,
      isArticle && data.summary ? draw("p", { className: "soft" }, String(data.summary)) : null,
      isArticle ? widgetFor("body") : null,
      ...record(
        draw,
        shown.filter(({ name }) => name !== "address"),
        data,
      ),
    );
  };
}

function record(draw: Draw, fields: Field[], data: Record<string, unknown>): unknown[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    const drawn = field.widget === "hidden" ? [] : values(draw, field, value);
    return drawn.length > 0 ? [draw("dl", { key: field.name }, draw("dt", null, field.label), ...drawn)] : [];
  });
}

function values(draw: Draw, field: Field, value: unknown): unknown[] {
  if (value === undefined || value === null || value === "" || value === false) return [];
  const line = (text: unknown, props: object | null = null) => draw("dd", props, String(text));
  if (Array.isArray(value))
    return value.map((item, index) =>
      field.fields
        ? draw("section", { key: index }, ...record(draw, field.fields, (item ?? {}) as never))
        : line(item, { key: index }),
    );
  if (typeof value === "object") {
    const sides = value as Record<string, unknown>;
    const names = field.fields?.map(({ name }) => name).join();
    if (names === "cn,en")
      return [
        sides.cn ? line(sides.cn, { lang: "zh" }) : null,
        sides.en ? line(sides.en, { lang: "en" }) : null,
      ];
    return [draw("dd", null, ...record(draw, field.fields ?? [], sides))];
  }
  const chosen = field.options?.find((option) => option.value === value)?.label;
  if (value === true) return [line("是")];
  return [
    typeof value === "string" && value.startsWith("https://") ? link(draw, value) : line(chosen ?? value),
  ];
}

const link = (draw: Draw, url: string) => draw("dd", null, draw("a", { href: url }, url));
