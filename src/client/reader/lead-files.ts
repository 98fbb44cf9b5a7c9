import { MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import { type PagePicture, pdfOfPictures } from "#domain/text/pdf-of-pictures.ts";
import { line, TEXT, WORD_TYPE, wordParts } from "#domain/text/word-document.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import { zipParts } from "../zip-parts.ts";
import type { ChosenFile } from "./messages.ts";
import { drawPicture, isPicture } from "./open-files.ts";

/** Names, without extension, of the files that are created for the lead. */
export interface LeadFileNames {
  photos: string;
  text: string;
}

/**
 * The files for a lead, from the document that was read. If a lead accepts all chosen files, they are used
 * unchanged. Otherwise the photographs become one PDF, and the other files that a lead accepts are used
 * unchanged. `text` becomes a Word file if it was pasted or if one of the other files is not accepted.
 */
export async function leadFilesOf(
  chosen: readonly ChosenFile[],
  text: string,
  names: LeadFileNames,
): Promise<File[]> {
  const isTaken = ({ file }: ChosenFile) => checkChosen(file) === null;
  const areTaken = chosen.length <= MAX_LEAD_FILES && chosen.every(isTaken);
  if (chosen.length > 0 && areTaken) return chosen.map(({ file }) => file);
  const photos = chosen.filter(({ file }) => isPicture(file));
  const others = chosen.filter(({ file }) => !isPicture(file));
  return [
    ...(photos.length > 0 ? [await bindPhotos(photos, `${names.photos}.pdf`)] : []),
    ...others.filter(isTaken).map(({ file }) => file),
    ...(chosen.length === 0 || !others.every(isTaken) ? [wordOf(text, names.text)] : []),
  ];
}

async function bindPhotos(photos: readonly ChosenFile[], name: string): Promise<File> {
  const pages: PagePicture[] = [];
  for (const { file, turn } of photos) {
    const canvas = await drawPicture(file, turn);
    const picture = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    const jpeg = new Uint8Array(await picture.arrayBuffer());
    pages.push({ jpeg, width: canvas.width, height: canvas.height });
  }
  return new File(pdfOfPictures(pages) as BlobPart[], name, { type: "application/pdf" });
}

function wordOf(text: string, title: string): File {
  const body = text.split("\n").map((paragraph) => line(paragraph, TEXT));
  const parts = wordParts({
    title,
    description: "",
    creator: "",
    pages: "{page} / {pages}",
    links: [],
    body,
  });
  return new File([zipParts(parts)], `${title}.docx`, { type: WORD_TYPE });
}
