import { askFields } from "./api-fields/ask.ts";
import { envelopeFields } from "./api-fields/envelope.ts";
import { judgmentFields } from "./api-fields/judgment.ts";
import { leadsFields } from "./api-fields/leads.ts";
import { recoveryFields } from "./api-fields/recovery.ts";
import { reversalFields } from "./api-fields/reversal.ts";
import { searchFields } from "./api-fields/search.ts";
import { statisticsFields } from "./api-fields/statistics.ts";

/**
 * What the fields of requests and answers mean: `Schema.field` if a field has its own meaning there, else its
 * name.
 */
export const apiFields = {
  ...askFields,
  ...envelopeFields,
  ...judgmentFields,
  ...leadsFields,
  ...recoveryFields,
  ...reversalFields,
  ...searchFields,
  ...statisticsFields,
};
