import { scaleTenths } from "./formula.ts";
import { eachFrom, type Values } from "./values.ts";

/** Highest key: a score of 100 with one decimal. */
const MAX_KEY = 1000;

/** Members and keys are held as one number: the lower it is, the further in front the member. */
const STEP = 2 ** 32;

/** Keeps the first of the members that it is told of: by key (0 to 1000, whole), highest first; of equal keys the lower member. */
export class Leaders {
  readonly #wanted: number;
  readonly #offered: number[] = [];
  /** By key, how many were offered. */
  readonly #counts = new Uint32Array(MAX_KEY + 1);
  /** How many have `least` or a higher key. */
  #held = 0;
  #least: number;

  /** `wanted` is how many of the first are asked for, at least 1, who are known to have at least the key `least`. */
  constructor(wanted: number, least = 0) {
    this.#wanted = wanted;
    this.#least = least;
  }

  /** Whoever has a lower key is not among the first; rises with what is offered. */
  get least(): number {
    return this.#least;
  }

  /** A value below which a score is less than that, where `highest` scales to 100; with a point's tenth to spare. */
  floor(highest: number): number {
    return ((this.#least - 1) / MAX_KEY) * highest;
  }

  /** Tells of a member, each once, in any order. */
  offer(member: number, key: number): void {
    if (key < this.#least) return;
    this.#offered.push((MAX_KEY - key) * STEP + member);
    this.#counts[key]!++;
    this.#held++;
    while (this.#held - this.#counts[this.#least]! >= this.#wanted)
      this.#held -= this.#counts[this.#least++]!;
  }

  /** The first, in order. */
  ordered(): number[] {
    const behind = (MAX_KEY - this.#least + 1) * STEP;
    const first = Float64Array.from(this.#offered.filter((one) => one < behind)).sort();
    return Array.from(first.subarray(0, this.#wanted), (one) => one % STEP);
  }
}

/**
 * The first `wanted` lawyers by score, of those who have one above 0, where the value `highest` scales to 100. `limits` are
 * what values are at most; `measure` is asked only of those who can be among the first, who have at least the key `least`.
 */
export function leadBy(
  limits: Values,
  highest: number,
  wanted: number,
  measure = (lawyer: number) => limits.of[lawyer]!,
  least = 0,
): Leaders {
  const first = new Leaders(wanted, least);
  // Whoever cannot reach it has a lower key: nothing needs to be divided and rounded to see it.
  const floor = () => first.floor(highest);
  eachFrom(limits, floor, (lawyer) => {
    const value = measure(lawyer);
    if (value > 0) first.offer(lawyer, scaleTenths(value, highest));
  });
  return first;
}
