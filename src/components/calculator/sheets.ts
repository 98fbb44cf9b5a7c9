import type { CalculatorName } from "#contract/desk/toolbox.ts";
import type { Typed } from "#domain/calculator/answer/answer.ts";
import type { Dictionary } from "#i18n/cn.ts";

type Words = Dictionary["calculator"];
export type FieldName = keyof Words["fields"];
/** A field of a calculator's form; `choice` takes its options from the words of the same name. */
export type SheetField = { name: FieldName; control: "amount" | "date" | "choice" | "tick" };

interface CalculatorSheet {
  fields: SheetField[];
  /** Values of the worked examples that the page shows; tests pin what they come to. */
  examples: Typed[];
}

const amount: SheetField = { name: "amount", control: "amount" };
const span: SheetField[] = [
  { name: "principal", control: "amount" },
  { name: "from", control: "date" },
  { name: "to", control: "date" },
];

/** The form and the worked examples of every calculator. */
export const SHEETS: Record<CalculatorName, CalculatorSheet> = {
  "court-fee": {
    fields: [{ name: "kind", control: "choice" }, amount, { name: "halving", control: "choice" }],
    examples: [
      { kind: "property", amount: "100000" },
      { kind: "property", amount: "1000000", halving: "summary_procedure" },
      { kind: "personality", amount: "120000" },
    ],
  },
  "preservation-fee": { fields: [amount], examples: [{ amount: "100000" }, { amount: "2000000" }] },
  "enforcement-fee": {
    fields: [amount, { name: "none", control: "tick" }],
    examples: [{ amount: "500000" }, { none: "on" }],
  },
  interest: {
    fields: [...span, { name: "term", control: "choice" }, { name: "multiple", control: "choice" }],
    examples: [
      { principal: "1000000", from: "2025-01-01", to: "2025-12-31", term: "oneYear", multiple: "1" },
      { principal: "100000", from: "2025-06-01", to: "2025-08-31", term: "oneYear", multiple: "1.5" },
    ],
  },
  "late-performance": {
    fields: span,
    examples: [{ principal: "500000", from: "2026-01-01", to: "2026-04-10" }],
  },
  "appeal-deadline": {
    fields: [
      { name: "served", control: "date" },
      { name: "branch", control: "choice" },
      { name: "document", control: "choice" },
      { name: "abroad", control: "tick" },
    ],
    examples: [
      { served: "2026-11-02", branch: "civil", document: "judgment" },
      { served: "2026-09-18", branch: "civil", document: "judgment" },
      { served: "2026-11-02", branch: "criminal", document: "ruling" },
    ],
  },
};

/** The values of an example in words: "财产案件；标的额 100,000 元". */
export function wordExample(typed: Typed, fields: SheetField[], words: Words): string[] {
  return fields.flatMap(({ name, control }) => {
    const value = typed[name];
    if (value === undefined || value === "none") return [];
    if (control === "tick") return [words.fields[name]];
    if (control === "choice") return [optionsOf(name, words)[value] ?? value];
    // A date does not part at the end of a line: hyphens that do not break.
    if (control === "date") return [`${words.fields[name]} ${value.replaceAll("-", "\u2011")}`];
    return [`${words.fields[name]} ${Number(value).toLocaleString("en-US")} ${words.unit}`];
  });
}

/** The options of a choice, value to words, in order. */
export function optionsOf(name: FieldName, words: Words): Record<string, string> {
  return words.options[name as keyof Words["options"]] ?? {};
}
