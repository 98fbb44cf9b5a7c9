import { escapeXml } from "./escape-html.ts";

/*
 * Parts that both Word and Excel files have (Office Open XML, ECMA-376 part 2). They are written as text,
 * because a tree of elements takes a hundred times the memory of a long document's text.
 */

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
/** Namespace of relationships. The type of a relationship begins with it. */
export const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A file in an archive: its name, and its text in pieces. */
export type ZipPart = readonly [name: string, text: Iterable<string>];

/** A relationship of a part, to another part or to an external address. */
export interface Relation {
  id: string;
  type: string;
  target: string;
  isExternal?: boolean;
}

/** The text of the part that lists relationships. */
export function relationsPart(relations: readonly Relation[]): string {
  const lines = relations.map(({ id, type, target, isExternal }) => {
    const kind = type.includes("/") ? type : `${RELATIONSHIPS}/${type}`;
    const mode = isExternal ? ' TargetMode="External"' : "";
    return `<Relationship Id="${id}" Type="${kind}" Target="${escapeXml(target)}"${mode}/>`;
  });
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join("")}</Relationships>`;
}

/** The relationships of a package: its main part and its properties. */
export const packageRelations = (main: string): string =>
  relationsPart([
    { id: "rId1", type: "officeDocument", target: main },
    { id: "rId2", type: `${PACKAGE}/relationships/metadata/core-properties`, target: "docProps/core.xml" },
  ]);

/** The part that lists the content types of a package. `kinds` has the type of each part, by path. */
export function contentTypes(kinds: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(kinds).map(
    ([path, kind]) =>
      `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${kind}+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${overrides.join("")}</Types>`;
}

/** Title, creator and description of a file. */
export const coreProperties = (title: string, creator: string, description: string): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><dc:description>${escapeXml(description)}</dc:description></cp:coreProperties>`;
