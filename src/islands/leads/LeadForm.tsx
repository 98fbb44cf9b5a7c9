import { useStore } from "@nanostores/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LEAD_FIELDS, LEAD_LENGTHS, type LeadField } from "#contract/leads/lead-fields.ts";
import { LEAD_SUCCESS_MS } from "#contract/leads/lead-limits.ts";
import { fill } from "#i18n/fill.ts";
import type { LeadNotice } from "#i18n/leads/lead-notice.ts";
import { $caseFiles } from "#stores/leads/case-file-list.ts";
import type { CaseFile } from "#stores/leads/case-file-state.ts";
import { goOnWithFiles } from "#stores/leads/case-files.ts";
import {
  $lead,
  checkLead,
  type LeadSealing,
  openLead,
  sendLead,
  type TypedLead,
  writeAnotherLead,
} from "#stores/leads/lead.ts";
import type { EndedFiles } from "#stores/leads/lead-state.ts";
import { dropDraft } from "#stores/page/form-draft.ts";
import { showToast } from "#stores/page/notice.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { type LeadWords, type RequestWords, wordCaseFile } from "../reversal/words.ts";
import { CaseFiles } from "./CaseFiles.tsx";

export interface LeadFormProps {
  words: LeadWords;
  errors: RequestWords;
  /** The office's public key and the notice that is sealed with the form. */
  sealing: Omit<LeadSealing, "faults">;
  /** The separate consents, never pre-ticked. */
  consents: LeadNotice["consents"];
  back: string;
  /** Address of the withdrawal page. */
  withdraw: string;
  /** Where a browser without script sends the form. */
  action: string;
  /** The notice of PIPL art. 17, drawn by the page. */
  children?: ReactNode;
}

const TYPES: Partial<Record<LeadField, string>> = { telephone: "tel", mail: "email" };
const FILLED_BY: Partial<Record<LeadField, string>> = { username: "name", telephone: "tel", mail: "email" };

/** What became of the files of a sent lead: all delivered, none chosen, or some not taken and why. */
function wordEnd({ delivered, left }: EndedFiles, words: LeadWords): string {
  if (left.length === 0) return delivered > 0 ? words.complete : words.detailsOnly;
  const files = left.map((file) =>
    fill(words.notTakenFile, { name: file.name, why: wordCaseFile(file, words).replace(/[。.]$/, "") }),
  );
  return fill(words.notTaken, { delivered, n: left.length, files: files.join("") });
}

const isUnderWay = ({ state }: CaseFile) => ["hashing", "waiting", "sending"].includes(state);

/** The message while files are outstanding: on their way, to be chosen again, or paused. */
function wordPending(files: readonly CaseFile[], words: LeadWords): string {
  if (files.length === 0) return "";
  const unchosen = files.filter(({ state }) => state === "unchosen").map(({ name }) => name);
  if (files.some(isUnderWay)) return words.pending;
  return unchosen.length > 0
    ? fill(words.unchosen, { n: unchosen.length, names: unchosen.join(words.between) })
    : words.halted;
}

/** The lead: contact details first, then files; cleared when everything is delivered. */
export function LeadForm(props: LeadFormProps) {
  const { words, errors, sealing, consents, back, withdraw, action, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const lead = useStore($lead);
  const files = useStore($caseFiles);
  const [fault, setFault] = useState<{ name: string; text: string } | null>(null);
  const delivered = lead.kind === "sent" && lead.files !== "pending";
  const isHalted =
    lead.kind === "sent" && lead.files === "pending" && files.length > 0 && !files.some(isUnderWay);
  /** Resumes the files that are at hand; if there are none, asks for them to be chosen. */
  const goOn = () => {
    if (!goOnWithFiles()) document.getElementById("lead-files")?.click();
  };

  const send = async () => {
    const typed = new FormData(form.current!);
    const text = (name: string) => String(typed.get(name) ?? "");
    const fields = Object.fromEntries(LEAD_FIELDS.map((name) => [name, text(name)])) as TypedLead["fields"];
    const wrong = await checkLead(fields);
    const consent = consents.find(
      ({ name, neededFor }) =>
        !typed.has(name) && (neededFor === "lead" || (neededFor === "files" && $caseFiles.get().length > 0)),
    );
    const fault = wrong
      ? { name: wrong.field, text: words.wrong[wrong.reason as keyof LeadWords["wrong"]] }
      : consent
        ? {
            name: consent.name,
            text: consent.name === "consent_abroad" ? words.consentAbroad : words.consentSensitive,
          }
        : null;
    setFault(fault);
    if (fault) return form.current?.querySelector<HTMLElement>(`[name="${fault.name}"]`)?.focus();
    await sendLead({
      fields,
      consent_abroad: typed.has("consent_abroad"),
      consent_sensitive: typed.has("consent_sensitive"),
      isTrapped: text("website") !== "",
      filled_ms: Math.round(performance.now()),
    });
  };
  /** Resolves once the device's own record of a lead has been looked up: the form may be sent before that. */
  const opened = useRef(Promise.resolve());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void opened.current.then(send);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    setRequestWords(errors);
    opened.current = openLead({ ...sealing, faults: words.sealFaults });
  }, []);
  useEffect(() => {
    if (!delivered || !form.current) return;
    form.current.reset();
    dropDraft(form.current);
    showToast(words.success, { ms: LEAD_SUCCESS_MS });
  }, [delivered, words.success]);

  const alertOf = (name: string) =>
    fault?.name === name && (
      <p role="alert" className="fault">
        {fault.text}
      </p>
    );
  return (
    <form
      ref={form}
      className="lead-form sheet"
      // The dialog method submits nothing by itself: with script, only sealed content may leave, even if a
      // script fails to load.
      method="dialog"
      aria-label={words.form}
      data-draft="leadDraft"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        if ((event.target as HTMLInputElement).name === fault?.name) setFault(null);
        if (delivered) writeAnotherLead();
      }}
    >
      {LEAD_FIELDS.map((name) => (
        <div className={`row ${name}`} key={name}>
          <label className="label" htmlFor={`lead-${name}`}>
            {words.fields[name]}
          </label>
          <input
            className="field"
            id={`lead-${name}`}
            name={name}
            type={TYPES[name] ?? "text"}
            autoComplete={FILLED_BY[name] ?? "off"}
            maxLength={LEAD_LENGTHS[name]}
            aria-invalid={fault?.name === name || undefined}
          />
          {alertOf(name)}
        </div>
      ))}
      <label className="hide" aria-hidden="true">
        {words.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {/* Remounted once the lead is sent: the messages about its files go with them. */}
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
                <input type="checkbox" name={name} aria-invalid={fault?.name === name || undefined} />
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
            <button type="button" className="link" onClick={() => void send()}>
              {words.retry}
            </button>
          </p>
        )}
        <div role="status">
          {lead.kind === "sent" && (
            <p className="plain">
              {lead.files !== "pending" ? wordEnd(lead.files, words) : wordPending(files, words)}{" "}
              {fill(words.receipt, { receipt: lead.receipt, code: lead.code })}{" "}
              <a href={withdraw}>{words.withdraw}</a>
            </p>
          )}
        </div>
        <p className="buttons">
          {/* First, so that Enter presses it if it is present: without script the form travels in the clear. */}
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
            <button type="button" className="button main" onClick={goOn}>
              {words.goOn}
            </button>
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
}
