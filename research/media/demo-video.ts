import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { DEMO_FOLDER, demoFiles } from "#contract/site-files/demo-video.ts";
import { LANGS, type Lang } from "#i18n/lang.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { type DemoHand, demoSteps } from "./demo-scenario.ts";
import { startScreencast } from "./screencast.ts";
import { openSiteInBrowser } from "./site-browser.ts";

/** Maximum size of the film in bytes. */
const MAX_BYTES = 1_500_000;
const SIZE = { width: 1120, height: 700 };
/** x264 qualities tried in turn until the film is small enough; lower numbers are better. */
const QUALITIES = [26, 28, 30, 32, 34, 36];
const TYPING_MS = 55;

/** Runs in the page: draws a ring at the mouse position, since a screencast shows no pointer. */
function drawPointer(): void {
  const ring = document.createElement("div");
  Object.assign(ring.style, {
    position: "fixed",
    zIndex: "99",
    width: "22px",
    height: "22px",
    margin: "-11px 0 0 -11px",
    border: "2px solid #ac3525",
    borderRadius: "50%",
    background: "#ac352533",
    pointerEvents: "none",
    left: "-40px",
    top: "0",
  });
  addEventListener("DOMContentLoaded", () => document.body.append(ring));
  addEventListener("mousemove", ({ clientX, clientY }) => {
    ring.style.left = `${clientX}px`;
    ring.style.top = `${clientY}px`;
  });
}

function handAt(page: Page): DemoHand {
  const rest = (ms: number) => page.waitForTimeout(ms);
  const click = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box)
      await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps: 14 });
    await rest(220);
    await target.click();
    await rest(320);
  };
  return {
    page,
    rest,
    click,
    type: async (target, text) => {
      await click(target);
      await target.fill("");
      await target.pressSequentially(text, { delay: TYPING_MS });
      await rest(260);
    },
    show: async (target) => {
      await target
        .first()
        .evaluate((element) =>
          scrollTo({ top: scrollY + element.getBoundingClientRect().top - 90, behavior: "smooth" }),
        );
      await rest(900);
    },
  };
}

/** Seconds in WebVTT format: 00:01:02.500. */
function vttTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

async function recordIn(lang: Lang, url: string, browser: Browser, work: string): Promise<string> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZE,
    colorScheme: "light",
    locale: lang === "cn" ? "zh-CN" : "en-GB",
    timezoneId: "Asia/Shanghai",
    extraHTTPHeaders: { "accept-language": lang === "cn" ? "zh-CN" : "en-GB" },
  });
  const page = await context.newPage();
  await page.addInitScript(drawPointer);
  await page.goto(lang === "cn" ? "/layout/hycase" : "/en/layout/hycase");
  const folder = join(work, lang);
  const cast = await startScreencast(page, folder);
  const hand = handAt(page);
  const cues: { from: number; text: string }[] = [];
  for (const { caption, act } of demoSteps(lang)) {
    cues.push({ from: cast.now(), text: caption });
    await act(hand);
  }
  const { list, seconds } = await cast.end();
  await context.close();
  writeFileSync(join(work, `${lang}.txt`), list);
  const files = demoFiles(lang);
  const lines = cues.map(
    ({ from, text }, at) => `${vttTime(from)} --> ${vttTime(cues[at + 1]?.from ?? seconds)}\n${text}\n`,
  );
  writeFileSync(join("public", files.captions), ["WEBVTT\n", ...lines].join("\n"));
  encode(join(work, `${lang}.txt`), work, files);
  return `${files.video}: ${seconds.toFixed(0)} s, ${statSync(join("public", files.video)).size} bytes`;
}

function ffmpeg(args: string[]): void {
  const { status, error, stderr } = spawnSync("ffmpeg", ["-y", "-loglevel", "error", ...args]);
  if (error) throw new CommandFailure("ffmpeg is missing: apt-get install -y ffmpeg.");
  if (status !== 0) throw new CommandFailure(`ffmpeg failed: ${stderr}`);
}

/**
 * H.264 in MP4 with its index at the front, which every browser plays, in the first quality that is small
 * enough.
 */
function encode(list: string, work: string, { video, poster }: ReturnType<typeof demoFiles>): void {
  const made = join(work, "film.mp4");
  for (const quality of QUALITIES) {
    ffmpeg([
      ...["-f", "concat", "-safe", "0", "-i", list, "-an"],
      ...["-vf", `fps=12,scale=${SIZE.width}:${SIZE.height}:flags=lanczos,format=yuv420p`],
      ...["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", String(quality)],
      ...["-g", "240", "-movflags", "+faststart", "-map_metadata", "-1", made],
    ]);
    if (statSync(made).size <= MAX_BYTES) break;
  }
  const { size } = statSync(made);
  if (size > MAX_BYTES) throw new CommandFailure(`The film weighs ${size} bytes: shorten the scenario.`);
  copyFileSync(made, join("public", video));
  ffmpeg(["-ss", "1", "-i", made, "-frames:v", "1", "-q:v", "5", join("public", poster)]);
}

/**
 * Records the reversal service in both languages into public/video: film, captions and poster. Set `FASU_URL`
 * to record a running site. Needs Chromium and ffmpeg.
 */
async function recordDemo(): Promise<void> {
  ffmpeg(["-version"]);
  const { url, browser, close } = await openSiteInBrowser();
  const work = mkdtempSync(join(tmpdir(), "fasu-demo-"));
  mkdirSync(join("public", DEMO_FOLDER), { recursive: true });
  try {
    for (const lang of LANGS) console.log(await recordIn(lang, url, browser, work));
  } finally {
    await close();
    rmSync(work, { recursive: true, force: true });
  }
}

await runCommand(recordDemo);
