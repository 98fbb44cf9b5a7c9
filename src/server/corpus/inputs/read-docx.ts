import { buffer } from "node:stream/consumers";
import type { ZipFile } from "yauzl";
import { filesOf } from "./open-archive.ts";

/** The file in a docx archive that contains the text (ISO/IEC 29500-1, 11.3.10). */
const DOCUMENT = "word/document.xml";
const MAX_BYTES = 256 << 20;

/** The XML that contains the text of a Word document. Throws if the archive has none. */
export async function readDocx(archive: ZipFile): Promise<Buffer> {
  for await (const file of filesOf(archive, Number.POSITIVE_INFINITY))
    if (file.name === DOCUMENT && !file.fault && file.bytes <= MAX_BYTES) return buffer(await file.open(0));
  throw new Error(`no ${DOCUMENT} in it`);
}
