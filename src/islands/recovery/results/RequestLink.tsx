import { wordRequest } from "#domain/recovery/word-request.ts";
import { carryRequest } from "#stores/page/carried-case.ts";
import type { Claim } from "#stores/recovery/recovery.ts";
import type { NamedLawyer } from "#stores/recovery/recovery-address.ts";
import type { RecoveryLinks } from "./links.ts";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  /**
   * The lawyer to whom the office is asked to pass the request on. If null, the office is asked to recommend
   * a lawyer.
   */
  person: NamedLawyer | null;
  claim: Claim;
  links: RecoveryLinks;
  label: string;
}

/** A link to the lead form. It carries a request there with the claim and the lawyer's name. */
export function RequestLink({ words, person, claim, links, label }: Props) {
  const amount = words.ranges[claim.range ?? -1] ?? "";
  const carry = () => carryRequest(wordRequest(words.request, person, { ...claim, amount }));
  return (
    <a className="button main scripted" href={links.lead} onClick={carry} onAuxClick={carry}>
      {label}
    </a>
  );
}
