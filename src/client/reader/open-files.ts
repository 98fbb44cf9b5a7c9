import { strFromU8, unzipSync } from "fflate";
import { decodeText, isZip, unsupportedFormat } from "#domain/text/decode-text.ts";
import { docxText } from "#domain/text/docx-text.ts";
import { type ChosenFile, FileFault, MAX_FILE_BYTES, MAX_PAGES } from "./messages.ts";
import { type OpenedPage, textPage } from "./opened-page.ts";

/** Maximum size, in bytes, of the unpacked text of a Word document. A larger one is not a judgment. */
const MAX_XML_BYTES = 32 << 20;
/** Longest side, in pixels, of a picture that is recognised. It is an A4 page at about 170 dpi. */
const MAX_SIDE = 2000;
/** Whether a file is a photograph, according to the type or the name that the device reports. */
export const isPicture = ({ name, type }: File) =>
  type.startsWith("image/") || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name);
const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/** Opens files and returns their pages in order. Throws FileFault. */
export async function openFiles(files: readonly ChosenFile[]): Promise<OpenedPage[]> {
  const pages: OpenedPage[] = [];
  for (const chosen of files) {
    pages.push(...(await openFile(chosen)));
    if (pages.length > MAX_PAGES) throw new FileFault("too_many_pages", chosen.file.name);
  }
  return pages;
}

async function openFile({ file, turn }: ChosenFile): Promise<OpenedPage[]> {
  const { name, size } = file;
  if (size === 0) throw new FileFault("empty", name);
  if (size > MAX_FILE_BYTES) throw new FileFault("too_large", name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = unsupportedFormat(bytes);
  if (format === "PDF") {
    const { openPdf } = await import("./open-pdf.ts");
    return openPdf(name, bytes, MAX_SIDE);
  }
  if (format === "Word 97") throw new FileFault("old_word", name);
  if (format === "JPEG" || format === "PNG" || file.type === "image/webp" || isHeic(file))
    return [{ kind: "picture", name, draw: () => drawPicture(file, turn) }];
  if (isZip(bytes)) return [textPage(name, docxText(documentXml(name, bytes)))];
  const decoded = decodeText(bytes);
  if (decoded.kind !== "text") throw new FileFault("other_format", name);
  return [textPage(name, decoded.text)];
}

/**
 * Unpacks the XML that contains the text of a Word document. The size is checked as the archive declares it,
 * and nothing beyond the declared size is unpacked.
 */
function documentXml(name: string, bytes: Uint8Array): string {
  let isTooLarge = false;
  const filter = (entry: { name: string; originalSize: number }) => {
    if (entry.name !== "word/document.xml") return false;
    isTooLarge = entry.originalSize > MAX_XML_BYTES;
    return !isTooLarge;
  };
  let xml: Uint8Array | undefined;
  try {
    xml = unzipSync(bytes, { filter })["word/document.xml"];
  } catch {
    throw new FileFault("damaged", name);
  }
  if (isTooLarge) throw new FileFault("too_large", name);
  if (!xml) throw new FileFault("other_format", name);
  return strFromU8(xml);
}

/** Draws a picture in the size for recognition, turned clockwise by `turn` degrees. Throws FileFault. */
export async function drawPicture(file: File, turn: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new FileFault(isHeic(file) ? "heic" : "damaged", file.name);
  });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const isSideways = turn % 180 !== 0;
  const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height);
  const context = canvas.getContext("2d");
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 180);
  context?.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  return canvas;
}
