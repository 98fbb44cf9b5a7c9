const UNITS = ["B", "KB", "MB", "GB"] as const;
const STEP = 1024;

/** A file size for display: "1.5 KB" for 1536, "16 MB" for 16 MiB. It has one decimal, unless that is 0. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit++;
  }
  return `${Math.round(size * 10) / 10} ${UNITS[unit]}`;
}
