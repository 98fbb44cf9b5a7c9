import type { Dictionary } from "./cn.ts";
import { award } from "./en/award.ts";
import { frame } from "./en/frame.ts";
import { notFound } from "./en/not-found.ts";
import { recovery } from "./en/recovery.ts";
import { search } from "./en/search.ts";

/** The English words. A key missing here fails the type check and the build. */
export const en: Dictionary = { award, frame, notFound, recovery, search };
