import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
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

interface Props {
  words: Dictionary["claims"]["batch"];
  errors: Dictionary["claims"]["errors"];
  /** The claim in the sample file, cell by cell. */
  example: string[];
}

/** Takes a CSV file of claims and shows the three lists for each claim. */
export const BatchTool = asIsland(function BatchTool({ words, errors, example }: Props) {
  const state = useStore($batch);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => setRequestWords(errors), [errors]);
  const read = () => {
    const [file] = chooser.current?.files ?? [];
    if (!file) return;
    void runBatch(file);
    // Cleared, so that the visitor can choose the same file again after correcting it.
    chooser.current!.value = "";
  };
  // The visitor may have chosen a file before the island was hydrated.
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

type Words = Dictionary["claims"]["batch"];

/** The message that no lawyer has a case at the court of an answer. */
const sayNobody = (data: LawyerListData, words: Words): string =>
  fill(words.nobody, { below: data.claim.courtsBelow ? words.below : "" });

/**
 * The message that no lawyer in the lists of an answer has a case with the cause. Empty if a lawyer has such
 * a case, or if there are no lawyers.
 */
const sayOthersOnly = ({ activeLawyer, nearestCause }: LawyerListData, words: Words): string =>
  activeLawyer > 0 && nearestCause !== "same" ? words.othersOnly : "";

/** Why a claim has no lists, in words. Empty if it has lists. */
function sayFault({ claim, data, msg }: ClaimResult, words: Words): string {
  if (typeof claim.range !== "number")
    return claim.range.fault === "amount"
      ? fill(words.amountWrong, { text: claim.amount })
      : words.reasonMissing;
  if (data?.activeLawyer === 0) return sayNobody(data, words);
  return data ? "" : msg;
}

/** The three lists of an answer. `score` is the field by which each is ordered. */
const scoredLists = (data: LawyerListData) =>
  [
    { name: "exp", list: data.lawyerExp, score: "scoreExp" },
    { name: "impact", list: data.lawyerImpact, score: "scoreImpact" },
    { name: "activ", list: data.lawyerActiv, score: "scoreActivation" },
  ] as const;

/**
 * The rows of a claim in the file of results: one for each lawyer in each list. If there are no lists, a
 * single row that says why.
 */
function resultRows(result: ClaimResult, words: Words): (string | number)[][] {
  const { claim, data } = result;
  const start = [claim.row, claim.reason, claim.court, claim.amount];
  const fault = sayFault(result, words);
  if (!data || fault)
    return [[...start, ...Array<string>(words.head.length - start.length - 1).fill(""), fault]];
  return scoredLists(data).flatMap(({ name, list, score }) =>
    list.map((entry, index) => [
      ...start,
      words.lists[name],
      index + 1,
      entry.lawyer,
      entry.lawoffice,
      entry.lProvince,
      entry.lCity,
      entry[score],
      entry.n,
      entry.firstYear,
      entry.lastYear,
      sayOthersOnly(data, words),
    ]),
  );
}
