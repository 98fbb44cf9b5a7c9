const PIECE = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^>]*)?\/>|<\/w:p>/g;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/gi;
const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10_ff_ff;

/**
 * The visible text of a Word document's `word/document.xml` (ISO/IEC 29500-1, 17.3.3), one line per paragraph, without
 * deleted runs and field codes. Entities that the document defines itself are not expanded.
 */
export function docxText(xml: string): string {
  let text = "";
  for (const [, run, sign] of xml.matchAll(PIECE)) {
    if (run !== undefined) text += run.replace(ENTITY, decodeEntity);
    else text += sign === "tab" ? "\t" : "\n";
  }
  return text;
}

function decodeEntity(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}
