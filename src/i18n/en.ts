import type { Dictionary } from "./cn.ts";
import amountFaults from "./en/amount-faults.json" with { type: "json" };
import analysis from "./en/analysis.json" with { type: "json" };
import api from "./en/api.json" with { type: "json" };
import apiFields from "./en/api-fields.json" with { type: "json" };
import award from "./en/award.json" with { type: "json" };
import awardPanels from "./en/award-panels.json" with { type: "json" };
import basis from "./en/basis.json" with { type: "json" };
import calculator from "./en/calculator.json" with { type: "json" };
import calculators from "./en/calculators.json" with { type: "json" };
import claims from "./en/claims.json" with { type: "json" };
import coverage from "./en/coverage.json" with { type: "json" };
import downloadFile from "./en/download-file.json" with { type: "json" };
import facets from "./en/facets.json" with { type: "json" };
import failures from "./en/failures.json" with { type: "json" };
import feed from "./en/feed.json" with { type: "json" };
import frame from "./en/frame.json" with { type: "json" };
import guide from "./en/guide.json" with { type: "json" };
import info from "./en/info.json" with { type: "json" };
import knowledge from "./en/knowledge.json" with { type: "json" };
import leadFailures from "./en/lead-failures.json" with { type: "json" };
import leadNotice from "./en/lead-notice.json" with { type: "json" };
import leadPage from "./en/lead-page.json" with { type: "json" };
import names from "./en/names.json" with { type: "json" };
import noJs from "./en/no-js.json" with { type: "json" };
import notFound from "./en/not-found.json" with { type: "json" };
import panel from "./en/panel.json" with { type: "json" };
import reading from "./en/reading.json" with { type: "json" };
import recovery from "./en/recovery.json" with { type: "json" };
import regionMap from "./en/region-map.json" with { type: "json" };
import requestFields from "./en/request-fields.json" with { type: "json" };
import reversal from "./en/reversal.json" with { type: "json" };
import scores from "./en/scores.json" with { type: "json" };
import search from "./en/search.json" with { type: "json" };
import searchPanels from "./en/search-panels.json" with { type: "json" };
import searchRules from "./en/search-rules.json" with { type: "json" };
import searchTools from "./en/search-tools.json" with { type: "json" };
import siteFallback from "./en/site-fallback.json" with { type: "json" };
import statute from "./en/statute.json" with { type: "json" };
import toolbox from "./en/toolbox.json" with { type: "json" };
import withdraw from "./en/withdraw.json" with { type: "json" };

/** The English words. A key missing here fails the type check and the build. */
export const en: Dictionary = {
  amountFaults,
  analysis,
  api,
  apiFields,
  award,
  awardPanels,
  basis,
  calculator,
  calculators,
  claims,
  coverage,
  downloadFile,
  facets,
  failures,
  feed,
  frame,
  guide,
  info,
  knowledge,
  leadFailures,
  leadNotice,
  leadPage,
  names,
  noJs,
  notFound,
  panel,
  reading,
  recovery,
  regionMap,
  requestFields,
  reversal,
  scores,
  search,
  searchPanels,
  searchRules,
  searchTools,
  siteFallback,
  statute,
  toolbox,
  withdraw,
};
