import * as cn from "./cn/words.ts";

export { cn };

/** Every visible word of the interface, by its place on the site. */
export type Dictionary = typeof cn;
