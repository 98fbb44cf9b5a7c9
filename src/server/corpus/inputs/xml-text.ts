import { DomUtils, parseDocument } from "htmlparser2";

/**
 * The texts of an XML file in the format of the courts' own system: its `QW` elements (全文). The text of an
 * element is its `value` attribute, else the values of its children (WS 文首, AJJBQK 案件基本情况 …), else its
 * character data.
 */
export function xmlTexts(xml: string): string[] {
  const { children } = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  return DomUtils.getElementsByTagName("QW", children).flatMap((whole) => {
    const inside = DomUtils.getElementsByTagName("*", whole.children, false);
    const values = inside.map(({ attribs }) => attribs.value ?? "").filter(Boolean);
    const text =
      whole.attribs.value ||
      values.join("\n") ||
      (inside.length > 0 ? inside : [whole]).map(DomUtils.textContent).join("\n");
    return text.trim() ? [text.trim()] : [];
  });
}
