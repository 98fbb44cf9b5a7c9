import { useStore } from "@nanostores/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CHECKED_FIELDS, type CheckedField } from "#contract/reversal/reverse-fields.ts";
import { fill } from "#i18n/fill.ts";
import { Choices } from "#islands/ui/Choices.tsx";
import { carryCaseDraft } from "#stores/page/carried-case.ts";
import { dropDraft, saveDraft } from "#stores/page/form-draft.ts";
import { loadStyles } from "#stores/page/load-styles.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { $submission, clearDevice, clearFault, submitCase } from "#stores/reversal/case-analysis.ts";
import { CaseFields } from "./CaseFields.tsx";
import { LookUp } from "./LookUp.tsx";
import { type CaseEchoes, echoCase, readCase } from "./read-case.ts";
import type { CaseFormWords, PickWords, RequestWords } from "./words.ts";

export interface CaseFormProps {
  words: CaseFormWords;
  pick: PickWords;
  errors: RequestWords;
  /** Address of the result page. */
  result: string;
  /** Address of the styles needed only with script. */
  styles: string;
}

/** The form of the analysis: checked in the specified order, kept as a draft, never emptied by a failure. */
export function CaseForm({ words, pick, errors, result, styles }: CaseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useStore($submission);
  const [missing, setMissing] = useState<CheckedField | null>(null);
  const [chosen, setChosen] = useState({ court: "", reason: "" });
  const [cleared, setCleared] = useState(false);
  const [echoes, setEchoes] = useState<CaseEchoes>({});
  /** False until the selectors have reported what they found in their fields, which is not an edit. */
  const alive = useRef(false);
  const sending = submission.kind === "sending";

  const send = async () => {
    const element = form.current!;
    const typed = readCase(element);
    const first = CHECKED_FIELDS.find((name) => typed[name] === "") ?? null;
    setMissing(first);
    if (first) return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const hash = await submitCase(typed, { sending: words.sending });
    if (hash === null) return;
    dropDraft(element);
    location.assign(result + hash);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const showEchoes = () => {
    setEchoes(echoCase(form.current!, words));
    // The lead form takes over what is typed here; the page's own listener has stored this form's draft by
    // then.
    setTimeout(carryCaseDraft);
  };
  const edit = (name: string) => {
    if (name === missing) setMissing(null);
    setCleared(false);
    clearFault();
  };
  const choose = (kind: "court" | "reason", label: string) => {
    setChosen((before) => ({ ...before, [kind]: label }));
    edit(kind);
    showEchoes();
    // The selector writes its field without an event, but the draft must be updated.
    if (!alive.current) return;
    setTimeout(() => {
      if (!form.current) return;
      saveDraft(form.current);
      carryCaseDraft();
    });
  };
  const takeChoice = (field: string, label: string) => {
    form.current!.querySelector<HTMLInputElement>(`[name="${field}"]`)!.value = label;
    choose(field as "court" | "reason", label);
    void send();
  };
  const clear = () => {
    clearDevice();
    for (const field of form.current!.querySelectorAll("input, select"))
      (field as HTMLInputElement | HTMLSelectElement).value = "";
    setChosen({ court: "", reason: "" });
    setMissing(null);
    clearFault();
    showEchoes();
    setCleared(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    alive.current = true;
    loadStyles(styles);
    setRequestWords(errors);
    showEchoes();
  }, []);

  return (
    <form
      ref={form}
      className="case-form sheet"
      method="dialog"
      aria-label={words.form}
      data-draft="caseDraft"
      autoComplete="off"
      noValidate
      onSubmit={submit}
      onInput={({ target, nativeEvent }) => {
        edit((target as HTMLInputElement).name);
        // Letters still being composed into characters do not count as typed.
        if (!(nativeEvent as InputEvent).isComposing) showEchoes();
      }}
      onCompositionEnd={showEchoes}
      onBlur={showEchoes}
    >
      <CaseFields
        words={words}
        pick={pick}
        chosen={chosen}
        echoes={echoes}
        missing={missing}
        wrong={submission.kind === "failed" ? submission.fields : []}
        onChoose={choose}
        lookUp={
          <LookUp
            words={words}
            form={form}
            onFill={(facts) => {
              setChosen((before) => ({ ...before, ...facts }));
              showEchoes();
            }}
          />
        }
      />
      <div className="end">
        {submission.kind === "failed" && (
          <p role="alert" className="fault">
            {fill(words.failed, { msg: submission.msg.replace(/[。.]$/, "") })}{" "}
            {/* Invalid input is refused again however often it is sent, so there is no retry. */}
            {submission.fields.length === 0 && (
              <button type="button" className="link" onClick={() => void send()}>
                {words.retry}
              </button>
            )}
          </p>
        )}
        {submission.kind === "failed" && <Choices of={submission} onChoose={takeChoice} />}
        <button type="submit" className="button main" aria-disabled={sending || undefined}>
          {sending ? words.sending : words.analyse}
        </button>
        <p className="small soft">
          {words.draft}{" "}
          <button type="button" className="link" onClick={clear}>
            {words.clear}
          </button>{" "}
          <output>{cleared ? words.cleared : ""}</output>
        </p>
      </div>
    </form>
  );
}
