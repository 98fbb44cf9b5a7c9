/** The encodings that this host can send, best first. */
export type ContentCoding = "br" | "gzip";

/** The best encoding that an Accept-Encoding header accepts; null if it accepts none (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | null | undefined): ContentCoding | null {
  const qualities = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith("q="));
    if (name) qualities.set(name, quality ? Number(quality.slice(2)) : 1);
  }
  const takes = (name: string) => (qualities.get(name) ?? qualities.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}

const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|xml|wasm|manifest\+json|[\w.-]+\+(json|xml))|image\/svg\+xml)/;

/** Whether content of a type becomes smaller by compression. */
export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType);
