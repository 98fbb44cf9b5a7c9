import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { runCommand } from "../../src/cli/command.ts";

const SOURCE = readFileSync("public/favicon.svg");
const PAPER = "#faf9f6";

/**
 * The mark as a square PNG of `side` pixels; with `margin` (as a share of the side) on a background, since
 * phones mask icons.
 */
function draw(side: number, margin = 0): Promise<Buffer> {
  const inner = Math.round(side * (1 - 2 * margin));
  const mark = sharp(SOURCE, { density: (72 * inner) / 28 }).resize(inner, inner);
  if (margin === 0) return mark.png({ compressionLevel: 9 }).toBuffer();
  const edge = Math.floor((side - inner) / 2);
  const rest = side - inner - edge;
  return mark
    .flatten({ background: PAPER })
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background: PAPER })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG image of `side` pixels. */
function wrapIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // icon
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the icons in public/ from favicon.svg; run after changing the mark. */
async function drawIcons(): Promise<void> {
  writeFileSync("public/favicon.ico", wrapIco(await draw(32), 32));
  writeFileSync("public/apple-touch-icon.png", await draw(180, 0.16));
  writeFileSync("public/icon-192.png", await draw(192, 0.2));
  writeFileSync("public/icon-512.png", await draw(512, 0.2));
}

await runCommand(drawIcons);
