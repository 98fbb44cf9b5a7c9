/** The text escaped for HTML and XML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The text without control characters and lone surrogates, which XML 1.0 forbids. A document that contains
 * one does not open.
 */
export const xmlText = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, "");

const XML_ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** The text escaped for an XML document, between tags or in an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  xmlText(text).replace(/[&<>"]/g, (sign) => XML_ENTITIES[sign]!);
