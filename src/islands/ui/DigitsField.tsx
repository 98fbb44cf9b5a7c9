import { jumpDigits } from "#domain/search/results/page-window.ts";

interface Props {
  /** Shown before the field, or only its accessible name. */
  label: { shown: string } | { spoken: string };
  value: string;
  onChange: (value: string) => void;
}

/** A field of a whole number from 1; what is typed beside digits never shows. */
export function DigitsField({ label, value, onChange }: Props) {
  const field = (
    <input
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
