import { Parser } from "htmlparser2";

/** The text of each document of an XML file in the form of the courts' own system, or its root element if it has none. */
export type XmlTexts = { kind: "texts"; texts: string[] } | { kind: "unknown"; root: string };

/**
 * Reads the `QW` elements (全文). The text of one is its `value`, else the values of its children (WS 文首, AJJBQK 案件基本情况
 * …), else what stands between their tags.
 */
export function xmlTexts(xml: string): XmlTexts {
  const texts: string[] = [];
  let root = "";
  let depth = 0;
  let parts: { whole: string; values: string[]; between: string[] } | null = null;
  const parser = new Parser(
    {
      onopentag(name, { value = "" }) {
        root ||= name;
        if (parts) depth++;
        if (parts && depth === 1 && value) parts.values.push(value);
        if (parts) parts.between.push("\n");
        else if (name === "QW") parts = { whole: value, values: [], between: [] };
      },
      ontext(data) {
        parts?.between.push(data);
      },
      onclosetag() {
        if (!parts || depth-- > 0) return;
        const { whole, values, between } = parts;
        texts.push((whole || values.join("\n") || between.join("")).replace(/[ \t]*\n\s*/g, "\n").trim());
        parts = null;
        depth = 0;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const found = texts.filter(Boolean);
  return found.length > 0 ? { kind: "texts", texts: found } : { kind: "unknown", root };
}
