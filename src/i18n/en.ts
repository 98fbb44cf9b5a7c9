import type { Dictionary } from "./cn.ts";
import { award } from "./en/award.ts";
import { claims } from "./en/claims.ts";
import { frame } from "./en/frame.ts";
import { info } from "./en/info.ts";
import { knowledge } from "./en/knowledge.ts";
import { notFound } from "./en/not-found.ts";
import { panel } from "./en/panel.ts";
import { recovery } from "./en/recovery.ts";
import { scores } from "./en/scores.ts";
import { search } from "./en/search.ts";
import { toolbox } from "./en/toolbox.ts";

/** The English words. A key missing here fails the type check and the build. */
<<<<<<< HEAD
export const en: Dictionary = {
  award,
  frame,
  info,
  knowledge,
  notFound,
  panel,
  recovery,
  search,
  toolbox,
};
=======
export const en: Dictionary = { award, claims, frame, notFound, recovery, scores, search };
>>>>>>> 3def757 (Explain the scores in words; add tools for legal departments)
