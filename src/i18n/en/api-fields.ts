import type { Dictionary } from "../cn.ts";
import { askFields } from "./api-fields/ask.ts";
import { envelopeFields } from "./api-fields/envelope.ts";
import { judgmentFields } from "./api-fields/judgment.ts";
import { leadsFields } from "./api-fields/leads.ts";
import { recoveryFields } from "./api-fields/recovery.ts";
import { reversalFields } from "./api-fields/reversal.ts";
import { searchFields } from "./api-fields/search.ts";
import { statisticsFields } from "./api-fields/statistics.ts";

export const apiFields: Dictionary["apiFields"] = {
  ...askFields,
  ...envelopeFields,
  ...judgmentFields,
  ...leadsFields,
  ...recoveryFields,
  ...reversalFields,
  ...searchFields,
  ...statisticsFields,
};
