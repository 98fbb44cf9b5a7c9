import type { Content } from "./source/read-content.ts";

/**
 * The days after `today` on which scheduled content is published, sorted. From the first of them on, today's
 * build is outdated.
 */
export function scheduledDays({ entries }: Content, today: string): string[] {
  const days = entries.flatMap(({ data }) => {
    const day = (data as { publishOn?: unknown } | null | undefined)?.publishOn;
    return typeof day === "string" && day > today ? [day] : [];
  });
  return [...new Set(days)].sort();
}
