import type { Issue, Scene } from "../course/story.ts";
import { type Day, dayOf } from "../world/calendar.ts";
import type { Litigant } from "../world/litigant.ts";

/** The name of the rate for late interest; LPR replaced the benchmark on 2019-08-20. */
export function lendingRate(day: Day): string {
  return day >= dayOf(2019, 8, 20)
    ? "全国银行间同业拆借中心公布的一年期贷款市场报价利率"
    : "中国人民银行同期同类贷款基准利率";
}

/** The limitation period of civil claims: three years under the General Provisions, two before. */
function limitation(day: Day): string {
  return day >= dayOf(2017, 10, 1) ? "三年" : "二年";
}

/** Full names, as operative parts print them. */
export function fullNames(litigants: Litigant[]): string {
  return litigants.map((each) => each.name).join("、");
}

/** 于本判决生效之日起十日内. */
export function inTime(scene: Scene): string {
  return scene.one(
    "于本判决生效之日起十日内",
    "于本判决生效之日起十五日内",
    "在本判决生效后三十日内",
    "于本判决发生法律效力之日起十日内",
  );
}

/** The defence of limitation against a claim that was asserted in time; it is never sustained. */
export function limitationIssue(scene: Scene, debtor: string, pressed: string): Issue {
  const years = limitation(scene.filed);
  return {
    topic: "诉讼时效",
    argue: [
      `原告主张的债权已经超过${years}的诉讼时效期间。`,
      "原告多年来从未主张权利，其请求已过诉讼时效，不应受到保护。",
    ],
    overrule: [
      `${pressed}，诉讼时效因此中断，至起诉时未届满，${debtor}的时效抗辩不能成立。`,
      `诉讼时效期间应从履行期限届满之日起计算，且${pressed}，故本案起诉未超过${years}诉讼时效期间。`,
    ],
    sustain: [],
    keeps: 1,
    likely: 0,
  };
}
