import type { AlikeCounts } from "#domain/recovery/ranking/count-alike.ts";
import { fill } from "#i18n/fill.ts";
import { Changing } from "../../ui/Changing.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  alike: AlikeCounts;
  /** Whether the cause is the quick choice. All plaintiffs are then insurers. */
  insurer: boolean;
}

/** How many cases of a lawyer are like the claim. */
export function Alike({ words, alike, insurer }: Props) {
  const { court, cause, plaintiff, insurer: forInsurer } = words.card.alike;
  const told = [
    [court, alike.court],
    [cause, alike.cause],
    [insurer ? forInsurer : plaintiff, alike.plaintiff],
  ] as const;
  return (
    <p className="alike small">
      <Changing text={told.map(([word, n]) => fill(word, { n })).join(" · ")} />
    </p>
  );
}
