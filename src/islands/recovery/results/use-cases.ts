import { useEffect, useState } from "react";
import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import { type claimOf, loadLawyerCases } from "#stores/recovery/recovery.ts";

/** The cases of a lawyer for a claim: null while they load, the message if they do not come. */
export function useCases(
  claim: ReturnType<typeof claimOf>,
  { lawyer, lawoffice }: { lawyer: string; lawoffice: string },
): LawyerCase[] | string | null {
  const [found, setFound] = useState<LawyerCase[] | string | null>(null);
  const key = JSON.stringify(claim);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the claim
  useEffect(() => {
    let dropped = false;
    void loadLawyerCases(claim, { lawyer, lawoffice }).then((cases) => !dropped && setFound(cases));
    return () => {
      dropped = true;
    };
  }, [key, lawyer, lawoffice]);
  return found;
}
