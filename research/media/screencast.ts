import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Frames of a page, each with its time in the film in seconds. */
export interface Screencast {
  /** Current position in the film in seconds. */
  now: () => number;
  /**
   * Ends the recording; returns the list of frames in ffmpeg's concat format, and the film's length in
   * seconds.
   */
  end: () => Promise<{ list: string; seconds: number }>;
}

/** Longest time a frame is shown, in seconds, because waiting times of the machine are cut. */
const MAX_STILL_S = 2.6;

/**
 * Records a page through the DevTools screencast into a folder of frames. The browser sends a frame on every
 * visible change; only stills longer than MAX_STILL_S are shortened.
 */
export async function startScreencast(page: Page, folder: string): Promise<Screencast> {
  mkdirSync(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  const stills: { file: string; at: number; film: number }[] = [];
  const wallNow = () => performance.now() / 1000;
  const filmAt = (wall: number) => {
    const last = stills.at(-1);
    return last ? last.film + Math.min(wall - last.at, MAX_STILL_S) : 0;
  };
  session.on("Page.screencastFrame", ({ data, sessionId }) => {
    const at = wallNow();
    const file = join(folder, `${String(stills.length).padStart(5, "0")}.png`);
    writeFileSync(file, Buffer.from(data, "base64"));
    stills.push({ file, at, film: filmAt(at) });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  return {
    now: () => filmAt(wallNow()),
    end: async () => {
      await session.send("Page.stopScreencast");
      const seconds = filmAt(wallNow());
      const lines = stills.map(({ file, film }, index) => {
        const until = stills[index + 1]?.film ?? seconds;
        return `file '${file}'\nduration ${(until - film).toFixed(4)}`;
      });
      // ffmpeg applies the last frame's duration only if another entry follows.
      const list = ["ffconcat version 1.0", ...lines, `file '${stills.at(-1)?.file}'`].join("\n");
      return { list, seconds };
    },
  };
}
