import { lowestBit } from "./bit-set.ts";
import { quickBitsAt } from "./packed-bits.ts";

/*
 * A step is the distance between two positions of a document, less one. Steps are often small and sometimes large, so each
 * takes as many bits as it needs: of a step, with `base` a number of bits that its block sets,
 *
 * - its class c is what makes (2^c - 1) << base the greatest that is no larger than the step;
 * - c zeros and a one stand among the classes, what the step is above that stands among the rests in base + c bits.
 *
 * Where the classes of a step begin tells where its rest does: c zeros were passed for each c bits more than `base`.
 */

/** A step takes no more bits, so that its class and its rest are each read at once. */
export const MAX_STEP_BITS = 24;

/** The class of a step. */
export const classOf = (step: number, base: number) => 31 - Math.clz32((step >>> base) + 1);
/** The least step of a class. */
export const leastOf = (stepClass: number, base: number) => ((1 << stepClass) - 1) << base;

/** Reads the steps from position to position one after another, and adds them up. */
export class StepCursor {
  view = new DataView(new ArrayBuffer(0));
  /** Bits of the rest of a step of class 0. */
  base = 0;
  /** How many steps are left. */
  left = 0;
  /** The bits at which the class and the rest of the next one begin. */
  classAt = 0;
  restAt = 0;
  /** The sum of the steps that `advance` read; it may be set. */
  sum = 0;

  /** Reads one step, and goes on as long as the sum is below `least` and any is left. */
  advance(least: number): void {
    const { view, base } = this;
    let { classAt, restAt, left, sum } = this;
    do {
      const stepClass = lowestBit(view.getUint32(classAt >>> 3, true) >>> (classAt & 7));
      const width = base + stepClass;
      sum += 1 + leastOf(stepClass, base) + quickBitsAt(view, restAt, (1 << width) - 1);
      classAt += stepClass + 1;
      restAt += width;
    } while (--left > 0 && sum < least);
    this.classAt = classAt;
    this.restAt = restAt;
    this.left = left;
    this.sum = sum;
  }

  /** The next step by itself, plus one: the distance of two positions. */
  next(): number {
    const { sum } = this;
    this.sum = 0;
    this.advance(0);
    const step = this.sum;
    this.sum = sum;
    return step;
  }
}
