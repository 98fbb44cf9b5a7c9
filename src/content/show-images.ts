import { getImage } from "astro:assets";

const files = import.meta.glob<{ default: ImageMetadata }>(
  "/src/content/images/*.{jpg,jpeg,JPG,png,webp,avif}",
);
/**
 * Widths in pixels in which each picture is made: for a phone, for a phone with a high density or the reading
 * column, and for the column with a high density.
 */
const WIDTHS = [480, 960, 1440];
/** The reading column is at most 44rem wide. */
const SIZES = "(min-width: 48rem) 44rem, 100vw";

/**
 * Inserts the images into the HTML of a Markdown text, in which Astro leaves a mark for each. An image is
 * available in several sizes as WebP, has width and height, and is loaded lazily. An image that does not
 * exist is left out.
 */
export async function showImages(html: string): Promise<string> {
  const marks = [...html.matchAll(/<img __ASTRO_IMAGE_="([^"]*)"[^>]*>/g)];
  const drawn = await Promise.all(marks.map(([, mark = ""]) => draw(JSON.parse(decode(mark)))));
  return marks.reduce((text, [whole], at) => text.replace(whole, () => drawn[at] ?? ""), html);
}

async function draw({ src, alt = "" }: { src: string; alt?: string }): Promise<string> {
  const load = files[`/src/content/images/${src.slice(src.lastIndexOf("/") + 1)}`];
  if (!load) return "";
  const { default: image } = await load();
  const width = Math.min(image.width, Math.max(...WIDTHS));
  const widths = [...WIDTHS.filter((one) => one < width), width];
  const made = await getImage({ src: image, width, widths, sizes: SIZES, format: "webp" });
  const height = Math.round((image.height / image.width) * width);
  return `<img src="${made.src}" srcset="${encode(made.srcSet.attribute)}" sizes="${SIZES}" width="${width}" height="${height}" alt="${encode(alt)}" loading="lazy" decoding="async">`;
}

const ENTITIES: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#39": "'", "#x27": "'" };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const encode = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
