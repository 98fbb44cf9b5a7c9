import type { Dictionary } from "./cn.ts";
import { analysis } from "./en/analysis.ts";
import { api } from "./en/api.ts";
import { apiFields } from "./en/api-fields.ts";
import { award } from "./en/award.ts";
import { awardPanels } from "./en/award-panels.ts";
import { basis } from "./en/basis.ts";
import { calculator } from "./en/calculator.ts";
import { claims } from "./en/claims.ts";
import { coverage } from "./en/coverage.ts";
import { frame } from "./en/frame.ts";
import { guide } from "./en/guide.ts";
import { info } from "./en/info.ts";
import { knowledge } from "./en/knowledge.ts";
import { leadNotice } from "./en/lead-notice.ts";
import { notFound } from "./en/not-found.ts";
import { panel } from "./en/panel.ts";
import { reading } from "./en/reading.ts";
import { recovery } from "./en/recovery.ts";
import { regionMap } from "./en/region-map.ts";
import { reversal } from "./en/reversal.ts";
import { scores } from "./en/scores.ts";
import { search } from "./en/search.ts";
import { searchPanels } from "./en/search-panels.ts";
import { searchRules } from "./en/search-rules.ts";
import { searchTools } from "./en/search-tools.ts";
import { siteFallback } from "./en/site-fallback.ts";
import { statute } from "./en/statute.ts";
import { toolbox } from "./en/toolbox.ts";
import { withdraw } from "./en/withdraw.ts";

/** The English words. A key missing here fails the type check and the build. */
export const en: Dictionary = {
  analysis,
  award,
  awardPanels,
  calculator,
  basis,
  claims,
  coverage,
  frame,
  info,
  guide,
  knowledge,
  leadNotice,
  notFound,
  panel,
  reading,
  recovery,
  reversal,
  scores,
  regionMap,
  search,
  searchRules,
  searchPanels,
  searchTools,
  siteFallback,
  statute,
  toolbox,
  withdraw,
  api,
  apiFields,
};
