import { type RefObject, useEffect, useRef, useState } from "react";
import { keepFilled, readFilled, saveDraft } from "#stores/page/form-draft.ts";
import { lookUpCase } from "#stores/reversal/case-analysis.ts";
import type { CaseFormWords } from "./words.ts";

interface Props {
  words: CaseFormWords;
  form: RefObject<HTMLFormElement | null>;
  /** Court and cause belong to the selectors, which write them themselves. */
  onFill: (facts: { court?: string; reason?: string }) => void;
}

type Fact = "court" | "reason" | "mainjudge" | "collegial_panel_members" | "amount";

/**
 * Fills what is still empty from the collection's own document, if it holds the case number. When the number
 * changes, what was filled in for the previous one is removed, unless it has been overwritten since.
 */
export function LookUp({ words, form, onFill }: Props) {
  const [said, setSaid] = useState("");
  const asked = useRef("");
  const running = useRef("");
  const filled = useRef(new Map<string, string>());
  const field = (name: string) => form.current!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const numberNow = () => field("first_instance_number").value.trim();
  const write = (facts: Iterable<[string, string]>) => {
    const own: { court?: string; reason?: string } = {};
    for (const [name, value] of facts) {
      if (name === "court" || name === "reason") own[name] = value;
      field(name).value = value;
    }
    onFill(own);
    saveDraft(form.current!);
  };
  const dropFilled = () => {
    const unchanged = [...filled.current].filter(([name, value]) => field(name).value.trim() === value);
    filled.current.clear();
    keepFilled("", filled.current);
    asked.current = "";
    setSaid("");
    write(unchanged.map(([name]) => [name, ""]));
  };
  const ask = async () => {
    const number = numberNow();
    if (number !== asked.current) dropFilled();
    if (!number) {
      field("first_instance_number").focus();
      return setSaid(words.missing.first_instance_number);
    }
    asked.current = number;
    // Asked again while the answer is on its way: the second would find nothing left to fill.
    if (running.current === number) return;
    running.current = number;
    const found = await lookUpCase(number, field("mainjudge").value.trim());
    if (running.current === number) running.current = "";
    // The field holds another number by now, or its form was cleared: this answer is not about it.
    if (numberNow() !== number || asked.current !== number) return;
    if (found === "failed") return setSaid(words.lookUpFailed);
    if (!found) return setSaid(words.lookUpNone);
    const facts: [Fact, string][] = [
      ["mainjudge", found.presiding_judge],
      ["collegial_panel_members", found.panel.join("；")],
      ["amount", found.claim_amount === null ? "" : String(found.claim_amount)],
      ["court", found.court],
      ["reason", found.cause],
    ];
    const empty = facts.filter(([name, value]) => value && !field(name).value.trim());
    for (const [name, value] of empty) filled.current.set(name, value);
    keepFilled(number, filled.current);
    write(empty);
    const names = empty.map(([name]) => words.fields[name]);
    setSaid(names.length > 0 ? `${words.lookUpFound}${names.join(words.lookUpComma)}` : words.lookUpFull);
  };
  // A number typed to its end is looked up automatically, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its words stay the same
  useEffect(() => {
    // A draft restored by a reload: what a look-up wrote into it goes with its number too.
    filled.current = readFilled(numberNow());
    if (filled.current.size > 0) asked.current = numberNow();
    const onChange = ({ target }: Event) => {
      if ((target as HTMLInputElement).name !== "first_instance_number") return;
      if (numberNow() === asked.current) return;
      if (numberNow().endsWith("号")) void ask();
      else dropFilled();
    };
    const element = form.current;
    element?.addEventListener("change", onChange);
    return () => element?.removeEventListener("change", onChange);
  }, []);
  return (
    <>
      {/* Pressing must not blur the field: that asks too, and the second answer would find nothing to fill. */}
      <button
        type="button"
        className="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void ask()}
      >
        {words.lookUp}
      </button>
      <output className="small looked-up">{said}</output>
    </>
  );
}
