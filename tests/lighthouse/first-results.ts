import { chromium } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "../fixtures/chromium.ts";
import { type Line, openSlowLine } from "./slow-line.ts";

/** A bad mobile connection: 400 kbit per second, 400 ms round trip. */
const LINE: Line = { bytesPerSecond: 50_000, roundTripMs: 400 };
const SLOWED = 4;
const RUNS = 5;
const TIMEOUT_MS = 60_000;

/** The cost of one opening of the result list. */
export interface FirstResults {
  /** From the click to the frame that shows the first row, in ms, including connections. */
  ms: number;
  /** Bytes transferred until then: of page and scripts, and of answers. */
  pageBytes: number;
  answerBytes: number;
}

/** Opens the list in a browser with an empty cache, over the slow connection, with a slowed processor. */
async function openOnce(executablePath: string, url: string): Promise<FirstResults> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "zh-CN" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await session.send("Network.enable");
    const bytes = { page: 0, answers: 0 };
    const posts = new Set<string>();
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (request.method === "POST") posts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes[posts.has(requestId) ? "answers" : "page"] += encodedDataLength;
    });
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector("ol.results > li")) performance.mark("first-row");
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(url, { waitUntil: "commit", timeout: TIMEOUT_MS });
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName("first-row")[0]?.startTime,
      undefined,
      { timeout: TIMEOUT_MS },
    );
    return {
      ms: Number(await mark.jsonValue()),
      pageBytes: bytes.page,
      answerBytes: bytes.answers,
    };
  } finally {
    await browser.close();
  }
}

/** First results on a slow connection, the median of five openings of the same address. */
export async function measureFirstResults(
  executablePath: string,
  sitePort: number,
  address: string,
): Promise<FirstResults> {
  const { port, server } = await openSlowLine(sitePort, LINE);
  try {
    const runs: FirstResults[] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await openOnce(executablePath, `http://127.0.0.1:${port}${address}`));
    runs.sort((a, b) => a.ms - b.ms);
    console.log(`first results on a slow line: ${runs.map(({ ms }) => Math.round(ms)).join(", ")} ms`);
    return runs[Math.floor(RUNS / 2)]!;
  } finally {
    server.close();
  }
}
