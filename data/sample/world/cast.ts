import type { Day } from "./calendar.ts";
import { dayOf } from "./calendar.ts";
import { BRAND_WORDS, personName, shortPlace } from "./names.ts";
import type { Random } from "./random.ts";
import { isMunicipality, type Seat } from "./seat.ts";

/** An invented law firm. */
export interface Firm {
  name: string;
  province: string;
  city: string;
}

/** An invented lawyer. `firms` in chronological order, each with the first day there. */
export interface SampleLawyer {
  name: string;
  firms: { firm: Firm; since: Day }[];
  /** Relative frequency of being instructed: a few have most cases, many a single one. */
  weight: number;
  /** Appears in one case only. */
  once: boolean;
  /** Takes insurance cases first. */
  insurance: boolean;
}

const FIRM_COUNT = 120;
const LAWYER_COUNT = 400;

/** The firm a lawyer is with on a day. */
export function firmOn(lawyer: SampleLawyer, day: Day): Firm {
  return lawyer.firms.findLast((stay) => stay.since <= day)?.firm ?? lawyer.firms[0]!.firm;
}

/**
 * 120 firms and 400 lawyers across all provinces, a tenth of the firms in the home city. One lawyer changes
 * firm inside the home city, one moves between cities, and two pairs share a name.
 */
export function castLawyers(
  random: Random,
  seats: Seat[],
  home: Seat,
): { firms: Firm[]; lawyers: SampleLawyer[] } {
  const firms = foundFirms(random, seats, home);
  const lawyers: SampleLawyer[] = [];
  const taken = new Set<string>();
  const homeFirms = firms.filter((firm) => firm.city === home.city);
  for (let index = 0; index < LAWYER_COUNT; index++) {
    const firm = index < 72 ? homeFirms[index % homeFirms.length]! : firms[index % firms.length]!;
    let name = personName(random);
    while (taken.has(name)) name = personName(random);
    taken.add(name);
    const rank = Math.floor(index / firms.length);
    lawyers.push({
      name,
      firms: [{ firm, since: 0 }],
      weight: Math.min(14, random.logNormal(rank === 0 ? 5 : 2, 0.9)),
      once: random.chance(0.3),
      insurance: random.chance(0.45),
    });
  }
  const regulars = (city: string) =>
    lawyers.filter((lawyer) => !lawyer.once && lawyer.firms[0]!.firm.city === city);
  const [mover, traveller, original] = regulars(home.city);
  mover!.firms.push({
    firm: homeFirms.find((firm) => firm !== mover!.firms[0]!.firm)!,
    since: dayOf(2018, 7, 1),
  });
  mover!.weight = traveller!.weight = original!.weight = 12;
  mover!.insurance = traveller!.insurance = original!.insurance = true;
  traveller!.firms.push({ firm: firms.find((firm) => firm.city === "北京市")!, since: dayOf(2020, 3, 1) });
  const namesakes = regulars(home.city).filter(
    (lawyer) => lawyer !== mover && lawyer.firms[0]!.firm !== original!.firms[0]!.firm,
  );
  namesakes[3]!.name = original!.name;
  namesakes[3]!.weight = 8;
  const elsewhere = lawyers.filter((lawyer) => !lawyer.once && lawyer.firms[0]!.firm.city !== home.city);
  elsewhere[5]!.name = elsewhere[0]!.name;
  return { firms, lawyers };
}

function foundFirms(random: Random, seats: Seat[], home: Seat): Firm[] {
  const towns = seats.filter((seat) => seat.tier === "intermediate" && seat.special === "");
  const capitals = seats.filter((seat) => seat.tier === "high" && seat.special === "");
  const sites: Seat[] = [
    ...Array.from({ length: 12 }, () => home),
    ...capitals.flatMap((seat) => [seat, seat]),
    ...towns.filter((seat) => seat.province === home.province && seat.city !== home.city).slice(0, 4),
  ];
  while (sites.length < FIRM_COUNT) sites.push(random.pick(towns));
  const taken = new Set<string>();
  return sites.map((site) => {
    let name = firmName(random, site);
    while (taken.has(name)) name = firmName(random, site);
    taken.add(name);
    return { name, province: site.province, city: site.city };
  });
}

function firmName(random: Random, site: Seat): string {
  const word = random.pick(BRAND_WORDS);
  const province = shortPlace(site.province);
  if (isMunicipality(site.province))
    return random.chance(0.5) ? `${province}市示例${word}律师事务所` : `${province}示例${word}律师事务所`;
  const style = random.next();
  if (style < 0.08) return `北京示例${word}（${shortPlace(site.city)}）律师事务所`;
  return `${province}示例${word}律师事务所`;
}
