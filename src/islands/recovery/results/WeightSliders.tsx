import { useEffect, useRef, useState } from "react";
import { Button } from "#islands/ui/Button.tsx";
import { MAX_WEIGHT, type RecoveryState, type ScoreWeights } from "#stores/recovery/recovery-address.ts";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  state: RecoveryState;
  onChange: (state: RecoveryState) => void;
}

const EQUAL: ScoreWeights = [1, 1, 1];

/**
 * Three sliders by which the visitor weights the scores of a combined list. The weights are in the address.
 */
export function WeightSliders({ words, state, onChange }: Props) {
  const [weights, setWeights] = useState<ScoreWeights>(state.weights ?? EQUAL);
  const fold = useRef<HTMLDetailsElement>(null);
  // The visitor may have moved the sliders before the island was hydrated.
  useEffect(() => {
    const sliders = [...(fold.current?.getElementsByTagName("input") ?? [])];
    setWeights(sliders.map(({ value }) => Number(value)) as ScoreWeights);
  }, []);
  const asked = state.weights?.join();
  // The address may contain other weights.
  useEffect(() => {
    if (asked) setWeights(asked.split(",").map(Number) as ScoreWeights);
  }, [asked]);
  const names = ["exp", "impact", "activ"] as const;
  return (
    <details ref={fold} className="fold weights" open={state.weights !== null}>
      <summary>{words.weights.title}</summary>
      {names.map((name, index) => (
        <label key={name}>
          <span>{words.tabs[name]}</span>
          <input
            type="range"
            min={0}
            max={MAX_WEIGHT}
            value={weights[index]}
            onChange={(event) =>
              setWeights(
                weights.map((held, at) => (at === index ? Number(event.target.value) : held)) as ScoreWeights,
              )
            }
          />
          <output>{weights[index]}</output>
        </label>
      ))}
      <p>
        <Button
          disabled={weights.every((weight) => weight === 0)}
          onClick={() => onChange({ ...state, weights, tab: "mix", page: 1 })}
          text={words.weights.use}
        />
        {state.weights && (
          <Button
            className="button plain"
            onClick={() => {
              setWeights(EQUAL);
              onChange({ ...state, weights: null, tab: "exp", page: 1 });
            }}
            text={words.weights.reset}
          />
        )}
      </p>
    </details>
  );
}
