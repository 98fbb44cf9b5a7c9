import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { KEYWORD_FIELDS, type KeywordField } from "#domain/search/query/query-fields.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { localePath } from "#i18n/lang.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { type AdvancedForm, applyAdvanced, isWholeDay } from "#stores/search/advanced-form.ts";

interface Props {
  id: string;
  words: Dictionary["searchPanels"]["advanced"];
  query: SearchQuery;
  /** The label of the date in this scope. */
  dates: string;
  maxChars: number;
  onApply: (query: SearchQuery) => void;
}

/**
 * A form for words to exclude, words in one paragraph, words in one part or in the results, and a period.
 * What is filled in becomes chips.
 */
export function AdvancedPanel({ id, words, query, dates, maxChars, onApply }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null);
  // Only judgments have courts and people.
  const parts: readonly KeywordField[] = query.type === SCOPE.cases ? KEYWORD_FIELDS : ["title"];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(form.current!)) as unknown as AdvancedForm;
    const applied = applyAdvanced(query, given);
    if ("query" in applied) {
      setFault(null);
      for (const input of form.current!.querySelectorAll<HTMLInputElement>("[type=text]")) input.value = "";
      onApply(applied.query);
      return;
    }
    const text = fill(words.faults[applied.fault], { value: applied.value, n: maxChars });
    setFault({ field: applied.field, text });
    form.current!.querySelector<HTMLInputElement>(`input[name=${applied.field}]`)?.focus();
  };
  const input = (name: keyof AdvancedForm, label?: string, type: "text" | "date" = "text"): ReactNode => (
    <input
      className="field"
      id={`${id}-${name}`}
      type={type}
      name={name}
      aria-label={label}
      aria-invalid={fault?.field === name || undefined}
      aria-describedby={fault?.field === name ? `${id}-fault` : undefined}
      autoComplete="off"
      {...(type === "date" && {
        defaultValue: isWholeDay(query[name as "datefrom"]) ? query[name as "datefrom"] : "",
        min: "1949-10-01",
        max: "2100-12-31",
      })}
    />
  );

  const row = (name: keyof AdvancedForm, label: string, hint?: string) => (
    <div className="row">
      <label htmlFor={`${id}-${name}`}>
        {label} {hint && <small className="soft">{hint}</small>}
      </label>
      {input(name)}
    </div>
  );

  return (
    <form className="advanced sheet" id={id} ref={form} aria-label={words.title} onSubmit={submit} noValidate>
      {row("within", words.within)}
      {row("without", words.without)}
      {row("near", words.near, words.nearHint)}
      <div className="row">
        <span aria-hidden="true">{words.field}</span>
        <span className="pair part">
          <select className="field" name="part" aria-label={words.part}>
            {parts.map((part) => (
              <option key={part} value={part}>
                {words.parts[part]}
              </option>
            ))}
          </select>
          {input("words", words.fieldWords)}
        </span>
      </div>
      {/* Mounted anew when the period changes elsewhere, because the fields are uncontrolled. */}
      <div className="row" key={`${query.datefrom} ${query.dateto}`}>
        <span aria-hidden="true">{dates}</span>
        <span className="pair dates">
          {input("datefrom", words.datefrom, "date")}
          <span className="until">
            <span aria-hidden="true">{words.to}</span>
            {input("dateto", words.dateto, "date")}
          </span>
        </span>
      </div>
      <div className="end">
        <button type="submit" className="button main">
          {words.add}
        </button>
        <p className="soft small">
          {words.hint} <a href={localePath("/layout/searchrules", pageLang())}>{words.rules}</a>
        </p>
      </div>
      <p role="alert" id={`${id}-fault`} className="fault">
        {fault?.text}
      </p>
    </form>
  );
}
