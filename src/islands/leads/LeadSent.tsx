import { useState } from "react";
import { Button } from "#islands/ui/Button.tsx";
import { focusNew } from "#islands/ui/focus-new.ts";
import { writeAnotherLead } from "#stores/leads/lead.ts";
import { saveFile } from "#stores/page/save-file.ts";
import type { LeadWords } from "../reversal/words.ts";

interface Props {
  words: LeadWords;
  receipt: string;
  code: string;
  /** What became of the lead and its files, in words. */
  end: string;
  /** Address of the withdrawal page. */
  withdraw: string;
}

/**
 * The confirmation of a delivered lead. It replaces the form and shows the receipt number and the withdrawal
 * code, which the visitor should keep, and what happens next.
 */
export function LeadSent({ words, receipt, code, end, withdraw }: Props) {
  const [said, setSaid] = useState("");
  const { sent } = words;
  const numbers = `${sent.receipt} ${receipt}\n${sent.code} ${code}\n`;
  const copy = () =>
    navigator.clipboard.writeText(numbers).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <section className="lead-sent">
      <div className="sheet">
        <h1 ref={focusNew} tabIndex={-1}>
          {sent.title}
        </h1>
        <p>{end}</p>
        <dl>
          <dt>{sent.receipt}</dt>
          <dd>{receipt}</dd>
          <dt>{sent.code}</dt>
          <dd>{code}</dd>
        </dl>
        <p>{sent.keep}</p>
        <p className="buttons screen">
          <Button onClick={() => void copy()} text={words.copy} />
          <Button onClick={() => print()} text={words.print} />
          <Button
            onClick={() =>
              saveFile(
                `${receipt}.txt`,
                `${sent.title}\n${numbers}${sent.keep}\n`,
                "text/plain;charset=utf-8",
              )
            }
            text={words.save}
          />
          <output>{said}</output>
        </p>
      </div>
      <h2>{words.nextTitle}</h2>
      <ul>
        {words.next.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="buttons screen">
        <Button className="link" onClick={writeAnotherLead} text={words.again} />
        <a href={withdraw}>{words.withdraw}</a>
      </p>
    </section>
  );
}
