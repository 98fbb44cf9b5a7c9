import type { SourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { ParseContext, Parsed } from "#domain/judgment/parse-result.ts";
import { FORMS, formsOf } from "./forms.ts";
import { labelKey, labelsOf } from "./labels.ts";
import { countShare, emptyTally, FIELDS, type Field, type Given, type Model, type Tally } from "./tally.ts";

/**
 * Target share of each form among the documents that have the field; a field without a target is only
 * counted.
 */
const BARS: Partial<Record<Field, number>> = {
  accepted: 99,
  court: 99,
  number: 99.5,
  date: 98,
  panel: 98,
  clerk: 98,
  defendants: 98.5,
  offences: 97,
  instance: 99,
  names: 98.5,
};

/** Words that every judgment contains. */
const COURT = /法\s?院|法\s?庭/;

/** How well whole judgments are parsed in each form of distribution. */
export class JudgmentRates {
  readonly #tallies = new Map<string, Tally>();
  readonly #context: ParseContext;
  readonly #labelled = new Set<string>();
  #others = 0;

  constructor(context: ParseContext) {
    this.#context = context;
  }

  /**
   * Counts a text in all forms that can be derived from it; the other forms are compared with the record of
   * the form with line breaks. A text labelled by a person counts once more, against the labels, however
   * often it is given. A text that names no court is not a judgment.
   */
  add(id: string, text: string): void {
    if (!COURT.test(text)) {
      this.#others++;
      return;
    }
    const key = labelKey(text);
    const labels = this.#labelled.has(key) ? null : labelsOf(text, this.#context);
    if (labels) this.#labelled.add(key);
    let model: Model | null = null;
    for (const [form, printed, parsed] of this.#inForms(text)) {
      this.#count(form, { id, printed, model }, parsed);
      if (labels) this.#count(`${form}, labelled by a reader`, { id, printed, model: labels }, parsed);
      const [first] = parsed;
      if (form === "breaks" && parsed.length === 1 && first?.kind === "record") model = first.record;
    }
  }

  /** Counts a row's text in all forms, compared with the row's columns. */
  addRow(id: string, columns: SourceColumns): void {
    const model = modelOf(columns, this.#context);
    for (const [form, printed, parsed] of this.#inForms(columns.text))
      this.#count(`${form}, text of a table`, { id, printed, model }, parsed);
  }

  *#inForms(text: string): Generator<[form: string, printed: string, parsed: Parsed[]]> {
    const forms = formsOf(text);
    for (const form of FORMS) {
      const given = forms[form];
      if (given !== undefined) yield [form, forms.breaks ?? text, parseText(given, this.#context)];
    }
  }

  #count(form: string, given: Given, parsed: Parsed[]): void {
    const tally = this.#tallies.get(form) ?? emptyTally();
    this.#tallies.set(form, tally);
    countShare(tally, given, parsed, this.#context);
  }

  /**
   * A table per form: correct, filled but wrong (both of all texts), and correct among the texts that have
   * the field. If no text of a form was recognised as a judgment, a line says so instead, since rates would
   * be meaningless.
   */
  lines(): string[] {
    const others = this.#others > 0 ? [`${this.#others} texts name no court and are not counted`] : [];
    const tables = [...this.#tallies].flatMap(([form, tally]) => {
      const { documents, shares } = tally;
      if (shares.accepted.right === 0)
        return [`${form}: of ${documents} texts none was taken for a judgment`];
      return [`${form}: ${documents} judgments`, ...FIELDS.flatMap((field) => fieldLine(field, tally))];
    });
    return [...tables, ...others];
  }

  /** The parsing errors, one line each: form, field, document, result and expected value. */
  missed(): string[] {
    return [...this.#tallies].flatMap(([form, { misses }]) =>
      misses.map(({ field, id, detail }) => `${form}\t${field}\t${id}\t${detail}`),
    );
  }
}

function modelOf({ court, case_number, casedate }: SourceColumns, context: ParseContext): Model {
  const found = court ? context.resolveCourt(court, case_number) : null;
  return { court: found?.label ?? court, court_id: found?.id ?? null, case_number, casedate };
}

/** The line of a field; none for a field without a target that was compared with nothing. */
function fieldLine(field: Field, { documents, shares }: Tally): string[] {
  const { right, wrong, has } = shares[field];
  const bar = BARS[field];
  if (bar === undefined && has + wrong === 0) return [];
  const mark = has === 0 || bar === undefined ? " " : (100 * right) / has >= bar ? "✓" : "✗";
  const line = `${mark} ${field.padEnd(10)} right ${percent(right, documents)}  filled but wrong ${percent(wrong, documents)}  right of ${String(has).padStart(5)} that have it ${percent(right, has)}`;
  return [bar === undefined ? line : `${line} (bar ${bar} %)`];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(2).padStart(6)} %`;
}
