import { type BulkPool, bulkPool } from "./bulk.ts";
import { DIRT, LEVELS } from "./distribution.ts";
import { personName, rareWord } from "./names.ts";
import type { Random } from "./random.ts";
import { readSeats, type Seat } from "./seat.ts";
import { weightedDraw } from "./weighted.ts";

/** What all documents of a collection are drawn from. */
export interface World {
  seats: Seat[];
  /** A court, drawn by the share of its level. */
  drawSeat: (random: Random) => Seat;
  pool: BulkPool;
}

/**
 * The courts whose codes are known, weighted so that each level has its share, and the samples' sentences.
 */
export function collectionWorld(): World {
  const seats = readSeats().filter(({ parent, tier }) => parent !== null || tier === "supreme");
  const count = (tier: Seat["tier"]) => seats.filter((seat) => seat.tier === tier).length;
  const weight = Object.fromEntries(
    (["basic", "intermediate", "high", "supreme"] as const).map((tier) => [
      tier,
      LEVELS[tier] / Math.max(1, count(tier)),
    ]),
  );
  return { seats, drawSeat: weightedDraw(seats, ({ tier }) => weight[tier] ?? 0), pool: bulkPool() };
}

/** Somebody in a document: `shown` is the published name, the same in columns and text. */
export interface Person {
  shown: string;
  isCompany: boolean;
  sex: "男" | "女";
}

/** A natural person, masked as often as published names are. */
export function naturalPerson(random: Random): Person {
  const name = personName(random);
  const family = name.length > 3 ? name.slice(0, 2) : name[0]!;
  const shown = random.chance(DIRT.masked) ? family + random.pick(["**", "某", "某某", "某1", "×"]) : name;
  return { shown, isCompany: false, sex: random.chance(0.7) ? "男" : "女" };
}

/** A company of a city. */
export function company(random: Random, city: string): Person {
  const kind = random.pick([
    "有限公司",
    "有限责任公司",
    "股份有限公司",
    "建筑工程有限公司",
    "商贸有限公司",
    "物业服务有限公司",
  ]);
  return { shown: `${city}示例${rareWord(random)}${kind}`, isCompany: true, sex: "男" };
}
