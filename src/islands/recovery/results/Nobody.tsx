import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  data: LawyerListData;
  onChoose: (part: { reason: string } | { court: string }) => void;
}

/**
 * Why no lawyer in the list has a case with the cause. If lawyers are ranked by other cases, the message is
 * above the list. Otherwise it replaces the list.
 */
function messageOf(
  words: RecoveryWords,
  { activeLawyer: active, claim, nearestCause }: LawyerListData,
): string {
  const below = claim.courtsBelow ? words.sentence.below : "";
  if (active === 0) return fill(words.nobody, { below });
  if (nearestCause === "parent" || nearestCause === "branch")
    return fill(words.nearestCause[nearestCause], { active, reason: claim.reason });
  return fill(words.nobodyFor, { active, reason: claim.reason, below });
}

/**
 * The message that no lawyer with a case of the cause is known, and other searches, each with the number of
 * lawyers that it finds.
 */
export function Nobody({ words, data, onChoose }: Props) {
  const { instead } = words;
  const below = data.claim.courtsBelow ? words.sentence.below : "";
  const groups = [
    [instead.reason.above, "reason", "above"],
    [fill(instead.reason.other, { below }), "reason", "other"],
    [instead.court.above, "court", "above"],
    [instead.court.beside, "court", "beside"],
    [instead.court.elsewhere, "court", "elsewhere"],
  ] as const;
  const offers = data.instead ?? [];
  return (
    <div className="nobody">
      <p>
        {messageOf(words, data)} {offers.length > 0 && instead.title}
      </p>
      {groups.map(([title, field, kind]) => {
        const own = offers.filter((offer) => offer.field === field && offer.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={title}>
            <h3 className="small soft">{title}</h3>
            <p className="choices">
              {own.map(({ label, lawyers }) => (
                <Button
                  key={label}
                  lang="zh-CN"
                  onClick={() => onChoose(field === "reason" ? { reason: label } : { court: label })}
                  text={fill(instead.entry, { label, n: lawyers })}
                />
              ))}
            </p>
          </section>
        );
      })}
    </div>
  );
}
