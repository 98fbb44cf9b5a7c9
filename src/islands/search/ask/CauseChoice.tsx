import type { ProposedCause } from "#contract/search/search-ask.ts";
import { proposalLinks } from "#domain/ask/proposals/proposal-links.ts";
import { fill } from "#i18n/fill.ts";
import { localePath } from "#i18n/lang.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import type { AskWords } from "./ask-words.ts";

interface Props {
  words: AskWords;
  causes: readonly ProposedCause[];
  /** The cause for which further services are shown. */
  shown: ProposedCause;
  onCause: (code: string) => void;
}

/**
 * The causes that a question may have, as buttons that ask for another answer, and further services for one
 * of them.
 */
export function CauseChoice({ words, causes, shown, onCause }: Props) {
  const links = proposalLinks(localePath("", pageLang()));
  const { label, limitation, fee } = shown;
  return (
    <>
      <p className="choices" lang="zh-CN">
        {causes.map(({ code, label }) => (
          <Button
            key={code}
            className="chip"
            aria-pressed={code === shown.code}
            onClick={() => onCause(code)}
            text={label}
          />
        ))}
      </p>
      <p className="ways">
        <a href={links.judgmentsOf(label)}>{words.judgments}</a>{" "}
        <a href={links.lawyersFor(label)}>{words.findLawyers}</a>{" "}
        {fee && <a href={links.feeOf(fee)}>{words.fee}</a>}
      </p>
      {limitation && (
        <p className="small soft">
          {fill(words.limitation, { until: limitation.words, basis: limitation.basis })}
        </p>
      )}
    </>
  );
}
