import { type FormEvent, useState } from "react";
import type { CaseRow } from "#contract/case-row.ts";
import { fill } from "#i18n/fill.ts";
import { reportWords } from "#i18n/similar-report.ts";
import {
  type ChosenCase,
  MAX_REPORTED,
  type ReportRequest,
  saveReport,
} from "#stores/result-tools/similar-report.ts";

/** A case that the visitor can choose for the report, with what the list shows about it. */
export type ReportRow = CaseRow & Omit<ChosenCase, "id">;

interface Props {
  rows: readonly ReportRow[];
  /** The values of the report that are already known. */
  known: Omit<ReportRequest, "cases" | "author">;
}

const ASKED = ["author", "court", "number", "cause", "issue"] as const;

/** Lets the visitor choose cases and writes a report on them, on this device. */
export function ReportForm({ rows, known }: Props) {
  const words = reportWords();
  const t = words.form;
  const [said, say] = useState("");
  const [isMaking, setMaking] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const ids = new Set(typed.getAll("case"));
    const cases = rows.filter(({ id }) => ids.has(id)).slice(0, MAX_REPORTED);
    if (cases.length === 0) return say(t.none);
    setMaking(true);
    const told = Object.fromEntries(ASKED.map((name) => [name, String(typed.get(name) ?? "").trim()]));
    const isSaved = await saveReport({ ...known, ...told, author: told.author ?? "", cases }, words.file);
    setMaking(false);
    say(isSaved ? fill(t.saved, { n: cases.length }) : t.failed);
  };
  return (
    <form className="dialog-form report-form" method="dialog" onSubmit={(event) => void submit(event)}>
      <p className="small soft">{t.hint}</p>
      <fieldset>
        <legend>{t.cases}</legend>
        <ol lang="zh-CN">
          {rows.slice(0, MAX_REPORTED).map(({ id, casename, court, case_number, casedate }) => (
            <li key={id}>
              <label>
                <input type="checkbox" name="case" value={id} defaultChecked /> {casename || case_number}{" "}
                <span className="soft small">{[court, casedate].filter(Boolean).join(" ")}</span>
              </label>
            </li>
          ))}
        </ol>
      </fieldset>
      {ASKED.map((name) => (
        <label key={name}>
          <span>{t.fields[name]}</span>
          <input
            className="field"
            name={name}
            maxLength={300}
            autoComplete="off"
            defaultValue={name === "author" ? "" : known[name]}
          />
        </label>
      ))}
      <p className="dialog-actions">
        <button type="submit" className="button main" disabled={isMaking}>
          {t.make}
        </button>
      </p>
      <p role="status" className="said">
        {said}
      </p>
    </form>
  );
}
