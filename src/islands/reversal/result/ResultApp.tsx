import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Choices } from "#islands/ui/Choices.tsx";
import { focusNew } from "#islands/ui/focus-new.ts";
import { asIsland } from "#islands/ui/island.tsx";
import { setRequestWords } from "#stores/page/request-words.ts";
import { $result, chooseInAddress, clearDevice, openResult } from "#stores/reversal/case-analysis.ts";
import type { RequestWords, ResultFrameWords, ResultWords } from "../words.ts";
import { CaseHead } from "./CaseHead.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Change } from "./ReversalRate.tsx";

export interface ResultAppProps {
  words: ResultWords;
  frame: ResultFrameWords;
  ranges: readonly string[];
  errors: RequestWords;
  links: {
    form: string;
    lead: string;
    award: string;
    calibration: string;
    basis: string;
    lawyers: string;
    aid: string;
  };
  /** The contact details. The page renders them. */
  children?: ReactNode;
}

/** The result of the analysis. It is stored on the device, or computed again from a shared address. */
export const ResultApp = asIsland(function ResultApp({
  words,
  frame,
  ranges,
  errors,
  links,
  children,
}: ResultAppProps) {
  const view = useStore($result);
  const [continued, setContinued] = useState(false);
  const [said, setSaid] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    setRequestWords(errors);
    const open = () => void openResult(location.hash);
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  const isOpen = continued && view.kind === "ready";
  const clear = () => {
    clearDevice();
    setContinued(false);
    setSaid(words.cleared);
  };

  return (
    <div aria-busy={view.kind === "loading"}>
      <p role="status" className="said">
        {said || (view.kind === "loading" ? frame.loading : "")}
      </p>
      {(view.kind === "unread" || view.kind === "none") && (
        <div className={view.kind === "none" ? "nothing known" : "nothing"}>
          <p>{frame.empty}</p>
          <p>
            <a className="button main" href={links.form}>
              {frame.toForm}
            </a>
          </p>
        </div>
      )}
      {view.kind === "failed" && (
        <p role="alert" className="fault">
          {fill(frame.failed, { msg: view.msg.replace(/[。.]$/, "") })}{" "}
          {view.choices.length === 0 && (
            <Button className="link" onClick={() => void openResult(location.hash)} text={frame.retry} />
          )}
        </p>
      )}
      {view.kind === "failed" && (
        <Choices
          of={view}
          onChoose={(field, label) => {
            location.hash = chooseInAddress(location.hash, field, label);
          }}
        />
      )}
      {view.kind === "ready" && (
        <>
          <CaseHead words={words} view={view} ranges={ranges} award={links.award} />
          <NextSteps words={words} view={view} links={links} />
          {view.info.remedy.appealed ? (
            <>
              <Outcomes words={words} info={view.info} award={links.award} />
              <Change words={words} info={view.info} calibration={links.calibration} />
            </>
          ) : (
            <p className="plain">{words.notAppealed}</p>
          )}
          <Experts words={words} info={view.info} />
          {!continued && (
            <Button className="button main screen" onClick={() => setContinued(true)} text={words.continue} />
          )}
        </>
      )}
      {/* Always in the document, because a script cannot make the text again that the page rendered in
          it. */}
      <section className="more" hidden={!isOpen}>
        <h2 ref={isOpen ? focusNew : undefined} tabIndex={-1}>
          {words.documentsTitle}
        </h2>
        <ul className="documents">
          {words.documents.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <h2>{words.contactTitle}</h2>
        {children}
        <p>
          <a className="button main" href={links.lead}>
            {words.send}
          </a>
        </p>
      </section>
      {view.kind === "ready" && (
        <p className="end-links screen">
          <a className="button" href={links.form}>
            {words.again}
          </a>
          <Button onClick={clear} text={words.clear} />
        </p>
      )}
    </div>
  );
});

/** Cards of the experts in the field of the case. */
function Experts({ words, info }: { words: ResultWords; info: ReverseBasicinfoResponse }) {
  const { expert_count: count, experts } = info.experts;
  return (
    <section>
      <h2>{words.expertsTitle}</h2>
      <p>{count > 0 ? fill(words.expertsCount, { n: count }) : words.expertsNone}</p>
      <ul className="experts">
        {experts.map(({ name, description, img_data }) => (
          <li key={name} className="sheet">
            <img src={img_data} alt={fill(words.portrait, { name })} width="56" height="56" />
            <h3>{name}</h3>
            <p className="small">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
