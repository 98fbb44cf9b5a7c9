/** The question that both case and claim endpoints of the bench ask, over courts, causes and amounts. */
const COURTS = {
  "a basic court": ["上海市浦东新区人民法院"],
  "an intermediate court": ["内蒙古自治区呼和浩特市中级人民法院", "广东省深圳市中级人民法院"],
  "a province": ["北京市高级人民法院", "四川省高级人民法院"],
  "the supreme court": ["最高人民法院"],
  "no court": [""],
};
const CAUSES = ["保险人代位求偿权纠纷", "财产保险合同纠纷", "民间借贷纠纷", "买卖合同纠纷"];
const AMOUNTS: [amount: string, amountMax: string][] = [
  ["1000000", "3000000"],
  ["0", "100000"],
  ["50000000", ""],
];

export interface BenchClaim {
  reason: string;
  court: string;
  amount: string;
  amountMax: string;
}

/** Claims by the kind of court, over courts, causes and amounts; an empty court means any. */
export function claimsByCourt(): Record<string, BenchClaim[]> {
  const claims = (courts: string[]) =>
    courts.flatMap((court) =>
      CAUSES.flatMap((reason) =>
        AMOUNTS.map(([amount, amountMax]) => ({ reason, court, amount, amountMax })),
      ),
    );
  return Object.fromEntries(Object.entries(COURTS).map(([kind, courts]) => [kind, claims(courts)]));
}

/** All of them in one list. */
export const benchClaims = (): BenchClaim[] => Object.values(claimsByCourt()).flat();
