import { useStore } from "@nanostores/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { FILE_ACCEPT } from "#contract/leads/lead-limits.ts";
import { formatFileSize } from "#domain/text/format-file-size.ts";
import { fill } from "#i18n/fill.ts";
import { $caseFiles, type CaseFile, isHalted } from "#stores/leads/case-file-list.ts";
import {
  addCaseFiles,
  type Chosen,
  pauseCaseFile,
  removeCaseFile,
  resumeCaseFile,
} from "#stores/leads/case-files.ts";
import { takeCarriedFiles } from "#stores/page/carried-files.ts";
import { showToast } from "#stores/page/notice.ts";
import { type LeadWords, wordCaseFile, wordReason } from "../reversal/words.ts";

/**
 * The case files of a lead. They are chosen, listed with their progress, paused, and removed after a
 * confirmation.
 */
export function CaseFiles({ words }: { words: LeadWords }) {
  const files = useStore($caseFiles);
  const [warnings, setWarnings] = useState<string[]>([]);
  const [over, setOver] = useState<Chosen["over"]>(null);
  /**
   * False until hydration. Without JavaScript, the field itself is submitted with the form and takes one
   * file.
   */
  const [alive, setAlive] = useState(false);
  const [isOver, setIsOver] = useState(false);

  const take = async (chosen: File[]) => {
    if (chosen.length === 0) return;
    setOver(null);
    setWarnings([]);
    const { refused, over } = await addCaseFiles(chosen);
    // Files that were chosen before may still be read. Their messages stay.
    if (over) setOver(over);
    const told = refused.map(({ name, reason }) =>
      fill(words.refused, { name, why: wordReason(reason, words) }),
    );
    setWarnings((before) => [...new Set([...before, ...told])]);
  };
  const chooser = useRef<HTMLInputElement>(null);
  const choose = () => {
    const chosen = [...(chooser.current?.files ?? [])];
    // Cleared, so that the visitor can choose the same file again after removing it.
    if (chosen.length > 0) chooser.current!.value = "";
    void take(chosen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    setAlive(true);
    choose();
    void takeCarriedFiles().then(take);
  }, []);
  const remove = async ({ key, name }: CaseFile, { currentTarget: button }: MouseEvent) => {
    if (!confirm(fill(words.removeAsk, { name }))) return;
    setWarnings([]);
    const item = button.closest("li");
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    const fault = await removeCaseFile(key);
    if (fault) return void showToast(fill(words.removeFailed, { msg: fault }), { kind: "error" });
    // The button disappears together with its file. Focus moves to the button of the next file, or to the
    // field for more files.
    const kept = next?.isConnected ? next.querySelector<HTMLElement>("button:last-child") : null;
    (kept ?? document.getElementById("lead-files"))?.focus();
  };

  return (
    <div className="end files">
      <span className="label" aria-hidden="true">
        {words.files}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is just another way to use the field inside */}
      <div
        className={isOver ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void take([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={chooser}
          id="lead-files"
          type="file"
          name={alive ? undefined : "file"}
          multiple={alive}
          accept={FILE_ACCEPT}
          aria-label={words.files}
          aria-describedby="lead-files-tip"
          onChange={choose}
        />
        <label className="button" htmlFor="lead-files">
          {words.chooseFiles}
        </label>
        <p className="small soft" id="lead-files-tip">
          {words.filesTip}
        </p>
      </div>
      <noscript>
        <p className="plain">{words.filesPlain}</p>
      </noscript>
      <div role="alert" className="fault">
        {[...(over && files.length >= over.limit ? [fill(words.over, over)] : []), ...warnings].map(
          (text) => (
            <p key={text}>{text}</p>
          ),
        )}
      </div>
      <ul className="file-list">
        {files.map((file) => (
          <li key={file.key}>
            <span className="name">
              {file.name} <span className="soft small">{formatFileSize(file.size)}</span>
            </span>
            <span className="small">{wordCaseFile(file, words)}</span>
            {file.state === "sending" && (
              <progress value={file.done} max={file.parts || 1} aria-label={file.name} />
            )}
            <span className="buttons">
              {file.state === "sending" && (
                <button type="button" className="link" onClick={() => pauseCaseFile(file.key)}>
                  {words.pause}
                  <span className="hide"> {file.name}</span>
                </button>
              )}
              {isHalted(file) && (
                <button type="button" className="link" onClick={() => resumeCaseFile(file.key)}>
                  {file.state === "unloaded" ? words.retry : words.resume}
                  <span className="hide"> {file.name}</span>
                </button>
              )}
              <button type="button" className="link" onClick={(event) => void remove(file, event)}>
                {words.remove}
                <span className="hide"> {file.name}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
