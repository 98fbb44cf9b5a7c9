/** The picture of a page: a JPEG file in RGB, and its size in pixels. */
export interface PagePicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** Width of a page in points. It is the width of A4. */
const PAGE_WIDTH = 595;

/** A PDF file (ISO 32000-1) with one picture per page, in pieces. */
export function pdfOfPictures(pictures: readonly PagePicture[]): (string | Uint8Array)[] {
  const parts: (string | Uint8Array)[] = [];
  const offsets: number[] = [];
  let length = 0;
  // All text here is ASCII, so its length in characters is that in bytes.
  const write = (part: string | Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  const object = (dictionary: string, stream?: string | Uint8Array) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write("stream\n");
      write(stream);
      write("\nendstream\n");
    }
    write("endobj\n");
  };
  write("%PDF-1.4\n");
  object("<</Type/Catalog/Pages 2 0 R>>");
  const pages = pictures.map((_, at) => `${3 + 3 * at} 0 R`);
  object(`<</Type/Pages/Count ${pages.length}/Kids[${pages.join(" ")}]>>`);
  for (const { jpeg, width, height } of pictures) {
    const page = offsets.length + 1;
    const tall = Math.round((PAGE_WIDTH * height) / width);
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${tall}]/Contents ${page + 1} 0 R/Resources<</XObject<</P ${page + 2} 0 R>>>>>>`,
    );
    const drawn = `${PAGE_WIDTH} 0 0 ${tall} 0 0 cm /P Do`;
    object(`<</Length ${drawn.length}>>`, drawn);
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`,
      jpeg,
    );
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join("")}`);
  write(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  return parts;
}
