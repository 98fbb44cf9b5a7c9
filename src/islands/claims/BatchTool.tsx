import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { toCsv } from "#domain/text/csv.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { asIsland } from "#islands/ui/island.tsx";
import { setRequestWords } from "#stores/page/request-words.ts";
import { saveFile } from "#stores/page/save-file.ts";
import {
  $batch,
  type ClaimResult,
  chooseForRow,
  MAX_CLAIMS,
  runBatch,
  stopBatch,
} from "#stores/recovery/claims-batch.ts";
import { Changing } from "../ui/Changing.tsx";
import { Choices } from "../ui/Choices.tsx";
import { resultRows, sayFault, sayNobody, sayOthersOnly, scoredLists } from "./batch-rows.ts";

interface Props {
  words: Dictionary["claims"]["batch"];
  errors: Dictionary["claims"]["errors"];
  /** A claim for the sample file. */
  example: string[];
}

/** Takes a CSV of claims and shows the three lists for each. */
export const BatchTool = asIsland(function BatchTool({ words, errors, example }: Props) {
  const state = useStore($batch);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => setRequestWords(errors), [errors]);
  const read = () => {
    const [file] = chooser.current?.files ?? [];
    if (!file) return;
    void runBatch(file);
    // Lets the visitor choose the same file again after correcting it.
    chooser.current!.value = "";
  };
  // A file chosen before the island was hydrated.
  useEffect(read, []);
  const results = state.kind === "running" || state.kind === "done" ? state.results : [];
  const failed = results.filter(({ data }) => data === null).length;
  const said =
    state.kind === "nothing"
      ? words.nothing
      : state.kind === "running"
        ? fill(words.running, { done: results.length, total: state.total })
        : state.kind === "done"
          ? fill(words.done, { total: results.length, failed })
          : "";
  return (
    <>
      <div className="tool-row">
        <label>
          <span>{words.file}</span>
          <input
            ref={chooser}
            className="field"
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={state.kind === "running"}
            onChange={read}
          />
        </label>
        <Button
          onClick={() => saveFile(words.exampleName, toCsv([words.columns, example]))}
          text={words.example}
        />
        {state.kind === "running" && <Button onClick={stopBatch} text={words.stop} />}
        {state.kind === "done" && results.length > 0 && (
          <Button
            className="button main"
            onClick={() =>
              saveFile(
                "claims-result.csv",
                toCsv([words.head, ...results.flatMap((one) => resultRows(one, words))]),
              )
            }
            text={words.save}
          />
        )}
        <output className="said">
          <Changing text={said} />
        </output>
      </div>
      {state.kind !== "idle" && state.kind !== "nothing" && state.cut && (
        <p className="small soft">{fill(words.tooMany, { n: MAX_CLAIMS })}</p>
      )}
      {results.length > 0 && (
        <ol className="batch" lang="zh-CN">
          {results.map((result) => (
            <BatchRow key={result.claim.row} words={words} result={result} />
          ))}
        </ol>
      )}
    </>
  );
});

function BatchRow({ words, result }: { words: Props["words"]; result: ClaimResult }) {
  const { claim, data } = result;
  return (
    <li>
      <p>
        <b>{claim.reason || "—"}</b> {claim.court} {claim.amount}
      </p>
      {data === null && <p className="small soft">{sayFault(result, words)}</p>}
      {result.of && (
        <Choices of={result.of} onChoose={(field, label) => void chooseForRow(claim.row, field, label)} />
      )}
      {data?.activeLawyer === 0 && <p className="small soft">{sayNobody(data, words)}</p>}
      {data && sayOthersOnly(data, words) && <p className="small soft">{sayOthersOnly(data, words)}</p>}
      {data && data.activeLawyer > 0 && (
        <dl className="small">
          {scoredLists(data).map(({ name, list }) => (
            <div key={name}>
              <dt className="soft">{words.lists[name]}</dt>
              <dd>{list.map((entry) => `${entry.lawyer}（${entry.n}）`).join("、")}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
