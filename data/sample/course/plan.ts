import { type Day, dayOf, workday } from "../world/calendar.ts";
import type { Random } from "../world/random.ts";
import type { Seat } from "../world/seat.ts";
import type { Kind } from "./story.ts";

/** One dispute to be told: where it starts, what it is about, how much, when. */
export interface PlannedDispute {
  seat: Seat;
  kind: Kind;
  /** Yuan; 0 if the claim is not about money. */
  amount: number;
  filed: Day;
}

/** No sample document is dated later. */
export const LAST_DAY = dayOf(2026, 10, 30);

/** Years with the share of cases filed in them: publication began late and grew. */
const YEARS: [number, number][] = Array.from({ length: 17 }, (_, index) => {
  const year = 2010 + index;
  return [year, year < 2014 ? 2 + index : year < 2021 ? 8 : year < 2026 ? 7 : 3];
});

/**
 * From this claim on (yuan) an intermediate court hears a case at first instance, by region and time:
 * 法发〔2015〕7号 from 2015-05-01, 法发〔2021〕27号 from 2021-10-01. Before that the high courts set their own
 * thresholds; the sample uses a fifth of the later ones.
 */
export function intermediateFrom(province: string, filed: Day): number {
  const base = /^(北京|上海|江苏|浙江|广东)/.test(province)
    ? 100_000_000
    : /^(贵州|西藏|甘肃|青海|宁夏)/.test(province)
      ? 5_000_000
      : /^(吉林|黑龙江|江西|云南|陕西|新疆)/.test(province)
        ? 10_000_000
        : 30_000_000;
  if (filed >= dayOf(2021, 10, 1)) return 500_000_000;
  return filed >= dayOf(2015, 5, 1) ? base : base / 5;
}

/** From this claim on a high court hears a case at first instance; 法发〔2015〕7号, 法发〔2019〕14号. */
function highFrom(filed: Day): number {
  return filed >= dayOf(2019, 5, 1) ? 5_000_000_000 : 300_000_000;
}

/** A filing day, by the share of its year. */
export function filingDay(random: Random, since = 2010, before = 2027): Day {
  const [year] = random.weighted(
    YEARS.filter(([each]) => each >= since && each < before),
    ([, share]) => share,
  );
  return workday(dayOf(year, 1, 4) + random.int(0, year === 2026 ? 150 : 350));
}

/** The court of first instance for a claim that arose in a basic court's district. */
export function courtFor(basic: Seat, amount: number, filed: Day): Seat {
  const { parent } = basic;
  if (basic.special === "maritime" || !parent || amount < intermediateFrom(basic.province, filed))
    return basic;
  if (parent.tier !== "intermediate") return basic;
  return parent.parent && amount >= highFrom(filed) ? parent.parent : parent;
}
