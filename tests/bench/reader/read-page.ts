import type { Asset } from "#client/reader/messages.ts";
import { openFiles } from "#client/reader/open-files.ts";
import { type Recogniser, startRecogniser } from "#client/reader/recognise.ts";

const asset = (url: string): Asset => ({ url, bytes: 0 });
let recogniser: Recogniser | undefined;

/** Reads a photo like the reader's worker and returns its lines in order. `base64` is the JPEG file. */
async function readPhoto(base64: string): Promise<string[]> {
  recogniser ??= await startRecogniser(
    {
      detection: asset("/detection"),
      recognition: asset("/recognition"),
      dictionary: asset("/dictionary"),
      runtime: asset("/runtime"),
    },
    () => {},
  );
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const file = new File([bytes], "photo.jpg", { type: "image/jpeg" });
  const [page] = await openFiles([{ file, turn: 0 }]);
  if (page?.kind !== "picture") throw new TypeError("A photo is a picture.");
  const { lines } = await recogniser.read(await page.draw());
  return lines.map(({ text }) => text);
}

Object.assign(globalThis, { readPhoto });
