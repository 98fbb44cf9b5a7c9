import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";
import { TOPIC_NAMES } from "#contract/content/schemas/guide-topics.ts";
import { KIND_NAMES } from "#domain/judgment/document-kind.ts";
import { LAW_KIND_NAMES } from "#domain/statute/record.ts";

export { default as amountFaults } from "./cn/amount-faults.json" with { type: "json" };
export { default as analysis } from "./cn/analysis.json" with { type: "json" };
export { default as api } from "./cn/api.json" with { type: "json" };
export { default as apiFields } from "./cn/api-fields.json" with { type: "json" };
export { default as award } from "./cn/award.json" with { type: "json" };
export { default as awardPanels } from "./cn/award-panels.json" with { type: "json" };
export { default as basis } from "./cn/basis.json" with { type: "json" };
export { default as calculator } from "./cn/calculator.json" with { type: "json" };
export { default as calculators } from "./cn/calculators.json" with { type: "json" };
export { default as claims } from "./cn/claims.json" with { type: "json" };
export { default as coverage } from "./cn/coverage.json" with { type: "json" };
export { default as downloadFile } from "./cn/download-file.json" with { type: "json" };
export { default as facets } from "./cn/facets.json" with { type: "json" };
export { default as failures } from "./cn/failures.json" with { type: "json" };
export { default as feed } from "./cn/feed.json" with { type: "json" };
export { default as frame } from "./cn/frame.json" with { type: "json" };
export { default as guide } from "./cn/guide.json" with { type: "json" };
export { default as info } from "./cn/info.json" with { type: "json" };
export { default as knowledge } from "./cn/knowledge.json" with { type: "json" };
export { default as leadFailures } from "./cn/lead-failures.json" with { type: "json" };
export { default as leadNotice } from "./cn/lead-notice.json" with { type: "json" };
export { default as leadPage } from "./cn/lead-page.json" with { type: "json" };
export { default as noJs } from "./cn/no-js.json" with { type: "json" };
export { default as notFound } from "./cn/not-found.json" with { type: "json" };
export { default as panel } from "./cn/panel.json" with { type: "json" };
export { default as reading } from "./cn/reading.json" with { type: "json" };
export { default as recovery } from "./cn/recovery.json" with { type: "json" };
export { default as regionMap } from "./cn/region-map.json" with { type: "json" };
export { default as requestFields } from "./cn/request-fields.json" with { type: "json" };
export { default as reversal } from "./cn/reversal.json" with { type: "json" };
export { default as scores } from "./cn/scores.json" with { type: "json" };
export { default as search } from "./cn/search.json" with { type: "json" };
export { default as searchPanels } from "./cn/search-panels.json" with { type: "json" };
export { default as searchRules } from "./cn/search-rules.json" with { type: "json" };
export { default as searchTools } from "./cn/search-tools.json" with { type: "json" };
export { default as siteFallback } from "./cn/site-fallback.json" with { type: "json" };
export { default as statute } from "./cn/statute.json" with { type: "json" };
export { default as toolbox } from "./cn/toolbox.json" with { type: "json" };
export { default as withdraw } from "./cn/withdraw.json" with { type: "json" };

/** Chinese names that domain and contract have themselves; the English ones are in en/names.json. */
export const names = {
  documentKinds: KIND_NAMES,
  lawKinds: LAW_KIND_NAMES,
  guideTopics: TOPIC_NAMES,
  articleCategories: CATEGORY_NAMES,
};

/** Every visible word of the interface, by place: src/i18n/en must have the same keys. */
export type Dictionary = typeof import("./cn.ts");
