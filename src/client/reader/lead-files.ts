import { MAX_LEAD_FILES } from "#contract/leads/lead-limits.ts";
import { type PagePicture, pdfOfPictures } from "#domain/text/pdf-of-pictures.ts";
import { checkChosen } from "#sealing/check-chosen.ts";
import type { ChosenFile } from "./messages.ts";
import { drawPicture, isPicture } from "./open-files.ts";

/**
 * The files of a lead that hold what was read: those that it takes as they are; photographs in one PDF named `bound`, where
 * they are too many or of another format.
 */
export async function leadFilesOf(chosen: readonly ChosenFile[], bound: string): Promise<File[]> {
  const isTaken = ({ file }: ChosenFile) => checkChosen(file) === null;
  if (chosen.length <= MAX_LEAD_FILES && chosen.every(isTaken)) return chosen.map(({ file }) => file);
  const photos = chosen.filter(({ file }) => isPicture(file));
  const others = chosen.filter((one) => !isPicture(one.file) && isTaken(one)).map(({ file }) => file);
  return photos.length === 0 ? others : [await bindPhotos(photos, bound), ...others];
}

async function bindPhotos(photos: readonly ChosenFile[], name: string): Promise<File> {
  const pages: PagePicture[] = [];
  for (const { file, turn } of photos) {
    const canvas = await drawPicture(file, turn);
    const picture = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    pages.push({
      jpeg: new Uint8Array(await picture.arrayBuffer()),
      width: canvas.width,
      height: canvas.height,
    });
  }
  return new File(pdfOfPictures(pages) as BlobPart[], name, { type: "application/pdf" });
}
