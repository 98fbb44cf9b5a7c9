import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";

/**
 * Drops the files of a folder from the system's file cache, and only them, so that nothing else on the
 * machine becomes slow. Returns null on success, else the reason why success cannot be confirmed.
 */
export function dropFromCache(folder: string): string | null {
  const files = globSync(`${folder}/**/*.*`);
  try {
    for (const file of files) {
      // GNU dd's option for discarding a file's cached pages (posix_fadvise).
      execFileSync("dd", [`of=${file}`, "oflag=nocache", "conv=notrunc,fdatasync", "count=0", "status=none"]);
    }
    const sizes = execFileSync("fincore", ["--noheadings", "--bytes", "--output", "res", ...files], {
      encoding: "utf8",
    });
    const left = sizes.split("\n").reduce((sum, line) => sum + Number(line), 0);
    return left > 0 ? `${(left / 1e6).toFixed(1)} MB stayed in the file cache` : null;
  } catch {
    return "this system has no dd or fincore to empty the file cache with";
  }
}
