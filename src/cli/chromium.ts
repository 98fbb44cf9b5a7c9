import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { CommandFailure } from "./command.ts";

/** Chromium without the window: the same engine for less than half the processor time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM_PATHS = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Switches for every Chromium we start: the Linux sandbox refuses root; the rest keeps it from phoning home.
 */
export const CHROMIUM_SWITCHES = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** Path of an installed Chromium: CHROMIUM_PATH, the system's, or Playwright's; null if none. */
export async function findChromium(): Promise<string | null> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new CommandFailure(`CHROMIUM_PATH names ${asked}, which is not there.`);
  }
  const { chromium } = await import("@playwright/test");
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function hasChineseFont(): boolean {
  const list = spawnSync("fc-list", [":lang=zh", "family"], { encoding: "utf8" });
  // Without fontconfig (macOS, Windows) the system has its own Chinese fonts.
  return list.error === undefined ? list.stdout.trim() !== "" : process.platform !== "linux";
}

/** Installs what is missing from Debian; false if that is impossible or fails, as without network. */
function installFromDebian(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Missing: asking Debian for ${packages.join(" and ")} …`);
  const run = (...args: string[]) =>
    spawnSync("apt-get", ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return run("update") && run("install", "-y", "--no-install-recommends", ...packages);
}

/**
 * Path of a Chromium that can draw Chinese; installs what is missing and says so, or throws CommandFailure.
 */
export async function ensureChromium(): Promise<string> {
  let path = await findChromium();
  const missing = [
    ...(process.env.CHROMIUM_PATH || existsSync(SHELL) ? [] : ["chromium-headless-shell"]),
    ...(hasChineseFont() ? [] : ["fonts-noto-cjk"]),
  ];
  if (missing.length > 0 && !installFromDebian(missing) && !path) {
    console.log("Chromium is missing: asking Playwright for its own …");
    spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
      stdio: "inherit",
    });
  }
  path = await findChromium();
  if (!path) {
    throw new CommandFailure(
      "No Chromium for the browser tests: install one (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.",
    );
  }
  if (!hasChineseFont()) {
    throw new CommandFailure("No Chinese font for the browser tests: install one (Debian: fonts-noto-cjk).");
  }
  console.log(execFileSync(path, ["--version"], { encoding: "utf8" }).trim());
  return path;
}
