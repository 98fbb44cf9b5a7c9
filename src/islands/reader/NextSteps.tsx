import { useState } from "react";
import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { carryToLead, fillCaseForm } from "#stores/reader/next-steps.ts";
import { encodeState, NO_CLAIM } from "#stores/recovery/recovery-address.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  /** The day of service, if it is known. */
  served: string;
  /** Whether the office accepts leads. */
  takesLeads: boolean;
  lang: Lang;
}

/** Links to services on other pages. A click fills in the service's form with the values that were read. */
export function NextSteps({ words, document, served, takesLeads, lang }: Props) {
  const { facts } = document;
  const to = (path: string) => localePath(path, lang);
  const range = facts.claim_amount === null ? null : findAmountRange(facts.claim_amount);
  const claim = encodeState({ ...NO_CLAIM, reason: facts.cause, court: facts.court, range });
  return (
    <section className="next-steps">
      <h2>{words.next}</h2>
      <ul>
        {facts.court && facts.cause && (
          <Step
            href={to("/layout/addcase")}
            name={words.analyse}
            hint={words.analyseHint}
            onPress={() => fillCaseForm(facts, served)}
          />
        )}
        {facts.cause && <Step href={`${to("/layout")}#${claim}`} name={words.lawyers} />}
        {facts.case_number && (
          <Step
            href={`${to("/layout/serachList")}#qr=${encodeURIComponent(facts.case_number)}`}
            name={words.sameCase}
            hint={words.sameCaseHint}
          />
        )}
        {takesLeads && <LeadStep words={words} document={document} page={`${to("/layout/hycase")}#lead`} />}
      </ul>
    </section>
  );
}

interface StepProps {
  href: string;
  name: string;
  hint?: string;
  onPress?: () => void;
}

function Step({ href, name, hint, onPress }: StepProps) {
  return (
    <li>
      <a className="button" href={href} onClick={onPress}>
        {name}
      </a>
      {hint && <span className="soft small"> {hint}</span>}
    </li>
  );
}

/** The link to the lead form, to which the fields and the files that were read are carried. */
function LeadStep({ words, document, page }: Pick<Props, "words" | "document"> & { page: string }) {
  const [isGoing, go] = useState(false);
  const press = async () => {
    go(true);
    await carryToLead(document.facts, {
      photos: words.photos,
      text: document.facts.text_type || words.papers[document.paper],
    });
    location.assign(page);
  };
  return (
    <li>
      <Button disabled={isGoing} onClick={() => void press()} text={words.lead} />
      <span className="soft small"> {words.leadHint}</span>
    </li>
  );
}
