import { award } from "./cn/award.ts";
import { frame } from "./cn/frame.ts";
import { notFound } from "./cn/not-found.ts";
import { recovery } from "./cn/recovery.ts";
import { search } from "./cn/search.ts";

/** The Chinese words, one file a place; src/i18n/en must hold the same keys. */
export const cn = { award, frame, notFound, recovery, search };

/** Every visible word of the interface, by place. */
export type Dictionary = typeof cn;
