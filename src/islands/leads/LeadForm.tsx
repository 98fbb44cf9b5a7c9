import { useStore } from "@nanostores/react";
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LEAD_FIELDS, LEAD_LENGTHS, type LeadField } from "#contract/leads/lead-fields.ts";
import { LEAD_SUCCESS_MS } from "#contract/leads/lead-limits.ts";
import { fill } from "#i18n/fill.ts";
import type { LeadNotice } from "#i18n/leads/lead-notice.ts";
import { Button } from "#islands/ui/Button.tsx";
import { asIsland } from "#islands/ui/island.tsx";
import { $caseFiles } from "#stores/leads/case-file-list.ts";
import { goOnWithFiles } from "#stores/leads/case-files.ts";
import { $lead, type LeadSealing, openLead } from "#stores/leads/lead.ts";
import {
  $leadFault,
  $leadForm,
  type AskedConsent,
  editLead,
  startLeadForm,
  submitLead,
} from "#stores/leads/lead-form.ts";
import { showToast } from "#stores/page/notice.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import type { LeadWords, RequestWords } from "../reversal/words.ts";
import { CaseFiles } from "./CaseFiles.tsx";
import { LeadSent } from "./LeadSent.tsx";
import { isUnderWay, wordEnd, wordFault, wordPending } from "./lead-messages.ts";

export interface LeadFormProps {
  words: LeadWords;
  errors: RequestWords;
  /** The office's public key, and the notice that is sealed together with the form. */
  sealing: Omit<LeadSealing, "faults">;
  /** The separate consents. They are never ticked in advance. */
  consents: LeadNotice["consents"];
  back: string;
  /** Address of the withdrawal page. */
  withdraw: string;
  /** Address to which a browser without JavaScript sends the form. */
  action: string;
  /** The notice that PIPL art. 17 requires. The page renders it. */
  children?: ReactNode;
}

const TYPES: Partial<Record<LeadField, string>> = { telephone: "tel", mail: "email" };
const FILLED_BY: Partial<Record<LeadField, string>> = { username: "name", telephone: "tel", mail: "email" };

/** The fields in order. `about`, the request to a lawyer, is first, because the visitor came for it. */
const ROWS: readonly LeadField[] = ["about", ...LEAD_FIELDS.filter((name) => name !== "about")];

