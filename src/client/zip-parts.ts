import { strToU8, zipSync } from "fflate";
import type { ZipPart } from "#domain/text/office-package.ts";

/** Creates a ZIP archive of files on this device. */
export const zipParts = (parts: Iterable<ZipPart>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Array.from(parts, ([name, text]) => [name, strToU8([...text].join(""))])));
