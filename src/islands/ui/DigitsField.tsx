import { useEffect, useRef } from "react";
import { jumpDigits } from "#domain/search/results/page-window.ts";

interface Props {
  name?: string;
  /** The label: visible before the field, or only spoken by screen readers. */
  label: { shown: string } | { spoken: string };
  value: string;
  onChange: (value: string) => void;
}

/** A field for a whole number from 1. Characters other than digits are removed. */
export function DigitsField({ name, label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration
  useEffect(() => {
    const typed = jumpDigits(input.current!.value);
    if (typed !== value) onChange(typed);
  }, []);
  const field = (
    <input
      ref={input}
      name={name}
      className="field"
      inputMode="numeric"
      aria-label={"spoken" in label ? label.spoken : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(jumpDigits(target.value))}
    />
  );
  if ("spoken" in label) return field;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: `field` is the input above
    <label>
      <span>{label.shown}</span>
      {field}
    </label>
  );
}
