import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";
import { TOPIC_NAMES } from "#contract/content/schemas/guide-topics.ts";
import { KIND_NAMES } from "#domain/judgment/document-kind.ts";
import { LAW_KIND_NAMES } from "#domain/statute/record.ts";
import amountFaults from "./cn/amount-faults.json" with { type: "json" };
import analysis from "./cn/analysis.json" with { type: "json" };
import api from "./cn/api.json" with { type: "json" };
import apiFields from "./cn/api-fields.json" with { type: "json" };
import award from "./cn/award.json" with { type: "json" };
import awardPanels from "./cn/award-panels.json" with { type: "json" };
import basis from "./cn/basis.json" with { type: "json" };
import calculator from "./cn/calculator.json" with { type: "json" };
import calculators from "./cn/calculators.json" with { type: "json" };
import claims from "./cn/claims.json" with { type: "json" };
import coverage from "./cn/coverage.json" with { type: "json" };
import downloadFile from "./cn/download-file.json" with { type: "json" };
import facets from "./cn/facets.json" with { type: "json" };
import failures from "./cn/failures.json" with { type: "json" };
import feed from "./cn/feed.json" with { type: "json" };
import frame from "./cn/frame.json" with { type: "json" };
import guide from "./cn/guide.json" with { type: "json" };
import info from "./cn/info.json" with { type: "json" };
import knowledge from "./cn/knowledge.json" with { type: "json" };
import leadFailures from "./cn/lead-failures.json" with { type: "json" };
import leadNotice from "./cn/lead-notice.json" with { type: "json" };
import leadPage from "./cn/lead-page.json" with { type: "json" };
import noJs from "./cn/no-js.json" with { type: "json" };
import notFound from "./cn/not-found.json" with { type: "json" };
import panel from "./cn/panel.json" with { type: "json" };
import reading from "./cn/reading.json" with { type: "json" };
import recovery from "./cn/recovery.json" with { type: "json" };
import regionMap from "./cn/region-map.json" with { type: "json" };
import requestFields from "./cn/request-fields.json" with { type: "json" };
import reversal from "./cn/reversal.json" with { type: "json" };
import scores from "./cn/scores.json" with { type: "json" };
import search from "./cn/search.json" with { type: "json" };
import searchPanels from "./cn/search-panels.json" with { type: "json" };
import searchRules from "./cn/search-rules.json" with { type: "json" };
import searchTools from "./cn/search-tools.json" with { type: "json" };
import siteFallback from "./cn/site-fallback.json" with { type: "json" };
import statute from "./cn/statute.json" with { type: "json" };
import toolbox from "./cn/toolbox.json" with { type: "json" };
import withdraw from "./cn/withdraw.json" with { type: "json" };

/** Chinese names that domain and contract have themselves; the English ones are in en/names.json. */
const names = {
  documentKinds: KIND_NAMES,
  lawKinds: LAW_KIND_NAMES,
  guideTopics: TOPIC_NAMES,
  articleCategories: CATEGORY_NAMES,
};

/** The Chinese words, one file per place; src/i18n/en must have the same keys. */
export const cn = {
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

/** Every visible word of the interface, by place. */
export type Dictionary = typeof cn;
