import { fill } from "#i18n/fill.ts";
import { Changing } from "../../ui/Changing.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  /** 0 to 100. */
  value: number;
  /** What scales to 100 in the list; 0 if the service does not say, and the score is a mere number. */
  highest: number;
}

/** A score as a bar against the highest of its list. */
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
