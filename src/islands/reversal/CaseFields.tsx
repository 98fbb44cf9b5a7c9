import type { ReactNode } from "react";
import {
  type CheckedField,
  DOCUMENT_TYPES,
  MAX_HOLDING_CHARS,
  SUBJECTS,
} from "#contract/reversal/reverse-fields.ts";
import { Cascader } from "#islands/ui/Cascader.tsx";
import type { CaseEchoes } from "./read-case.ts";
import type { CaseFormWords, PickWords } from "./words.ts";

type Name = keyof CaseFormWords["fields"];

interface Props {
  words: CaseFormWords;
  pick: PickWords;
  chosen: { court: string; reason: string };
  echoes: CaseEchoes;
  /** The first required field that is empty, in the form's order. */
  missing: CheckedField | null;
  /** Fields that the server refused. */
  wrong: string[];
  onChoose: (kind: "court" | "reason", label: string) => void;
  /** The button beside the case number. */
  lookUp: ReactNode;
}

/** The fields of the analysis form, each with its hint, its echo and its error. */
export function CaseFields({ words, pick, chosen, echoes, missing, wrong, onChoose, lookUp }: Props) {
  const isWrong = (name: Name) => missing === name || wrong.includes(name);
  const marks = (name: Name) => ({
    id: `case-${name}`,
    name,
    "aria-invalid": isWrong(name) || undefined,
    "aria-describedby": `case-${name}-note`,
  });
  const row = (name: Name, control: ReactNode, { owned = false } = {}) => (
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

  return (
    <>
      {row(
        "subject",
        <select className="field" defaultValue="" {...marks("subject")}>
          <option value="">{words.choose}</option>
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {words.subjects[subject]}
            </option>
          ))}
        </select>,
      )}
      {row(
        "first_instance_number",
        <div className="with-button">
          <input
            className="field"
            type="text"
            maxLength={100}
            lang="zh-CN"
            {...marks("first_instance_number")}
          />
          {lookUp}
        </div>,
      )}
      {row(
        "court",
        <Cascader
          words={pick}
          kind="court"
          label={words.fields.court}
          value={chosen.court}
          invalid={isWrong("court")}
          onChoose={(label) => onChoose("court", label)}
        />,
        { owned: true },
      )}
      {row(
        "mainjudge",
        <input className="field" type="text" maxLength={100} lang="zh-CN" {...marks("mainjudge")} />,
      )}
      {row(
        "collegial_panel_members",
        <input
          className="field"
          type="text"
          maxLength={300}
          lang="zh-CN"
          {...marks("collegial_panel_members")}
        />,
      )}
      {row(
        "reason",
        <Cascader
          words={pick}
          kind="reason"
          label={words.fields.reason}
          value={chosen.reason}
          invalid={isWrong("reason")}
          onChoose={(label) => onChoose("reason", label)}
        />,
        { owned: true },
      )}
      {row("amount", <input className="field" type="text" maxLength={100} {...marks("amount")} />)}
      {row(
        "paper",
        <select className="field" defaultValue="" {...marks("paper")}>
          <option value="">{words.choose}</option>
          {DOCUMENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {words.documentTypes[type]}
            </option>
          ))}
        </select>,
      )}
      {row(
        "holding",
        <input
          className="field"
          type="text"
          maxLength={MAX_HOLDING_CHARS}
          lang="zh-CN"
          {...marks("holding")}
        />,
      )}
      {row("served", <input className="field" type="date" max="2999-12-31" {...marks("served")} />)}
    </>
  );
}
