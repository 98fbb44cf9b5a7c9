import { useStore } from "@nanostores/react";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { $files, type ReaderState } from "#stores/reader/reader.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  state: ReaderState;
  onAgree: () => void;
  onStop: () => void;
  onRead: () => void;
}

const megabytes = (bytes: number) => String(Math.ceil(bytes / 1e6));

/** The progress of the reading, and what the visitor can do in the meantime. */
export function Working({ words, state, onAgree, onStop, onRead }: Props) {
  const files = useStore($files);
  if (state.kind === "working")
    return (
      <div className="working" role="status">
        <p>{sayStep(words, state)}</p>
        {state.total > 0 && <progress value={state.done} max={state.total} />}
        <Button onClick={onStop} text={words.cancel} />
      </div>
    );
  if (state.kind === "consent")
    return (
      <div className="card consent" role="status">
        <h2>{words.consentTitle}</h2>
        <p>{fill(words.consent, { mb: megabytes(state.bytes) })}</p>
        <p>
          <Button className="button primary" onClick={onAgree} text={words.agree} />
        </p>
      </div>
    );
  const fault =
    state.kind === "fault"
      ? fill(words.faults[state.code], { name: state.file })
      : state.kind === "failed"
        ? words.failed
        : "";
  return (
    <div className="start">
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {files.length > 0 && <Button className="button primary" onClick={onRead} text={words.read} />}
    </div>
  );
}

function sayStep(words: ReaderWords, state: Extract<ReaderState, { kind: "working" }>): string {
  const { step, done, total } = state;
  if (step === "opening") return words.opening;
  if (step === "fetching") return fill(words.fetching, { done: megabytes(done), total: megabytes(total) });
  return fill(words.recognising, { page: done + 1, total });
}
