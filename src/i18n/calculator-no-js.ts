import cnFaults from "./cn/amount-faults.json" with { type: "json" };
import cn from "./cn/calculator.json" with { type: "json" };
import cnPages from "./cn/calculators.json" with { type: "json" };
import enFaults from "./en/amount-faults.json" with { type: "json" };
import en from "./en/calculator.json" with { type: "json" };
import enPages from "./en/calculators.json" with { type: "json" };

/** The words of calculators whose results functions render for browsers without script, by language. */
export const calculatorNoJsWords = {
  cn: { ...cn, faults: { ...cnFaults, ...cn.faults }, pages: cnPages, prefix: "" },
  en: { ...en, faults: { ...enFaults, ...en.faults }, pages: enPages, prefix: "/en" },
};
