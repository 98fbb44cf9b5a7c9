import sharp, { type Sharp } from "sharp";
import { MAX_IMAGE_BYTES } from "#server/content/rules/rules-images.ts";

/**
 * Maximum length in pixels of the longer side of a stored image. It is twice the width of the widest column,
 * for high-density screens.
 */
const IMAGE_SIDE_PX = 2000;

/** An image that can be stored, or a message that tells the editor why it is refused. */
export type FittedImage = { kind: "fitted"; bytes: Buffer } | { kind: "refused"; sentence: string };

const QUALITIES = [82, 70, 55, 40];

/**
 * Makes an uploaded image fit for storing: at most IMAGE_SIDE_PX on its longer side and at most
 * MAX_IMAGE_BYTES, upright, and without the location and camera data that phones add. It keeps its format,
 * which is JPEG, PNG, WebP or AVIF. The build of the site makes the sizes that pages show.
 */
export async function fitImage(bytes: Uint8Array): Promise<FittedImage> {
  const format = await sharp(bytes)
    .metadata()
    .then(
      (known) => known.format,
      () => undefined,
    );
  if (format !== "jpeg" && format !== "png" && format !== "webp" && format !== "heif")
    return { kind: "refused", sentence: "不支持这种图片。请另存为 JPG、PNG 或 WebP 再上传。" };
  const small = sharp(bytes)
    .rotate()
    .resize({ width: IMAGE_SIDE_PX, height: IMAGE_SIDE_PX, fit: "inside", withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const fitted = await encode(small.clone(), format, quality);
    if (fitted.length <= MAX_IMAGE_BYTES) return { kind: "fitted", bytes: fitted };
  }
  return { kind: "refused", sentence: "图片缩小以后仍然超过 2 MB。请换一张，或者另存为 JPG 再上传。" };
}

function encode(image: Sharp, format: "jpeg" | "png" | "webp" | "heif", quality: number): Promise<Buffer> {
  if (format === "png") return image.png({ palette: quality < 82, quality }).toBuffer();
  if (format === "webp") return image.webp({ quality }).toBuffer();
  if (format === "heif") return image.avif({ quality }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}
