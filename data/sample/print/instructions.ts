import type { Day } from "../world/calendar.ts";
import type { SampleLawyer } from "../world/cast.ts";
import { firmOn } from "../world/cast.ts";
import type { Litigant, SamplePlace } from "../world/litigant.ts";
import { createRandom, type Random } from "../world/random.ts";
import { asLawyer, asTrainee, layRepresentative, type Representative } from "./counsel.ts";

/** How often each kind of party appears with a lawyer, with somebody else, or alone. */
const HABITS = {
  insurer: { lawyer: 0.82, lay: 0.12 },
  company: { lawyer: 0.74, lay: 0.14 },
  person: { lawyer: 0.56, lay: 0.16 },
};
const SECOND_LAWYER = 0.34;
const TRAINEE = 0.07;

/** What the choice of counsel depends on. */
export interface Instruction {
  random: Random;
  party: Litigant;
  place: SamplePlace;
  day: Day;
  /** An insurance dispute goes to specialists. */
  insurance: boolean;
  /** Names of the other parties' firms, which may not be instructed. */
  conflicts: Set<string>;
}

/**
 * Assigns lawyers to parties: nearby ones first, busy ones often, each at least once and some exactly once.
 */
export class CounselDesk {
  #lawyers: SampleLawyer[];
  #waiting: SampleLawyer[];

  constructor(lawyers: SampleLawyer[]) {
    this.#lawyers = lawyers.filter((lawyer) => !lawyer.once);
    this.#waiting = [...lawyers];
  }

  /** The representatives of a party; empty for one that appears alone. */
  instruct(instruction: Instruction): Representative[] {
    const { random, party, place } = instruction;
    const habit = party.insurer ? HABITS.insurer : party.kind === "person" ? HABITS.person : HABITS.company;
    const draw = random.next();
    if (draw > habit.lawyer + habit.lay) return [];
    if (draw > habit.lawyer) return [layRepresentative(random, party, place)];
    const first = this.#first(instruction) ?? this.#choose(instruction);
    if (!first) return [];
    const firm = firmOn(first, instruction.day);
    instruction.conflicts.add(firm.name);
    const lead = asLawyer(first, instruction.day);
    if (random.chance(TRAINEE)) return [lead, asTrainee(random, firm.name)];
    if (!random.chance(SECOND_LAWYER)) return [lead];
    const partners = this.#lawyers.filter(
      (lawyer) => lawyer.name !== first.name && firmOn(lawyer, instruction.day) === firm,
    );
    return partners.length > 0
      ? [
          lead,
          asLawyer(
            random.weighted(partners, (lawyer) => lawyer.weight),
            instruction.day,
          ),
        ]
      : [lead];
  }

  #first({ random, place, day, conflicts }: Instruction): SampleLawyer | null {
    const index = this.#waiting.findIndex((lawyer) => {
      const firm = firmOn(lawyer, day);
      return firm.province === place.province && !conflicts.has(firm.name);
    });
    if (index < 0 || !random.chance(0.35)) return null;
    return this.#waiting.splice(index, 1)[0] ?? null;
  }

  #choose(instruction: Instruction): SampleLawyer | null {
    const { random, place, day, conflicts, party, insurance } = instruction;
    const free = this.#lawyers.filter((lawyer) => !conflicts.has(firmOn(lawyer, day).name));
    const near = free.filter((lawyer) => firmOn(lawyer, day).city === place.city);
    const region = free.filter((lawyer) => firmOn(lawyer, day).province === place.province);
    const draw = random.next();
    const pool = draw < 0.75 && near.length > 0 ? near : draw < 0.95 && region.length > 0 ? region : free;
    if (pool.length === 0) return null;
    const brand = party.name.slice(2, 4);
    return random.weighted(pool, (lawyer) => {
      const special = insurance === lawyer.insurance ? 2.5 : 1;
      const retained = party.insurer && createRandom(`${brand} ${lawyer.name}`).chance(0.2) ? 3 : 1;
      return lawyer.weight * special * retained;
    });
  }
}
