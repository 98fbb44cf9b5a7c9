const UNITS = ["B", "KB", "MB", "GB"] as const;
const STEP = 1024;

/** A file size for display: 1536 -> "1.5 KB", 16 MiB -> "16 MB". One decimal, none if zero. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit++;
  }
  return `${Math.round(size * 10) / 10} ${UNITS[unit]}`;
}
