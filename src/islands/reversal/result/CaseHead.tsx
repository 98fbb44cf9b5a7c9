import { useState } from "react";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Choices } from "#islands/ui/Choices.tsx";
import { encodeCase } from "#stores/reversal/case-address.ts";
import { type CaseResult, chooseCause } from "#stores/reversal/case-analysis.ts";
import type { ResultWords } from "../words.ts";

interface Props {
  words: ResultWords;
  view: Extract<CaseResult, { kind: "ready" }>;
  ranges: readonly string[];
  award: string;
}

/** What was analysed, the case itself if the collection has it, and the address to share. */
export function CaseHead({ words, view, ranges, award }: Props) {
  const [said, setSaid] = useState("");
  const { case_env: env, found_case: found } = view.info;
  const share = async () => {
    const hash = encodeCase({ court: env.court, reason: env.cause, range: view.range });
    const address = `${location.origin}${location.pathname}${hash}`;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(words.shared);
    } catch {
      // Without a clipboard, the address is shown, so that the visitor can copy it.
      setSaid(address);
    }
  };
  return (
    <section className="case-head">
      <p className="case-name" lang="zh-CN">
        {fill(words.case, { court: env.court, cause: env.cause })}
      </p>
      {env.other_causes && (
        <Choices
          title={fill(words.readAs, { cause: env.cause })}
          of={{ fields: ["reason"], choices: env.other_causes }}
          onChoose={(_, label) => void chooseCause(view, label)}
        />
      )}
      {view.shared && <p className="soft">{words.sharedNote}</p>}
      <p className="soft">
        {view.number && <span lang="zh-CN">{fill(words.number, { number: view.number })}</span>}
        <span>{fill(words.range, { range: ranges[view.range] ?? "" })}</span>
        <Button className="link screen" onClick={() => void share()} text={words.share} />
        <output className="small">{said}</output>
      </p>
      {found && (
        <p className="sheet found">
          {words.found}
          <a href={`${award}#${found.id}`} lang="zh-CN">
            {found.casename}
          </a>
          <span className="soft small" lang="zh-CN">
            {found.court} {found.case_number} {found.casedate}
          </span>
        </p>
      )}
    </section>
  );
}
