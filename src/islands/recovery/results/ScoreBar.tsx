import { fill } from "#i18n/fill.ts";
import { Changing } from "../../ui/Changing.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  /** The score, 0 to 100. */
  value: number;
  /**
   * The value that corresponds to 100 in the list. 0 if the service does not report it; the score is then
   * shown as a number only.
   */
  highest: number;
}

/** A score as a bar. It is relative to the highest in its list. */
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
