import * as cn from "./cn/words.ts";

export { cn };

/** Every visible word of the interface, by place. */
export type Dictionary = typeof cn;
