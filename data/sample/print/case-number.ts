import { type Day, dayOf, dayParts } from "../world/calendar.ts";
import type { Random } from "../world/random.ts";
import type { Seat } from "../world/seat.ts";
import type { HouseStyle } from "./document.ts";

/** 《关于人民法院案件案号的若干规定》 (法〔2015〕137号), in force 2016-01-01. */
const NEW_NUMBERS_SINCE = dayOf(2016, 1, 1);

/** Assigns case numbers, never the same one twice. */
export class CaseNumbers {
  #taken = new Set<string>();

  /** A number of a civil case at a court: （2021）内01民终123号, before 2016（2012）呼民二终字第123号. */
  next(random: Random, seat: Seat, style: HouseStyle, filed: Day, stage: "初" | "终"): string {
    for (;;) {
      const number = draw(random, seat, style, filed, stage);
      if (this.#taken.has(number)) continue;
      this.#taken.add(number);
      return number;
    }
  }
}

function draw(random: Random, seat: Seat, style: HouseStyle, filed: Day, stage: "初" | "终"): string {
  const { year } = dayParts(filed);
  const most = { basic: 9800, intermediate: 4200, high: 900, supreme: 700 }[seat.tier];
  const serial = random.int(3, stage === "初" && seat.tier !== "basic" ? Math.min(most, 900) : most);
  if (filed >= NEW_NUMBERS_SINCE) return `（${year}）${seat.sign}民${stage}${serial}号`;
  const digits = style.padded ? String(serial).padStart(5, "0") : String(serial);
  return `（${year}）${seat.oldSign}${chamber(seat, style)}${stage}字第${digits}号`;
}

function chamber(seat: Seat, style: HouseStyle): string {
  if (seat.tier === "supreme") return style.chamber === "民一" ? "一" : "二";
  if (seat.special === "maritime") return "";
  if (seat.tier === "basic") return style.chamber === "商" ? "商" : "民";
  return style.chamber;
}
