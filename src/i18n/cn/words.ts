import { CATEGORY_NAMES } from "#contract/content/schemas/article-categories.ts";
import { TOPIC_NAMES } from "#contract/content/schemas/guide-topics.ts";
import { KIND_NAMES } from "#domain/judgment/document-kind.ts";
import { LAW_KIND_NAMES } from "#domain/statute/record.ts";

/* The Chinese words, one file for each place on the site. src/i18n/en has the same keys. */
export { default as amountFaults } from "./amount-faults.json" with { type: "json" };
export { default as analysis } from "./analysis.json" with { type: "json" };
export { default as api } from "./api.json" with { type: "json" };
export { default as apiFields } from "./api-fields.json" with { type: "json" };
export { default as award } from "./award.json" with { type: "json" };
export { default as awardPanels } from "./award-panels.json" with { type: "json" };
export { default as basis } from "./basis.json" with { type: "json" };
export { default as calculator } from "./calculator.json" with { type: "json" };
export { default as calculators } from "./calculators.json" with { type: "json" };
export { default as claims } from "./claims.json" with { type: "json" };
export { default as coverage } from "./coverage.json" with { type: "json" };
export { default as downloadFile } from "./download-file.json" with { type: "json" };
export { default as facets } from "./facets.json" with { type: "json" };
export { default as failures } from "./failures.json" with { type: "json" };
export { default as feed } from "./feed.json" with { type: "json" };
export { default as frame } from "./frame.json" with { type: "json" };
export { default as guide } from "./guide.json" with { type: "json" };
export { default as info } from "./info.json" with { type: "json" };
export { default as knowledge } from "./knowledge.json" with { type: "json" };
export { default as leadFailures } from "./lead-failures.json" with { type: "json" };
export { default as leadNotice } from "./lead-notice.json" with { type: "json" };
export { default as leadPage } from "./lead-page.json" with { type: "json" };
export { default as noJs } from "./no-js.json" with { type: "json" };
export { default as notFound } from "./not-found.json" with { type: "json" };
export { default as panel } from "./panel.json" with { type: "json" };
export { default as reader } from "./reader.json" with { type: "json" };
export { default as reading } from "./reading.json" with { type: "json" };
export { default as recovery } from "./recovery.json" with { type: "json" };
export { default as regionMap } from "./region-map.json" with { type: "json" };
export { default as requestFields } from "./request-fields.json" with { type: "json" };
export { default as reversal } from "./reversal.json" with { type: "json" };
export { default as scores } from "./scores.json" with { type: "json" };
export { default as search } from "./search.json" with { type: "json" };
export { default as searchPanels } from "./search-panels.json" with { type: "json" };
export { default as searchRules } from "./search-rules.json" with { type: "json" };
export { default as searchTools } from "./search-tools.json" with { type: "json" };
export { default as similarReport } from "./similar-report.json" with { type: "json" };
export { default as siteFallback } from "./site-fallback.json" with { type: "json" };
export { default as statute } from "./statute.json" with { type: "json" };
export { default as toolbox } from "./toolbox.json" with { type: "json" };
export { default as withdraw } from "./withdraw.json" with { type: "json" };

/** Chinese names that domain and contract define. The English ones are in en/names.json. */
export const names = {
  documentKinds: KIND_NAMES,
  lawKinds: LAW_KIND_NAMES,
  guideTopics: TOPIC_NAMES,
  articleCategories: CATEGORY_NAMES,
};
