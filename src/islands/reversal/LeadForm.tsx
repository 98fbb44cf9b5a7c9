import { useStore } from "@nanostores/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LEAD_FIELDS, type LeadField } from "#contract/lead-fields.ts";
import { LEAD_SUCCESS_MS } from "#contract/lead-limits.ts";
import { fill } from "#i18n/fill.ts";
import { $caseFiles } from "#stores/case-files.ts";
import { dropDraft } from "#stores/form-draft.ts";
import { $lead, type EndedFiles, openLead, sendLead, writeAnotherLead } from "#stores/lead.ts";
import { showToast } from "#stores/notice.ts";
import { setRequestWords } from "#stores/request-words.ts";
import { CaseFiles } from "./CaseFiles.tsx";
import type { LeadWords, RequestWords } from "./words.ts";

export interface LeadFormProps {
  words: LeadWords;
  errors: RequestWords;
  /** The separate consents, never ticked beforehand. */
  consents: { name: "consent_abroad" | "consent_sensitive"; text: string; neededFor: "lead" | "files" }[];
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

/** What became of the files of a lead that was sent: all delivered, none chosen, or some not taken and why. */
function wordEnd({ delivered, left }: EndedFiles, words: LeadWords): string {
  if (left.length === 0) return delivered > 0 ? words.complete : words.detailsOnly;
  const files = left.map(({ name, state, msg }) =>
    fill(words.notTakenFile, { name, why: fill(words.states[state], { msg: msg.replace(/[。.]$/, "") }) }),
  );
  return fill(words.notTaken, { delivered, n: left.length, files: files.join("") });
}

/** The lead: contact details first, files after them; cleared when everything is delivered. */
export function LeadForm({ words, errors, consents, back, withdraw, action, children }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const lead = useStore($lead);
  const files = useStore($caseFiles);
  const [fault, setFault] = useState<{ name: string; text: string } | null>(null);
  const delivered = lead.kind === "sent" && lead.files !== "pending";

  const send = async () => {
    const typed = new FormData(form.current!);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const required = (["username", "telephone"] as const).find((name) => !text(name));
    const consent = consents.find(
      ({ name, neededFor }) => !typed.has(name) && (neededFor === "lead" || $caseFiles.get().length > 0),
    );
    const wrong = required
      ? { name: required, text: words.missing[required] }
      : consent
        ? {
            name: consent.name,
            text: consent.name === "consent_abroad" ? words.consentAbroad : words.consentSensitive,
          }
        : null;
    setFault(wrong);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
    if ($lead.get().kind === "sending") return;
    await sendLead({
      ...Object.fromEntries(LEAD_FIELDS.map((name) => [name, text(name)])),
      consent_abroad: typed.has("consent_abroad"),
      consent_sensitive: typed.has("consent_sensitive"),
      website: text("website"),
      filled_ms: Math.round(performance.now()),
    });
  };
  /** What the device still holds of a lead is looked up first: a form may come before that is done. */
  const opened = useRef(Promise.resolve());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void opened.current.then(send);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    setRequestWords(errors);
    opened.current = openLead();
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
      action={action}
      method="post"
      encType="multipart/form-data"
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
            maxLength={name === "mail" ? 254 : name === "telephone" ? 30 : name.endsWith("court") ? 100 : 50}
            aria-invalid={fault?.name === name || undefined}
          />
          {alertOf(name)}
        </div>
      ))}
      <label className="hide" aria-hidden="true">
        {words.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {/* Drawn anew once the lead is sent: what was said of its files goes with them. */}
      <CaseFiles key={String(lead.kind === "sent")} words={words} />
      <div className="end">
        {children}
        {consents.map(({ name, text }) => (
          <div key={name}>
            <label className="consent">
              <input type="checkbox" name={name} aria-invalid={fault?.name === name || undefined} />
              <span>{text}</span>
            </label>
            {alertOf(name)}
          </div>
        ))}
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
              {lead.files !== "pending" ? wordEnd(lead.files, words) : files.length > 0 ? words.pending : ""}{" "}
              {fill(words.receipt, { receipt: lead.receipt, code: lead.code })}{" "}
              <a href={withdraw}>{words.withdraw}</a>
            </p>
          )}
        </div>
        <p className="buttons">
          <button type="submit" className="button main" aria-disabled={lead.kind === "sending" || undefined}>
            {lead.kind === "sending" ? words.sending : words.send}
          </button>
          <a className="button" href="#intro">
            {back}
          </a>
        </p>
      </div>
    </form>
  );
}
