import { type FormEvent, useEffect, useRef, useState } from "react";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { Cascader } from "#islands/ui/Cascader.tsx";
import type { Step } from "#islands/ui/use-branches.ts";
import { tellIncomplete } from "#stores/recovery/recovery.ts";
import type { RecoveryState } from "#stores/recovery/recovery-address.ts";
import type { RecoveryWords } from "./results/words.ts";

type Claim = Pick<RecoveryState, "reason" | "court" | "range">;
type Field = keyof Claim;

interface Props {
  words: RecoveryWords;
  shown: RecoveryState;
  /** Fields the service refused, by their names in the request. */
  fields: readonly string[];
  complete: boolean;
  english: boolean;
  /** The state of the search: running, or finished with nothing new. */
  said: string;
  quick: { label: string; path: Step[] };
  courtPath: Step[];
  /** A court chosen on the map: put into the form and searched for. */
  picked: { court: string } | null;
  onSearch: (claim: Claim) => void;
}

const NO_PATH: readonly Step[] = [];

/** The claim: quick choice, cause, court, amount range, and the button that waits for the previous answer. */
export function ClaimForm({
  words,
  shown,
  fields,
  complete,
  english,
  said,
  quick,
  courtPath,
  picked,
  onSearch,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [claim, setClaim] = useState<Claim>(shown);
  const [paths, setPaths] = useState({
    reason: quick.path as readonly Step[],
    court: courtPath as readonly Step[],
  });
  const [isQuick, setQuick] = useState(shown.reason === quick.label);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const { reason, court, range } = shown;

  // The address or the map changed the claim.
  useEffect(() => {
    setClaim({ reason, court, range });
    if (select.current) select.current.value = range === null ? "" : String(range);
  }, [reason, court, range]);

  const refused = (field: Field) =>
    fields.includes(field) || (field === "range" && fields.some((name) => name.startsWith("amount")));
  const isWrong = (field: Field) =>
    missing.includes(field) || (claim[field] === shown[field] && refused(field));
  const change = (part: Partial<Claim>) => {
    setClaim((before) => ({ ...before, ...part }));
    setMissing((before) => before.filter((field) => !(field in part)));
  };

  const search = (wanted: Claim) => {
    const empty = (["reason", "court", "range"] as const).filter(
      (field) => wanted[field] === null || wanted[field] === "",
    );
    setMissing(empty);
    if (empty.length === 0) onSearch(wanted);
    else {
      tellIncomplete(words.incomplete);
      form.current
        ?.querySelector<HTMLElement>(`[name="${empty[0] === "range" ? "amount" : empty[0]}"]`)
        ?.focus();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice on the map
  useEffect(() => {
    if (!picked) return;
    setPaths((before) => ({ ...before, court: NO_PATH }));
    setClaim({ ...claim, ...picked });
    search({ ...claim, ...picked });
  }, [picked]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) search(claim);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is newer than the oldest browsers we support
    <form
      ref={form}
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
        <button
          type="button"
          className="chip"
          aria-pressed={isQuick}
          lang="zh-CN"
          onClick={() => {
            setQuick(true);
            setPaths((before) => ({ ...before, reason: quick.path }));
            change({ reason: quick.label });
          }}
        >
          {quick.label}
        </button>
        <output className="small soft">{said}</output>
      </p>
      <div className="claim-field">
        <span aria-hidden="true">{words.reason}</span>
        <Cascader
          words={words.pick}
          kind="reason"
          label={words.reason}
          value={claim.reason}
          path={paths.reason}
          invalid={isWrong("reason")}
          onChoose={(label, path) => {
            setQuick(false);
            setPaths((before) => ({ ...before, reason: path }));
            change({ reason: label });
          }}
        />
      </div>
      <div className="claim-field">
        <span aria-hidden="true">{words.court}</span>
        <Cascader
          words={words.pick}
          kind="court"
          label={words.court}
          value={claim.court}
          path={paths.court}
          invalid={isWrong("court")}
          onChoose={(label, path) => {
            setPaths((before) => ({ ...before, court: path }));
            change({ court: label });
          }}
        />
      </div>
      <label className="claim-field">
        <span>{words.amount}</span>
        <select
          ref={select}
          name="amount"
          className="field"
          aria-invalid={isWrong("range") || undefined}
          defaultValue={shown.range ?? ""}
          onChange={(event) =>
            change({ range: event.target.value === "" ? null : Number(event.target.value) })
          }
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
