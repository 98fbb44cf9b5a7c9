import type { Page } from "@playwright/test";
import { createRandom } from "#tests/bench/collection/random.ts";

/**
 * Fonts available in Debian (fonts-noto-cjk, fonts-arphic-uming, fonts-arphic-ukai): one like that of court
 * papers, one of brush strokes, one heavy.
 */
export const FONTS = ["AR PL UMing CN", "AR PL UKai CN", "Noto Serif CJK SC"] as const;
/** Font sizes in points: that of courts, and that of a lawyer's reduced copy. */
export const SIZES = [16, 12] as const;
const MAX_TILT = 5;
/** A4 in millimetres, and the margins of the text. */
const [PAPER_WIDTH, PAPER_HEIGHT, MARGIN_X, MARGIN_Y] = [210, 297, 27, 33];
const MILLIMETRES_A_POINT = 25.4 / 72;

/**
 * How a document is printed and photographed, in degrees, pixels and shares of 1. The same number gives the
 * same result.
 */
export interface Taking {
  font: string;
  points: number;
  tilt: number;
}

/** The parameters for the document with this number; half of the documents are rotated by at most 2 degrees. */
export function takingOf(number: number): Taking {
  const random = createRandom(`taking ${number}`);
  const bound = number % 2 === 0 ? 2 : MAX_TILT;
  return {
    font: FONTS[number % FONTS.length] ?? FONTS[0],
    points: SIZES[Math.floor(number / FONTS.length) % SIZES.length] ?? SIZES[0],
    tilt: (random.next() * 2 - 1) * bound,
  };
}

/**
 * Photos (JPEG) of a printed document, `side` pixels high: rotated, in perspective, blurred, with noise and a
 * shadow. `lines` are its paragraphs, from the court's name to the clerk's.
 */
export async function photograph(
  page: Page,
  lines: readonly string[],
  number: number,
  side: number,
): Promise<Buffer[]> {
  const taking = takingOf(number);
  const width = Math.round(side * 0.75);
  await page.setViewportSize({ width, height: side });
  // The paper fills most of the picture.
  const unit = (side * 0.93) / PAPER_HEIGHT;
  await page.setContent(`<html lang=zh-CN><style>${styles(taking, unit)}</style><main><article><div id=cut><div id=text>${markup(lines)}</div></div>
<footer></footer></article></main><div id=shadow></div><svg id=noise><filter id=grain><feTurbulence type=fractalNoise baseFrequency=.8 numOctaves=2 />
<feColorMatrix type=saturate values=0 /></filter><rect width=100% height=100% filter=url(#grain) /></svg>`);
  await page.evaluate(() => document.fonts.ready);
  const pages = await page.evaluate(() => {
    const [cut, text] = [document.querySelector("#cut"), document.querySelector("#text")];
    return Math.ceil((text?.scrollHeight ?? 0) / (cut?.clientHeight ?? 1) - 0.01);
  });
  const photos: Buffer[] = [];
  for (let at = 0; at < pages; at++) {
    const random = createRandom(`photo ${number} ${at}`);
    const between = (from: number, to: number) => from + random.next() * (to - from);
    await page.evaluate(showPage, {
      at,
      tilt: taking.tilt,
      slant: [between(-4, 4), between(-4, 4)] as const,
      blur: between(0.2, 0.9),
      noise: between(0.05, 0.22),
      shadow: [between(0, 360), between(0.15, 0.5)] as const,
    });
    photos.push(await page.screenshot({ type: "jpeg", quality: Math.round(between(50, 90)) }));
  }
  return photos;
}

interface Look {
  at: number;
  tilt: number;
  slant: readonly [number, number];
  blur: number;
  noise: number;
  shadow: readonly [degrees: number, share: number];
}

/** Runs in the page. */
function showPage({ at, tilt, slant, blur, noise, shadow }: Look): void {
  const style = (selector: string) => document.querySelector<HTMLElement>(selector)?.style ?? ({} as never);
  style("#text").marginTop = `${-at * (document.querySelector("#cut")?.clientHeight ?? 0)}px`;
  style("article").transform =
    `perspective(${innerHeight * 1.6}px) rotateX(${slant[0]}deg) rotateY(${slant[1]}deg) rotateZ(${tilt}deg)`;
  style("main").filter = `blur(${blur}px)`;
  style("#noise").opacity = String(noise);
  style("#shadow").background =
    `linear-gradient(${shadow[0]}deg, rgb(0 0 0 / ${shadow[1]}), transparent 70%)`;
  const footer = document.querySelector("footer");
  if (footer) footer.textContent = `- ${at + 1} -`;
}

function styles({ font, points }: Taking, unit: number): string {
  const size = points * MILLIMETRES_A_POINT * unit;
  const line = size * 1.75;
  const rows = Math.floor(((PAPER_HEIGHT - 2 * MARGIN_Y) * unit) / line);
  return `body { margin: 0; overflow: hidden; background: #6b5a48 }
main { display: grid; place-items: center; height: 100vh }
article { position: relative; box-sizing: border-box; width: ${PAPER_WIDTH * unit}px; height: ${PAPER_HEIGHT * unit}px;
  padding: ${MARGIN_Y * unit}px ${MARGIN_X * unit}px; background: #f4f1ea; color: #1c1b1a }
#cut { height: ${rows * line}px; overflow: hidden }
#text { font: ${size}px/${line}px "${font}"; text-align: justify }
p { margin: 0; text-indent: 2em } .head { text-align: center; font-size: 1.25em } .tail { text-align: right }
.head, .tail { text-indent: 0; white-space: pre-wrap }
footer { position: absolute; bottom: ${MARGIN_Y * 0.5 * unit}px; left: 0; right: 0; text-align: center; font: ${size * 0.8}px "${font}" }
#shadow, #noise { position: fixed; inset: 0; width: 100%; height: 100% } #noise { mix-blend-mode: multiply }`;
}

/** Title and signatures have their own layout; all paragraphs between them are indented. */
function markup(lines: readonly string[]): string {
  const texts = lines.map((line) => line.trim());
  const number = texts.findIndex((line) => line.endsWith("号"));
  const last = texts.findLastIndex((line) => line.endsWith("。"));
  return texts
    .map((line, at) => {
      const kind = at < number ? "head" : at === number || at > last ? "tail" : "";
      return `<p class="${kind}">${line.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`;
    })
    .join("");
}
