import { type RefObject, useEffect, useRef, useState } from "react";
import { lookUpCase } from "#stores/case-analysis.ts";
import { saveDraft } from "#stores/form-draft.ts";
import type { CaseFormWords } from "./words.ts";

interface Props {
  words: CaseFormWords;
  form: RefObject<HTMLFormElement | null>;
  /** Court and cause belong to the selectors, which write them themselves. */
  onFill: (facts: { court?: string; reason?: string }) => void;
}

/** Fills what is still empty from the collection's own document, when it holds the case number. */
export function LookUp({ words, form, onFill }: Props) {
  const [said, setSaid] = useState("");
  const asked = useRef("");
  const running = useRef("");
  const ask = async () => {
    const element = form.current!;
    const field = (name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    const number = field("first_instance_number").value.trim();
    if (!number) {
      field("first_instance_number").focus();
      return setSaid(words.missing.first_instance_number);
    }
    // Leaving the field by its button asks twice: the second answer would find nothing left to fill.
    if (running.current === number) return;
    asked.current = running.current = number;
    const found = await lookUpCase(number, field("mainjudge").value.trim());
    running.current = "";
    if (found === "failed") return setSaid(words.lookUpFailed);
    if (!found) return setSaid(words.lookUpNone);
    const facts = {
      mainjudge: found.presiding_judge,
      collegial_panel_members: found.panel.join("；"),
      amount: found.claim_amount === null ? "" : String(found.claim_amount),
      court: found.court,
      reason: found.cause,
    };
    const own: { court?: string; reason?: string } = {};
    const filled: string[] = [];
    for (const [name, value] of Object.entries(facts) as [keyof typeof facts, string][]) {
      if (!value || field(name).value.trim()) continue;
      if (name === "court" || name === "reason") own[name] = value;
      field(name).value = value;
      filled.push(words.fields[name]);
    }
    onFill(own);
    saveDraft(element);
    setSaid(filled.length > 0 ? `${words.lookUpFound}${filled.join(words.lookUpComma)}` : words.lookUpFull);
  };
  // A number written to its end is looked up by itself, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its words stay the same
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      const number = value.trim();
      if (name === "first_instance_number" && number.endsWith("号") && number !== asked.current) void ask();
    };
    const element = form.current;
    element?.addEventListener("change", onChange);
    return () => element?.removeEventListener("change", onChange);
  }, []);
  return (
    <>
      <button type="button" className="button" onClick={() => void ask()}>
        {words.lookUp}
      </button>
      <output className="small looked-up">{said}</output>
    </>
  );
}
