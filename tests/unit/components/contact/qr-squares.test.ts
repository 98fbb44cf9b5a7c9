import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { qrSquares } from "#components/contact/qr-squares.ts";

/** The address that a reader decodes from the drawing, at six pixels per module. */
async function read(address: string): Promise<string> {
  const { side, path } = qrSquares(address);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 6}" height="${side * 6}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

describe("qrSquares", () => {
  test.each([
    "https://www.example.com/",
    "https://work.weixin.qq.com/kfid/kfc0123456789abcdef?scene=site&from=qr",
  ])("draws a code that a reader takes for %s", async (address) => {
    expect(await read(address)).toBe(address);
  });
});
