import type { SourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import { FORMS, formsOf } from "./forms.ts";
import { countShare, emptyTally, FIELDS, type Field, type Model, type Tally } from "./tally.ts";

/** The share a form must reach, of the documents that have the field. */
const BARS: Record<Field, number> = {
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

/** How well whole judgments are parsed in each form they circulate in. */
export class JudgmentRates {
  readonly #tallies = new Map<string, Tally>();
  readonly #context: ParseContext;

  constructor(context: ParseContext) {
    this.#context = context;
  }

  /**
   * Counts a text in all forms derivable from it; the others are compared with the record of the form with
   * lines, or with the columns of its row if any.
   */
  add(id: string, text: string, columns?: SourceColumns): void {
    const forms = formsOf(text);
    const printed = forms.breaks ?? text;
    let model: Model | null = columns ? modelOf(columns, this.#context) : null;
    for (const form of FORMS) {
      const given = forms[form];
      if (given === undefined) continue;
      const parsed = parseText(given, this.#context);
      countShare(
        this.#tallyOf(columns ? `${form}, from a table` : form),
        { id, printed, model },
        parsed,
        this.#context,
      );
      const first = parsed[0];
      if (!columns && form === "breaks" && parsed.length === 1 && first?.kind === "record")
        model = first.record;
    }
  }

  /**
   * A table per form: right, filled but wrong (both of all texts), and right among those that have the field.
   * If a form has no text recognised as a judgment, a line says so instead, since rates would mean nothing.
   */
  lines(): string[] {
    return [...this.#tallies].flatMap(([form, tally]) => {
      const { documents, shares } = tally;
      if (shares.accepted.right === 0)
        return [`${form}: of ${documents} texts none was taken for a judgment`];
      return [`${form}: ${documents} judgments`, ...FIELDS.map((field) => fieldLine(field, tally))];
    });
  }

  /** What was parsed wrongly, one line each: form, field, document, result and expected value. */
  missed(): string[] {
    return [...this.#tallies].flatMap(([form, { misses }]) =>
      misses.map(({ field, id, detail }) => `${form}\t${field}\t${id}\t${detail}`),
    );
  }

  #tallyOf(form: string): Tally {
    const tally = this.#tallies.get(form) ?? emptyTally();
    this.#tallies.set(form, tally);
    return tally;
  }
}

function modelOf({ court, case_number, casedate }: SourceColumns, context: ParseContext): Model {
  const found = court ? context.resolveCourt(court, case_number) : null;
  return { court: found?.label ?? court, court_id: found?.id ?? null, case_number, casedate };
}

function fieldLine(field: Field, { documents, shares }: Tally): string {
  const { right, wrong, has } = shares[field];
  const mark = (100 * right) / Math.max(has, 1) >= BARS[field] ? "✓" : "✗";
  return `${mark} ${field.padEnd(10)} right ${percent(right, documents)}  filled but wrong ${percent(wrong, documents)}  right of ${String(has).padStart(5)} that have it ${percent(right, has)} (bar ${BARS[field]} %)`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(2).padStart(6)} %`;
}
