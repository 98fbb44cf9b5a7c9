import { useStore } from "@nanostores/react";
import { type FormEvent, type RefObject, useRef } from "react";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Cascader } from "#islands/ui/Cascader.tsx";
import type { Step } from "#islands/ui/use-branches.ts";
import { $claim, $wrongFields, type Claim, editClaim, searchClaim } from "#stores/recovery/claim-form.ts";
import type { RecoveryWords } from "./results/words.ts";

interface Props {
  words: RecoveryWords;
  form: RefObject<HTMLFormElement | null>;
  /** The claim with which the form was prerendered. */
  first: Claim;
  complete: boolean;
  english: boolean;
  /** Called when the visitor submits a complete claim. */
  onSent: () => void;
  quick: { label: string; path: Step[] };
  courtPath: Step[];
}

/** What the visitor typed and chose in the form before the island was hydrated. */
export function typedClaim(form: HTMLFormElement): Claim {
  const typed = new FormData(form);
  const amount = typed.get("amount");
  return {
    reason: String(typed.get("reason") ?? ""),
    court: String(typed.get("court") ?? ""),
    range: amount ? Number(amount) : null,
  };
}

/**
 * The form for a claim: quick choice, cause, court, amount range and button. The button is disabled until the
 * answer to the previous claim arrives.
 */
export function ClaimForm({ words, form, first, complete, english, onSent, quick, courtPath }: Props) {
  const claim = useStore($claim) ?? first;
  const wrong = useStore($wrongFields);
  /** For causes and courts that were chosen in their trees, the nodes above each. */
  const paths = useRef(
    new Map<string, readonly Step[]>([
      [`reason ${quick.label}`, quick.path],
      [`court ${first.court}`, courtPath],
    ]),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    const missing = searchClaim(words.incomplete);
    if (!missing) onSent();
    const field = missing && form.current?.elements.namedItem(missing === "range" ? "amount" : missing);
    if (field instanceof HTMLElement) field.focus();
  };
  const picker = (kind: "reason" | "court") => (
    <div className="claim-field">
      <span aria-hidden="true">{words[kind]}</span>
      <Cascader
        words={words.pick}
        kind={kind}
        label={words[kind]}
        value={claim[kind]}
        path={paths.current.get(`${kind} ${claim[kind]}`)}
        invalid={wrong.includes(kind)}
        onChoose={(label, path) => {
          if (path.length > 0) paths.current.set(`${kind} ${label}`, path);
          editClaim({ [kind]: label });
        }}
      />
    </div>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is newer than the oldest browsers we support
    <form
      ref={form}
      id="claim"
      className="claim sheet"
      role="search"
      aria-label={words.form}
      method="post"
      action={LAWYER_PLAIN_PATH}
      onSubmit={submit}
    >
      {english && <input type="hidden" name="lang" value="en" />}
      <p className="quick">
        <span className="soft small">{words.quick}</span>
        <Button
          className="chip"
          aria-pressed={claim.reason === quick.label}
          lang="zh-CN"
          onClick={() => editClaim({ reason: quick.label })}
          text={quick.label}
        />
      </p>
      {picker("reason")}
      {picker("court")}
      <label className="claim-field">
        <span>{words.amount}</span>
        <select
          name="amount"
          className="field"
          aria-invalid={wrong.includes("range") || undefined}
          value={claim.range ?? ""}
          onChange={({ target }) => editClaim({ range: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{words.choose}</option>
          {words.ranges.map((label, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button main" disabled={!complete}>
        {words.search}
      </button>
    </form>
  );
}
