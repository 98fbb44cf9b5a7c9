import { useStore } from "@nanostores/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { formatFileSize } from "#domain/text/format-file-size.ts";
import { fill } from "#i18n/fill.ts";
import type { Lang } from "#i18n/lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { focusNew } from "#islands/ui/focus-new.ts";
import { asIsland } from "#islands/ui/island.tsx";
import { dropCarriedFiles } from "#stores/page/carried-files.ts";
import { $kept, forgetDocument, openKept } from "#stores/reader/kept-document.ts";
import {
  $files,
  $reader,
  addFiles,
  clearReader,
  moveFileUp,
  type ReaderAssets,
  type ReaderState,
  readFiles,
  readPasted,
  removeFile,
  setReaderAssets,
  showKept,
  stopReading,
  turnFile,
} from "#stores/reader/reader.ts";
import { Changing } from "../ui/Changing.tsx";
import type { ReaderSite } from "./ReadResult.tsx";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  assets: ReaderAssets;
  site: Omit<ReaderSite, "laws" | "courts">;
  lang: Lang;
}

/** The components that show a document. They are loaded while it is being read. */
const ReadResult = lazy(() => import("./ReadResult.tsx").then((part) => ({ default: part.ReadResult })));
const ACCEPTED = ".txt,.docx,.pdf,.jpg,.jpeg,.png,.webp,.heic,text/plain,application/pdf,image/*";

/** Takes a judgment as files, photographs or text, reads it on the device, and shows what follows from it. */
export const Reader = asIsland(function Reader({ words, assets, site, lang }: Props) {
  const state = useStore($reader);
  const kept = useStore($kept);
  const [isAlive, setAlive] = useState(false);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => setReaderAssets(assets), [assets]);
  // Buttons are disabled until hydration, because a click before it would be lost. Text that was typed into
  // the text area stays.
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    openKept();
    void dropCarriedFiles();
    // The result disappears with the page.
    return clearReader;
  }, []);
  useEffect(() => {
    if (state.kind === "read") result.current?.focus();
  }, [state.kind]);
  const take = (files: FileList | null) => files && files.length > 0 && addFiles(files);
  if (state.kind === "read")
    return (
      <div ref={result} tabIndex={-1} className="read-result">
        <Suspense>
          <ReadResult
            words={words}
            read={state}
            site={{ ...site, laws: assets.laws, courts: assets.courts }}
            lang={lang}
          />
        </Suspense>
      </div>
    );
  return (
    <div className="reader-choice">
      {kept && (
        <p className="keeping">
          {words.keptBefore} <Button onClick={showKept} text={words.openKept} />
          <Button onClick={forgetDocument} text={words.forget} />
        </p>
      )}
      <fieldset
        disabled={!isAlive}
        aria-label={words.drop}
        className="drop card"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <p className="drop-hint soft">{words.drop}</p>
        <p className="choosers">
          <FileButton label={words.choose} accept={ACCEPTED} multiple onTake={take} />
          <FileButton label={words.photo} accept="image/*" capture onTake={take} />
        </p>
        <ChosenFiles words={words} />
      </fieldset>
      <Working
        words={words}
        state={state}
        onAgree={() => readFiles(true)}
        onStop={stopReading}
        onRead={() => readFiles()}
      />
      <div className="paste">
        <label>
          <span>{words.paste}</span>
          <textarea className="field" rows={5} placeholder={words.pasteHint} ref={pasted} />
        </label>
        <Button
          disabled={!isAlive}
          onClick={() => {
            const text = pasted.current?.value ?? "";
            if (text.trim()) readPasted(text);
          }}
          text={words.readText}
        />
      </div>
    </div>
  );
});

interface FileButtonProps {
  label: string;
  accept: string;
  multiple?: boolean;
  capture?: boolean;
  onTake: (files: FileList | null) => void;
}

function FileButton({ label, accept, multiple, capture, onTake }: FileButtonProps) {
  return (
    <label className="button file-button">
      {label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        {...(capture && { capture: "environment" as const })}
        onChange={({ target }) => {
          onTake(target.files);
          // Cleared, so that the visitor can choose the same file again.
          target.value = "";
        }}
      />
    </label>
  );
}

/** The chosen files, in the order in which they are read. Pictures can be turned. */
function ChosenFiles({ words }: { words: ReaderWords }) {
  const files = useStore($files);
  if (files.length === 0) return null;
  return (
    <ol className="chosen-files" aria-label={words.files}>
      {files.map(({ file, turn }, at) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <span className="file-name">{file.name}</span>{" "}
          <span className="soft small">
            {formatFileSize(file.size)}
            {turn > 0 && <Changing text={` · ${fill(words.turned, { n: turn })}`} />}
          </span>
          <span className="file-tools">
            {at > 0 && (
              <Tool sign="↑" name={fill(words.up, { name: file.name })} onPress={() => moveFileUp(at)} />
            )}
            {file.type.startsWith("image/") && (
              <Tool sign="↻" name={fill(words.turn, { name: file.name })} onPress={() => turnFile(at)} />
            )}
            <Tool sign="×" name={fill(words.remove, { name: file.name })} onPress={() => removeFile(at)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Tool({ sign, name, onPress }: { sign: string; name: string; onPress: () => void }) {
  return <Button className="button tool" aria-label={name} onClick={onPress} text={sign} />;
}

interface WorkingProps {
  words: ReaderWords;
  state: ReaderState;
  onAgree: () => void;
  onStop: () => void;
  onRead: () => void;
}

const megabytes = (bytes: number) => String(Math.ceil(bytes / 1e6));

/** The progress of the reading, and what the visitor can do in the meantime. */
function Working({ words, state, onAgree, onStop, onRead }: WorkingProps) {
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
      <div className="card consent" role="status" tabIndex={-1} ref={focusNew}>
        <h2>{words.consentTitle}</h2>
        <p>{fill(words.consent, { mb: megabytes(state.bytes) })}</p>
        <p>
          <Button className="button main" onClick={onAgree} text={words.agree} />
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
      {files.length > 0 && <Button className="button main" onClick={onRead} text={words.read} />}
    </div>
  );
}

function sayStep(words: ReaderWords, state: Extract<ReaderState, { kind: "working" }>): string {
  const { step, done, total } = state;
  if (step === "opening") return words.opening;
  if (step === "fetching") return fill(words.fetching, { done: megabytes(done), total: megabytes(total) });
  return fill(words.recognising, { page: done + 1, total });
}
