import type { Random } from "./random.ts";

/** Prints an amount of yuan; every style is exact for the amounts it is given. */
export type PrintMoney = (yuan: number) => string;

/** A house style of printing money: plain digits, grouped digits, or 万元 for round amounts. */
export function moneyStyle(random: Random): PrintMoney {
  const grouped = random.chance(0.25);
  const tenThousands = random.chance(0.3);
  return (yuan) => {
    if (tenThousands && yuan >= 10_000 && yuan % 1000 === 0) return `${yuan / 10_000}万元`;
    const cents = Math.round(yuan * 100);
    const whole = Math.floor(cents / 100);
    const rest = cents % 100;
    const digits = grouped ? whole.toLocaleString("en-US") : String(whole);
    if (rest === 0) return `${digits}元`;
    return `${digits}.${String(rest).padStart(2, "0").replace(/0$/, "")}元`;
  };
}

/** An amount rounded the way claims are: to cents, yuan, hundreds or thousands. */
export function roundClaim(random: Random, yuan: number): number {
  const style = random.next();
  if (style < 0.35) return Math.round(yuan * 100) / 100;
  if (style < 0.6) return Math.max(1, Math.round(yuan));
  const unit = yuan >= 1_000_000 ? 10_000 : yuan >= 20_000 ? 1000 : 100;
  return Math.max(unit, Math.round(yuan / unit) * unit);
}

/** Rounded to whole cents. */
export function cents(yuan: number): number {
  return Math.round(yuan * 100) / 100;
}

/** The acceptance fee of a property case (诉讼费用交纳办法 art. 13, in force 2007-04-01), in yuan. */
export function courtFee(yuan: number): number {
  const steps: [number, number, number][] = [
    [20_000_000, 0.005, 41_800],
    [10_000_000, 0.006, 21_800],
    [5_000_000, 0.007, 11_800],
    [2_000_000, 0.008, 6_800],
    [1_000_000, 0.009, 4_800],
    [500_000, 0.01, 3_800],
    [200_000, 0.015, 1_300],
    [100_000, 0.02, 300],
    [10_000, 0.025, -200],
  ];
  for (const [above, rate, plus] of steps) if (yuan > above) return Math.round(yuan * rate + plus);
  return 50;
}
