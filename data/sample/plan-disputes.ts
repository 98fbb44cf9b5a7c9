import { courtFor, filingDay, type PlannedDispute } from "./course/plan.ts";
import type { Kind } from "./course/story.ts";
import { DISPUTE_KINDS, SUBROGATION } from "./disputes/index.ts";
import type { Random } from "./world/random.ts";
import type { Seat } from "./world/seat.ts";

/** Disputes by region; two disputes yield about three texts. */
const HOME_DEFAULT = 150;
const HOME_SUBROGATION = 50;
const HOME_OTHER = 110;
const PER_PROVINCE = 40;
/** Extra disputes where most cases occur. */
const EXTRA: Record<string, number> = {
  北京市: 30,
  上海市: 30,
  江苏省: 24,
  浙江省: 20,
  广东省: 30,
  山东省: 20,
  内蒙古自治区: 34,
  河南省: 10,
  四川省: 10,
};

/** The range of claims in the default search, in yuan. */
const DEFAULT_RANGE: [number, number] = [1_000_000, 3_000_000];

/** One claim of this size in every province, so that the upper courts hear some at first instance. */
const GREAT_CLAIMS: [number, number] = [20_000_000, 180_000_000];

/**
 * Claims that start at a high court and go to the supreme court on appeal, by the thresholds of 2015 to 2019.
 */
const GIANT_CLAIMS: [number, number] = [320_000_000, 800_000_000];
const GIANTS = 8;

/** Every dispute of the corpus, in a fixed order. */
export function planDisputes(random: Random, seats: Seat[], home: Seat): PlannedDispute[] {
  const under = seats.filter((seat) => seat.parent === home && seat.special === "");
  const city = under.filter((seat) => seat.district.endsWith("区"));
  const homeSeat = () => (random.chance(0.85) && city.length > 0 ? random.pick(city) : random.pick(under));
  const plan: PlannedDispute[] = [];
  for (let count = 0; count < HOME_DEFAULT; count++)
    plan.push(dispute(random, homeSeat(), SUBROGATION, drawBetween(random, ...DEFAULT_RANGE)));
  for (let count = 0; count < HOME_SUBROGATION; count++) plan.push(dispute(random, homeSeat(), SUBROGATION));
  for (let count = 0; count < HOME_OTHER; count++) plan.push(dispute(random, homeSeat(), ordinary(random)));
  const provinces = [...new Set(seats.map((seat) => seat.province))].filter((name) => name !== "");
  for (const province of provinces) {
    const courts = seats.filter(
      (seat) => seat.province === province && seat.tier === "basic" && seat.special !== "railway",
    );
    const outside = courts.filter((seat) => seat.parent !== home);
    for (let count = 0; count < PER_PROVINCE + (EXTRA[province] ?? 0); count++)
      plan.push(dispute(random, random.pick(outside), ordinary(random)));
    const great = DISPUTE_KINDS.filter((kind) =>
      kind.scenarios.some((scenario) => scenario.to >= GREAT_CLAIMS[1]),
    );
    plan.push(
      dispute(random, random.pick(outside), random.pick(great), drawBetween(random, ...GREAT_CLAIMS)),
    );
  }
  for (const kind of DISPUTE_KINDS.filter((each) => each.venue !== "ordinary")) {
    const venue = seats.filter((seat) =>
      kind.venue === "railway"
        ? seat.special === "railway" && seat.tier === "basic" && seat.parent !== null
        : seat.special === "maritime",
    );
    for (const seat of venue) for (let count = 0; count < 3; count++) plan.push(dispute(random, seat, kind));
  }
  const giants = DISPUTE_KINDS.filter((kind) =>
    kind.scenarios.some((scenario) => scenario.to >= GIANT_CLAIMS[0]),
  );
  const anywhere = seats.filter((seat) => seat.tier === "basic" && seat.special === "");
  for (let count = 0; count < GIANTS; count++) {
    const amount = Math.round(drawBetween(random, ...GIANT_CLAIMS));
    const filed = filingDay(random, 2015, 2019);
    plan.push({
      seat: courtFor(random.pick(anywhere), amount, filed),
      kind: random.pick(giants),
      amount,
      filed,
    });
  }
  return plan;
}

function ordinary(random: Random): Kind {
  return random.weighted(
    DISPUTE_KINDS.filter((kind) => kind.venue === "ordinary"),
    (kind) => kind.share,
  );
}

function dispute(random: Random, basic: Seat, kind: Kind, fixed?: number): PlannedDispute {
  const filed = filingDay(random, kind.since);
  const amount = kind.amounts ? (fixed ?? drawAmount(random, kind)) : 0;
  return { seat: courtFor(basic, amount, filed), kind, amount, filed };
}

function drawAmount(random: Random, kind: Kind): number {
  const { median, sigma } = kind.amounts ?? { median: 0, sigma: 0 };
  const most = Math.max(...kind.scenarios.map((scenario) => scenario.to));
  const least = Math.min(...kind.scenarios.map((scenario) => scenario.from));
  return Math.min(most, Math.max(least, random.logNormal(median, sigma)));
}

function drawBetween(random: Random, from: number, to: number): number {
  return from * (to / from) ** (0.03 + random.next() * 0.9);
}
