import sharp from "sharp";
import { expect, test } from "vitest";
import { fitImage } from "#server/desk/change-content.ts";

/** A picture of noise, which no format compresses well, or of one colour. */
function picture(width: number, height: number, isNoise = false) {
  const bytes = Buffer.alloc(width * height * 3, 120);
  let state = 1;
  if (isNoise) for (const at of bytes.keys()) bytes[at] = state = (state * 48_271) % 2_147_483_647;
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
async function fitted(bytes: Uint8Array) {
  const image = await fitImage(bytes);
  if (image.kind === "refused") return image.sentence;
  const { format, width, height } = await sharp(image.bytes).metadata();
  return [format, width, height];
}

test.each([
  ["jpeg", picture(3000, 1000).jpeg(), ["jpeg", 2000, 667]],
  ["png", picture(1000, 2500).png(), ["png", 800, 2000]],
  ["webp", picture(2001, 10).webp(), ["webp", 2000, 10]],
  ["avif", picture(40, 30).avif(), ["heif", 40, 30]],
])(
  "a picture of format %s keeps it, no side longer than 2,000 pixels, and is never enlarged",
  async (_, image, expected) => {
    expect(await fitted(await image.toBuffer())).toEqual(expected);
  },
);

test("a picture that a camera turned is turned back", async () => {
  const turned = await picture(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await fitted(turned)).toEqual(["jpeg", 20, 60]);
});

test("a large picture is packed harder until it fits into 2 MB", async () => {
  const large = await picture(1500, 1300, true).jpeg({ quality: 100 }).toBuffer();
  expect(large.length).toBeGreaterThan(2_000_000);
  const image = await fitImage(large);
  expect(image.kind === "fitted" && image.bytes.length <= 2_000_000).toBe(true);
});

test.each([
  ["a GIF", () => picture(10, 10).gif().toBuffer()],
  ["what is no picture", async () => Buffer.from("text")],
])("%s is refused with what to do", async (_, bytes) => {
  expect(await fitted(await bytes())).toBe("不支持这种图片。请另存为 JPG、PNG 或 WebP 再上传。");
});
