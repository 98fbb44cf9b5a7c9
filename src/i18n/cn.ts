import * as cn from "./cn/words.ts";

export { cn };

/** All words of the interface. The first key is the place on the site. */
export type Dictionary = typeof cn;
