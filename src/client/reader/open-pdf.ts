import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist";
// @ts-expect-error: the package has no types for its worker part.
import * as pdfWorker from "pdfjs-dist/build/pdf.worker.mjs";
import type { LineBox } from "./find-lines.ts";
import { indentParagraphs } from "./find-paragraphs.ts";
import { FileFault, MAX_PAGES } from "./messages.ts";
import { type OpenedPage, textPage } from "./opened-page.ts";

// pdf.js usually starts a worker of its own. This code already runs in a worker, so pdf.js gets its worker
// part here and starts none.
Object.assign(globalThis, { pdfjsWorker: pdfWorker });

/**
 * Maps paths to the addresses of files that pdf.js may need for a PDF. One kind are the character tables of
 * Chinese fonts; without Adobe-GB1, a text in STSong-Light would be empty. The other are the decoders for
 * scanned pictures (JBIG2, JPEG 2000).
 */
const PARTS = import.meta.glob<string>(
  [
    "../../../node_modules/pdfjs-dist/cmaps/*GB*.bcmap",
    "../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
  ],
  { query: "?url&no-inline", import: "default", eager: true },
);

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"][number],
  { str: string }
>;

/** Fetches one of PARTS from this site by its file name. pdf.js calls it. */
class PartFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = Object.entries(PARTS).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    const response = url === undefined ? undefined : await fetch(url);
    if (!response?.ok) throw new TypeError(`${filename} cannot be fetched.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/**
 * Minimum number of characters of a page that counts as text in any case. A page with fewer and a picture is a
 * scan to which a stamp or a number was added as text.
 */
const MIN_TEXT_CHARS = 20;
const PAINTS_PICTURE = Object.entries(OPS).flatMap(([name, code]) =>
  /^paint.*Image/.test(name) ? code : [],
);

/**
 * Opens a PDF and returns its pages. A page that contains text becomes text, any other page a picture.
 * Scripts in the PDF are never run. Throws FileFault.
 */
export async function openPdf(name: string, bytes: Uint8Array, maxSide: number): Promise<OpenedPage[]> {
  const pdf = await open(name, bytes);
  if (pdf.numPages > MAX_PAGES) throw new FileFault("too_many_pages", name);
  const pages: OpenedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const text = await textOf(page);
    if (!(await isScan(page, text.replace(/\s/g, "").length))) pages.push(textPage(name, text));
    else pages.push({ kind: "picture", name, draw: () => drawPage(page, maxSide) });
  }
  return pages;
}

function open(name: string, data: Uint8Array): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: PartFactory,
    verbosity: VerbosityLevel.ERRORS,
  });
  return loading.promise.catch((error: Error) => {
    throw new FileFault(error.name === "PasswordException" ? "encrypted" : "damaged", name);
  });
}

/** The text of a page, with an indent before each paragraph. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const lines: TextItem[][] = [[]];
  for (const item of items) {
    if (!("str" in item)) continue;
    lines.at(-1)?.push(item);
    if (item.hasEOL) lines.push([]);
  }
  const printed = lines.filter((line) => line.some(isInk));
  const texts = printed.map((line) => line.map(({ str }) => str).join(""));
  return indentParagraphs(texts, printed.map(boxOf)).join("\n");
}

const isInk = ({ str }: TextItem) => str.trim() !== "";

/** The place of a line, in points, from the top down. */
function boxOf(line: readonly TextItem[]): LineBox {
  const ink = line.filter(isInk);
  const x = Math.min(...ink.map(({ transform }) => Number(transform[4])));
  const right = Math.max(...ink.map(({ transform, width }) => Number(transform[4]) + width));
  return { x, y: -Number(ink[0]?.transform[5]), width: right - x, height: ink[0]?.height ?? 0 };
}

/** Whether a page has to be recognised. `length` is the number of its characters that are stored as text. */
async function isScan(page: PDFPageProxy, length: number): Promise<boolean> {
  if (length === 0 || length >= MIN_TEXT_CHARS) return length === 0;
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((code) => PAINTS_PICTURE.includes(code));
}

async function drawPage(page: PDFPageProxy, maxSide: number): Promise<OffscreenCanvas> {
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: maxSide / Math.max(size.width, size.height) });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  if (!context) throw new FileFault("damaged", "");
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    background: "#fff",
  }).promise;
  return canvas;
}
