import { fetchRows } from "#client/services/search-service.ts";
import { MAX_REACH, MAX_ROWS } from "#contract/search/search-limits.ts";
import type { OpenedJudgment } from "../judgment/opened-judgment.ts";

/**
 * Returns the opened list with up to 200 further documents before or after its own. Null if the search result
 * has no further documents on this side, or if they could not be fetched.
 */
export async function withFurther(
  opened: OpenedJudgment,
  side: "before" | "after",
): Promise<OpenedJudgment | null> {
  const { ids, query, from = 1, total = 0 } = opened;
  const after = from + ids.length;
  const start = side === "before" ? Math.max(1, from - MAX_ROWS) : after;
  if (side === "before" ? from === 1 : after > Math.min(total, MAX_REACH)) return null;
  const outcome = await fetchRows({ ...query, index: 1 }, start);
  if (!outcome.ok) return null;
  const further = outcome.data.data.id_list.map(({ id }) => id);
  return side === "before"
    ? { ...opened, from: start, ids: [...further.slice(0, from - start), ...ids] }
    : { ...opened, ids: [...ids, ...further] };
}
