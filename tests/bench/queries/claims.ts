/** The claims for both endpoints of the bench, over courts, causes and amounts. */
const COURTS = [
  "上海市浦东新区人民法院",
  "内蒙古自治区呼和浩特市中级人民法院",
  "北京市高级人民法院",
  "最高人民法院",
  "",
];
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

/** Claims over courts, causes and amounts; an empty court means any. */
export const benchClaims = (): BenchClaim[] =>
  COURTS.flatMap((court) =>
    CAUSES.flatMap((reason) => AMOUNTS.map(([amount, amountMax]) => ({ reason, court, amount, amountMax }))),
  );
