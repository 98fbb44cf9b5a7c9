import cnAward from "./cn/award.json" with { type: "json" };
import cn from "./cn/no-js.json" with { type: "json" };
import cnRecovery from "./cn/recovery.json" with { type: "json" };
import cnReversal from "./cn/reversal.json" with { type: "json" };
import cnSearch from "./cn/search.json" with { type: "json" };
import cnPanels from "./cn/search-panels.json" with { type: "json" };
import enAward from "./en/award.json" with { type: "json" };
import en from "./en/no-js.json" with { type: "json" };
import enRecovery from "./en/recovery.json" with { type: "json" };
import enReversal from "./en/reversal.json" with { type: "json" };
import enSearch from "./en/search.json" with { type: "json" };
import enPanels from "./en/search-panels.json" with { type: "json" };

/** The words of the pages that functions render for browsers without scripts, by language. */
export const noJsWords = {
  cn: {
    ...cn,
    search: cnSearch,
    award: cnAward,
    recovery: cnRecovery,
    aboutField: cnReversal.leadForm.fields.about,
    also: cnPanels.also,
    ask: cnPanels.ask,
    prefix: "",
  },
  en: {
    ...en,
    search: enSearch,
    award: enAward,
    recovery: enRecovery,
    aboutField: enReversal.leadForm.fields.about,
    also: enPanels.also,
    ask: enPanels.ask,
    prefix: "/en",
  },
};