/** The lead form: contact details, then files. It is emptied once everything is delivered. */
export const LeadForm = asIsland(function LeadForm(props: LeadFormProps) {
  const { words, errors, sealing, consents, back, withdraw, action, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const lead = useStore($lead);
  const files = useStore($caseFiles);
  const values = useStore($leadForm, { ssr: "initial" });
  const fault = useStore($leadFault, { ssr: "initial" });
  /** Whether the visitor came from the list of lawyers with a request. */
  const [passesOn, setPassesOn] = useState(false);
  const sent = lead.kind === "sent" ? lead : null;
  const ended = sent && sent.files !== "pending" ? wordEnd(sent.files, words) : null;
  const delivered = ended !== null;
  const isHalted = sent && !delivered && files.length > 0 && !files.some(isUnderWay);
  /** Goes on with the files that are at hand. If there are none, opens the file chooser. */
  const goOn = () => {
    if (!goOnWithFiles()) document.getElementById("lead-files")?.click();
  };

  const send = async () => {
    const wrong = await submitLead(consents);
    const field = wrong && form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  /**
   * Resolves once this device's record of a lead has been looked up. The visitor may send the form before
   * that.
   */
  const opened = useRef(Promise.resolve());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void opened.current.then(send);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    startLeadForm(form.current!);
    setPassesOn($leadForm.get().fields.about !== "");
    setRequestWords(errors);
    opened.current = openLead({ ...sealing, faults: words.sealFaults });
  }, []);
  useEffect(() => {
    if (delivered) showToast(words.success, { ms: LEAD_SUCCESS_MS });
  }, [delivered, words.success]);

  const alertOf = (name: string) =>
    fault?.name === name && (
      <p role="alert" className="fault">
        {wordFault(fault, words)}
      </p>
    );
  const fields = (
    <form
      ref={form}
      // The form stays in the page when the confirmation is shown, because a script cannot recreate the
      // notice that the page rendered.
      hidden={delivered}
      className="lead-form sheet"
      // The method `dialog` submits nothing. With JavaScript, only sealed content may be sent, even if a
      // script fails to load.
      method="dialog"
      aria-label={words.form}
      noValidate
      onSubmit={submit}
    >
      {ROWS.map((name) => {
        if (name === "about" && !passesOn) return null;
        const control = {
          className: "field",
          id: `lead-${name}`,
          name,
          maxLength: LEAD_LENGTHS[name],
          value: values.fields[name],
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            editLead({ fields: { [name]: target.value } }),
          "aria-invalid": fault?.name === name || undefined,
        };
        return (
          <div className={`row ${name}`} key={name}>
            <label className="label" htmlFor={`lead-${name}`}>
              {words.fields[name]}
            </label>
            {name === "about" ? (
              <textarea {...control} rows={4} />
            ) : (
              <input {...control} type={TYPES[name] ?? "text"} autoComplete={FILLED_BY[name] ?? "off"} />
            )}
            {alertOf(name)}
          </div>
        );
      })}
      <label className="hide" aria-hidden="true">
        {words.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={({ target }) => editLead({ website: target.value })}
        />
      </label>
      {/* Mounted anew once the lead is sent. The messages about its files disappear with that. */}
      <CaseFiles key={String(lead.kind === "sent")} words={words} />
      <div className="end">
        {children}
        {consents.map(({ name, text, plainText, neededFor }) =>
          neededFor === "plain" ? (
            <noscript key={name}>
              <label className="consent">
                <input type="checkbox" name={name} />
                <span>{text}</span>
              </label>
            </noscript>
          ) : (
            <div key={name}>
              <label className="consent">
                <input
                  type="checkbox"
                  name={name}
                  checked={values.consents[name as AskedConsent]}
                  onChange={({ target }) => editLead({ consents: { [name]: target.checked } })}
                  aria-invalid={fault?.name === name || undefined}
                />
                <span className={plainText && "scripted"}>{text}</span>
                {plainText && (
                  <noscript>
                    <span>{plainText}</span>
                  </noscript>
                )}
              </label>
              {alertOf(name)}
            </div>
          ),
        )}
      </div>
      <div className="end">
        {lead.kind === "failed" && (
          <p role="alert" className="fault">
            {fill(words.failed, { msg: lead.msg.replace(/[。.]$/, "") })}{" "}
            <Button className="link" onClick={() => void send()} text={words.retry} />
          </p>
        )}
        <div role="status">
          {sent && !delivered && (
            <p className="plain">
              {wordPending(files, words)} {fill(words.receipt, { receipt: sent.receipt, code: sent.code })}{" "}
              <a href={withdraw}>{words.withdraw}</a>
            </p>
          )}
        </div>
        <p className="buttons">
          {/* Without JavaScript, this button is the first one, so that Enter activates it. The form is
              then sent unencrypted. */}
          <noscript>
            <button
              type="submit"
              className="button main"
              formAction={action}
              formMethod="post"
              formEncType="multipart/form-data"
            >
              {words.send}
            </button>
          </noscript>
          {isHalted ? (
            <Button className="button main" onClick={goOn} text={words.goOn} />
          ) : (
            <button
              type="submit"
              className="button main scripted"
              aria-disabled={lead.kind === "sending" || undefined}
            >
              {lead.kind === "sending" ? words.sending : words.send}
            </button>
          )}
          <a className="button" href="#intro">
            {back}
          </a>
        </p>
      </div>
    </form>
  );
  return (
    <>
      {sent && ended && (
        <LeadSent words={words} receipt={sent.receipt} code={sent.code} end={ended} withdraw={withdraw} />
      )}
      {fields}
    </>
  );
});
