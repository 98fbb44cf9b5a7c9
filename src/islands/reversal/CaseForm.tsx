import { useStore } from "@nanostores/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { faultOfCaseNumber } from "#domain/case-number/typed-case-number.ts";
import { beijingDay } from "#domain/text/day.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Choices } from "#islands/ui/Choices.tsx";
import { asIsland } from "#islands/ui/island.tsx";
import { loadStyles } from "#stores/page/load-styles.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { $submission } from "#stores/reversal/case-analysis.ts";
import {
  $case,
  $isCaseCleared,
  $missingCaseField,
  type CaseValues,
  clearCase,
  editCase,
  sendCase,
  startCase,
} from "#stores/reversal/case-form.ts";
import {
  $lookUp,
  type LookUp as Found,
  leaveNumber,
  lookUp,
  startLookUp,
} from "#stores/reversal/case-look-up.ts";
import { type CaseEchoes, CaseFields } from "./CaseFields.tsx";
import type { CaseFormWords, PickWords, RequestWords } from "./words.ts";

export interface CaseFormProps {
  words: CaseFormWords;
  pick: PickWords;
  errors: RequestWords;
  /** Address of the result page. */
  result: string;
  /** Address of the styles that are needed only with JavaScript. */
  styles: string;
}

const NUMBER = "first_instance_number";

/**
 * The form of the analysis. Its fields are checked in the specified order, and it is stored as a draft. A
 * failure never empties it.
 */
export const CaseForm = asIsland(function CaseForm({ words, pick, errors, result, styles }: CaseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const values = useStore($case, { ssr: "initial" });
  const missing = useStore($missingCaseField, { ssr: "initial" });
  const isCleared = useStore($isCaseCleared, { ssr: "initial" });
  const submission = useStore($submission, { ssr: "initial" });
  const [isNumberLeft, setNumberLeft] = useState(true);
  const [isComposing, setComposing] = useState(false);
  const sending = submission.kind === "sending";

  // Text that an input method is still composing does not count as typed.
  const echoes = useRef(echoCase(values, isNumberLeft, words));
  if (!isComposing) echoes.current = echoCase(values, isNumberLeft, words);

  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const send = async () => {
    const sent = await sendCase(words, (of) => confirm(fill(words.otherCourt, of)));
    if (!sent) return;
    if ("missing" in sent) focus(sent.missing);
    else location.assign(result + sent.hash);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    startCase(form.current!);
    startLookUp();
    loadStyles(styles);
    setRequestWords(errors);
  }, []);

  return (
    <form
      ref={form}
      className="case-form sheet"
      method="dialog"
      aria-label={words.form}
      autoComplete="off"
      noValidate
      onSubmit={submit}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <CaseFields
        words={words}
        pick={pick}
        values={values}
        echoes={echoes.current}
        missing={missing}
        wrong={submission.kind === "failed" ? submission.fields : []}
        onEnterNumber={() => setNumberLeft(false)}
        onLeaveNumber={(isEdited) => {
          setNumberLeft(true);
          if (isEdited) leaveNumber();
        }}
        lookUp={<LookUp words={words} onNumberless={() => focus(NUMBER)} />}
      />
      <div className="end">
        {submission.kind === "failed" && (
          <p role="alert" className="fault">
            {fill(words.failed, { msg: submission.msg.replace(/[。.]$/, "") })}{" "}
            {/* No retry for invalid input, because it would be refused again. */}
            {submission.fields.length === 0 && (
              <Button className="link" onClick={() => void send()} text={words.retry} />
            )}
          </p>
        )}
        {submission.kind === "failed" && (
          <Choices
            of={submission}
            onChoose={(field, label) => {
              editCase({ [field]: label });
              void send();
            }}
          />
        )}
        {/* Pressing the button must not take the focus from the field of the case number. The message
            below the field would disappear, the button would move, and the click would be lost. */}
        <button
          type="submit"
          className="button main"
          aria-disabled={sending || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          {sending ? words.sending : words.analyse}
        </button>
        <p className="small soft">
          {words.draft} <Button className="link" onClick={clearCase} text={words.clear} />{" "}
          <output>{isCleared ? words.cleared : ""}</output>
        </p>
      </div>
    </form>
  );
});

function wordLookUp(found: Found, words: CaseFormWords): string {
  switch (found.kind) {
    case "idle":
      return "";
    case "numberless":
      return words.missing.first_instance_number;
    case "failed":
      return words.lookUpFailed;
    case "unknown":
      return words.lookUpNone;
    case "found": {
      const names = found.filled.map((name) => words.fields[name]);
      return names.length > 0 ? `${words.lookUpFound}${names.join(words.lookUpComma)}` : words.lookUpFull;
    }
  }
}

/** The button that looks up the case number, and what it found. */
function LookUp({ words, onNumberless }: { words: CaseFormWords; onNumberless: () => void }) {
  const found = useStore($lookUp, { ssr: "initial" });
  return (
    <>
      {/* Pressing the button must not take the focus from the field. Losing the focus starts a look-up
          too, and the second answer would find nothing to fill in. */}
      <Button
        onMouseDown={(event) => event.preventDefault()}
        onClick={async () => {
          await lookUp();
          if ($lookUp.get().kind === "numberless") onNumberless();
        }}
        text={words.lookUp}
      />
      <output className="small looked-up">{wordLookUp(found, words)}</output>
    </>
  );
}

/**
 * How the amount was understood, so that the visitor notices a misreading, and what is wrong with the case
 * number. A case number that cannot become valid any more is reported at once; an incomplete one once its
 * field has lost the focus.
 */
function echoCase(typed: CaseValues, isNumberLeft: boolean, words: CaseFormWords): CaseEchoes {
  const amount = readAmount(typed.amount.trim());
  const year = Number(beijingDay(new Date()).slice(0, 4));
  const fault = faultOfCaseNumber(typed.first_instance_number.trim(), isNumberLeft, year);
  return {
    amount:
      amount.kind === "fault"
        ? ""
        : fill(words.read, { amount: formatAmount(amount.yuan, pageLang(), { exact: true }) }),
    first_instance_number: fault ? words.numberFaults[fault] : "",
  };
}
