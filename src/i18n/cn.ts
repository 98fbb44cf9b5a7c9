import { analysis } from "./cn/analysis.ts";
import { api } from "./cn/api.ts";
import { apiFields } from "./cn/api-fields.ts";
import { award } from "./cn/award.ts";
import { awardPanels } from "./cn/award-panels.ts";
import { basis } from "./cn/basis.ts";
import { calculator } from "./cn/calculator.ts";
import { claims } from "./cn/claims.ts";
import { coverage } from "./cn/coverage.ts";
import { frame } from "./cn/frame.ts";
import { guide } from "./cn/guide.ts";
import { info } from "./cn/info.ts";
import { knowledge } from "./cn/knowledge.ts";
import { leadNotice } from "./cn/lead-notice.ts";
import { notFound } from "./cn/not-found.ts";
import { panel } from "./cn/panel.ts";
import { reading } from "./cn/reading.ts";
import { recovery } from "./cn/recovery.ts";
import { regionMap } from "./cn/region-map.ts";
import { reversal } from "./cn/reversal.ts";
import { scores } from "./cn/scores.ts";
import { search } from "./cn/search.ts";
import { searchPanels } from "./cn/search-panels.ts";
import { searchRules } from "./cn/search-rules.ts";
import { searchTools } from "./cn/search-tools.ts";
import { siteFallback } from "./cn/site-fallback.ts";
import { statute } from "./cn/statute.ts";
import { toolbox } from "./cn/toolbox.ts";
import { withdraw } from "./cn/withdraw.ts";

/** The Chinese words, one file per place; src/i18n/en must have the same keys. */
export const cn = {
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

/** Every visible word of the interface, by place. */
export type Dictionary = typeof cn;
