import { fill } from "#i18n/fill.ts";
import { Changing } from "../../ui/Changing.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  /** 0 to 100. */
  value: number;
  /**
   * The value that scales to 100 in the list; 0 if the service does not report it, and the score is then
   * shown as a plain number.
   */
  highest: number;
}

/** A score as a bar relative to the highest of its list. */
export function ScoreBar({ words, value, highest }: Props) {
  const told =
    highest === 0 ? value.toFixed(1) : fill(value === 100 ? words.card.highest : words.card.share, { value });
  return (
    <dd>
      <meter value={value} max={100} aria-hidden="true" />
      <span className="small">
        <Changing text={told} />
      </span>
    </dd>
  );
}
