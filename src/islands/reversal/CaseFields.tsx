import { type ChangeEvent, type ReactNode, useRef } from "react";
import {
  type CheckedField,
  DOCUMENT_TYPES,
  MAX_HOLDING_CHARS,
  SUBJECTS,
} from "#contract/reversal/reverse-fields.ts";
import { Cascader } from "#islands/ui/Cascader.tsx";
import { type CaseField, type CaseValues, editCase } from "#stores/reversal/case-form.ts";
import type { CaseFormWords, PickWords } from "./words.ts";

/** The feedback on what is typed into each field. Empty if there is none. */
export interface CaseEchoes {
  amount: string;
  first_instance_number: string;
}

interface Props {
  words: CaseFormWords;
  pick: PickWords;
  values: CaseValues;
  echoes: CaseEchoes;
  /** The first required field that is empty, in the order of the form. */
  missing: CheckedField | null;
  /** Fields that the service refused. */
  wrong: string[];
  onEnterNumber: () => void;
  /**
   * Called when the field of the case number loses the focus. `isEdited`: the case number has changed since
   * the field got the focus.
   */
  onLeaveNumber: (isEdited: boolean) => void;
  /** The button beside the case number. */
  lookUp: ReactNode;
}

/** The fields of the analysis form. Each has its hint, the form's feedback on it, and its error. */
export function CaseFields(props: Props) {
  const { words, pick, values, echoes, missing, wrong, onEnterNumber, onLeaveNumber, lookUp } = props;
  const entered = useRef("");
  const isWrong = (name: CaseField) => missing === name || wrong.includes(name);
  const marks = (name: CaseField) => ({
    className: "field",
    id: `case-${name}`,
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      editCase({ [name]: target.value }),
    "aria-invalid": isWrong(name) || undefined,
    "aria-describedby": `case-${name}-note`,
  });
  const row = (name: CaseField, control: ReactNode, { owned = false } = {}) => (
    <div className={`row ${name}`}>
      {owned ? (
        <span className="label" aria-hidden="true">
          {words.fields[name]}
        </span>
      ) : (
        <label className="label" htmlFor={`case-${name}`}>
          {words.fields[name]}
        </label>
      )}
      {control}
      <p className="note small soft" id={`case-${name}-note`}>
        {name in words.hints ? words.hints[name as keyof typeof words.hints] : ""}
        {(name === "amount" || name === "first_instance_number") && (
          <output className="read">{echoes[name]}</output>
        )}
      </p>
      {missing === name && (
        <p role="alert" className="fault">
          {words.missing[name as CheckedField]}
        </p>
      )}
    </div>
  );
  const text = (name: CaseField, maxLength: number) => (
    <input type="text" maxLength={maxLength} lang="zh-CN" {...marks(name)} />
  );
  const choice = <Value extends string>(
    name: CaseField,
    options: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => (
    <select {...marks(name)}>
      <option value="">{words.choose}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </select>
  );
  const picker = (kind: "court" | "reason") => (
    <Cascader
      words={pick}
      kind={kind}
      label={words.fields[kind]}
      value={values[kind]}
      invalid={isWrong(kind)}
      onChoose={(label) => editCase({ [kind]: label })}
    />
  );

  return (
    <>
      {row("subject", choice("subject", SUBJECTS, words.subjects))}
      {row(
        "first_instance_number",
        <div className="with-button">
          <input
            type="text"
            maxLength={100}
            lang="zh-CN"
            {...marks("first_instance_number")}
            onFocus={({ target }) => {
              entered.current = target.value;
              onEnterNumber();
            }}
            onBlur={({ target }) => onLeaveNumber(target.value !== entered.current)}
          />
          {lookUp}
        </div>,
      )}
      {row("court", picker("court"), { owned: true })}
      {row("mainjudge", text("mainjudge", 100))}
      {row("collegial_panel_members", text("collegial_panel_members", 300))}
      {row("reason", picker("reason"), { owned: true })}
      {row("amount", <input type="text" maxLength={100} {...marks("amount")} />)}
      {row("paper", choice("paper", DOCUMENT_TYPES, words.documentTypes))}
      {row("holding", text("holding", MAX_HOLDING_CHARS))}
      {row("served", <input type="date" max="2999-12-31" {...marks("served")} />)}
    </>
  );
}
