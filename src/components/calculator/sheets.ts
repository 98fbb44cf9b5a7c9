import type { CalculatorName } from "#contract/content/schemas/toolbox.ts";
import type { Typed } from "#domain/calculator/answer/answer.ts";
import type { Dictionary } from "#i18n/cn.ts";

type Words = Dictionary["calculator"];
export type FieldName = keyof Words["fields"];
/**
 * A field of a calculator's form; `choice` takes its options from the words of the same name, `label` is the
 * name of the field whose label it shares, `hint` a line below the field.
 */
export interface SheetField {
  name: FieldName;
  control: "amount" | "date" | "choice" | "tick";
  label?: FieldName;
  hint?: keyof Words["hints"];
}

/** The label of a field in words. */
export const labelOf = ({ name, label = name }: SheetField, words: Words): string => words.fields[label];

interface CalculatorSheet {
  fields: SheetField[];
  /** Values of the worked examples that the page shows; tests pin their results. */
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
    fields: [
      ...span,
      { name: "multiple", control: "choice" },
      { name: "term", control: "choice", hint: "term" },
      { name: "fixedOn", control: "date", hint: "fixedOn" },
    ],
    examples: [
      { principal: "1000000", from: "2025-01-01", to: "2025-12-31", multiple: "1", term: "oneYear" },
      {
        principal: "100000",
        from: "2022-03-01",
        to: "2026-06-30",
        multiple: "1.5",
        fixedOn: "2022-03-01",
      },
      { principal: "100000", from: "2021-01-01", to: "2026-06-30", multiple: "4", fixedOn: "2021-01-01" },
    ],
  },
  "late-performance": {
    fields: [
      { name: "principal", control: "amount", label: "owed" },
      { name: "from", control: "date", hint: "lateFrom" },
      { name: "to", control: "date" },
    ],
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
  return fields.flatMap((field) => {
    const { name, control } = field;
    const value = typed[name];
    const label = labelOf(field, words);
    if (value === undefined || value === "none") return [];
    if (control === "tick") return [label];
    if (control === "choice") return [optionsOf(name, words)[value] ?? value];
    if (control === "date") return [`${label} ${value}`];
    return [`${label} ${Number(value).toLocaleString("en-US")} ${words.unit}`];
  });
}

/** The options of a choice, value to words, in order. */
export function optionsOf(name: FieldName, words: Words): Record<string, string> {
  return words.options[name as keyof Words["options"]] ?? {};
}
