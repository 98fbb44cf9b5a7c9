import { parseDay } from "../text/day.ts";
import { readAmount } from "../text/numbers/typed-amount.ts";
import {
  type CalculatorFault,
  type CalculatorOutcome,
  type CalculatorTables,
  faultOf,
  type Typed,
} from "./answer.ts";

/**
 * A field of a form. `when` decides by the other values whether the field applies. The value of a field that
 * does not apply, or is optional and empty, is null. `most` is the maximum of a number or an amount; both are
 * at least 0.
 */
export interface CalculatorField {
  control: "amount" | "date" | "number" | "choice" | "tick";
  /** The values of a choice. The first one is the default. */
  options?: readonly string[];
  optional?: true;
  /** If set, 0 counts as missing. */
  positive?: true;
  most?: number;
  when?: (typed: Typed) => boolean;
}
/**
 * Up to `most` rows with the same fields, named NAME-0-COLUMN, NAME-1-COLUMN and so on. Empty rows are left
 * out.
 */
export interface Rows {
  control: "rows";
  most: number;
  columns: Readonly<Record<string, CalculatorField>>;
  when?: (typed: Typed) => boolean;
}
export type Fields = Readonly<Record<string, CalculatorField | Rows>>;

type ValueOf<F> = F extends { control: "rows"; columns: infer Columns }
  ? ValuesOf<Columns>[]
  : F extends { control: "tick" }
    ? boolean
    : F extends { control: "choice"; options: readonly (infer Option)[] }
      ? Option
      : F extends { optional: true } | { when: unknown }
        ? number | null
        : number;
/** The values of a form by field name. Days are numbered from 1970-01-01; amounts are in yuan. */
export type ValuesOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };

/** A calculator of the toolbox, which consists of its form and its rule. */
export interface Calculator<F extends Fields = Fields> {
  fields: F;
  /** The table that the rule needs besides the form. */
  needs?: "lpr" | "holidays";
  calculate(values: ValuesOf<F>, tables: CalculatorTables): CalculatorOutcome;
}

/** Returns the calculator unchanged. The type of its values follows from its fields. */
export function defineCalculator<const F extends Fields>(calculator: Calculator<F>): Calculator<F> {
  return calculator;
}

/**
 * The answer for the typed values of a form, or the fault of the first field that cannot be read. If the
 * result is 0 yuan and every optional field is empty, that is a fault too, because nothing was entered to
 * calculate with.
 */
export function answerForm(
  { fields, calculate }: Calculator,
  typed: Typed,
  tables: CalculatorTables = {},
): CalculatorOutcome {
  const values = readFields(fields, typed, typed, "");
  if ("kind" in values && values.kind === "fault") return values as unknown as CalculatorFault;
  const outcome = calculate(values as ValuesOf<Fields>, tables);
  const [first] = outcome.kind === "answer" ? outcome.lines : [];
  const optional = Object.keys(fields).filter((name) => isOptional(fields[name]!, typed));
  const read = values as Record<string, Read>;
  const isUntyped = optional.every((name) => read[name] === null || String(read[name]) === "");
  return optional[0] && isUntyped && first?.value.kind === "yuan" && first.value.max === 0
    ? faultOf(optional[0], "all_missing")
    : outcome;
}

const isOptional = (field: CalculatorField | Rows, typed: Typed): boolean =>
  (field.control === "rows" || field.optional === true) && (field.when?.(typed) ?? true);

type Read = number | string | boolean | null | Read[] | { [name: string]: Read };

const isFault = (read: Read | CalculatorFault): read is CalculatorFault =>
  typeof read === "object" && read !== null && "code" in read;

/**
 * Reads the fields of the form or of one of its rows. `whole` has all values of the form, for conditions.
 * `prefix` precedes the names of a row's fields.
 */
function readFields(
  fields: Fields,
  typed: Typed,
  whole: Typed,
  prefix: string,
): Record<string, Read> | CalculatorFault {
  const values: Record<string, Read> = {};
  for (const [name, field] of Object.entries(fields)) {
    const key = prefix + name;
    const applies = field.when?.(whole) ?? true;
    const read =
      field.control === "rows"
        ? readRows(field, typed, applies ? key : null)
        : readField(field, key, applies ? (typed[key] ?? "") : null);
    if (isFault(read)) return read;
    values[name] = read;
  }
  return values;
}

function readRows({ most, columns }: Rows, typed: Typed, key: string | null): Read[] | CalculatorFault {
  const rows: Read[] = [];
  const asked = Object.keys(columns).filter((name) => !/choice|tick/.test(columns[name]?.control ?? ""));
  for (let at = 0; key !== null && at < most; at++) {
    const prefix = `${key}-${at}-`;
    if (asked.every((name) => !typed[prefix + name]?.trim())) continue;
    const row = readFields(columns, typed, typed, prefix);
    if (isFault(row)) return row;
    rows.push(row);
  }
  return rows;
}

/** Reads one field. `text` is null if the field does not apply. */
function readField(field: CalculatorField, key: string, text: string | null): Read | CalculatorFault {
  const { control, options = [], optional, positive, most = Number.POSITIVE_INFINITY } = field;
  if (control === "tick") return Boolean(text);
  if (control === "choice") return options.includes(text ?? "") ? text : (options[0] ?? "");
  if (text === null || (optional && text.trim() === "")) return null;
  if (control === "date") {
    if (text === "") return faultOf(key, "date_missing");
    return parseDay(text) ?? faultOf(key, "date_unreadable");
  }
  if (control === "number") {
    const digits = text.normalize("NFKC").trim();
    if (digits === "") return faultOf(key, "number_missing");
    if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(digits)) return faultOf(key, "number_unreadable");
    const number = Number(digits);
    return number > most || (positive && number === 0) ? faultOf(key, "number_outside") : number;
  }
  const amount = readAmount(text);
  if (amount.kind === "fault") return { ...amount, field: key };
  return positive && amount.yuan === 0 ? faultOf(key, "amount_missing") : amount.yuan;
}
