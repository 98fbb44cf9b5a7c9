import type { Issue } from "../course/story.ts";
import type { Litigant } from "../world/litigant.ts";

/** A share of fault of the insured, argued with its own reason. */
export function contributory(
  insured: Litigant,
  argue: string[],
  found: string,
  keeps: number,
  likely = 0.35,
): Issue {
  const percent = Math.round((1 - keeps) * 100);
  return {
    topic: "被保险人的过错及责任比例",
    argue,
    overrule: [
      `${insured.short}的上述行为与损失之间的因果关系缺乏证据证明，请求减轻责任的理由不能成立。`,
      `没有证据表明${insured.short}对事故的发生或者损失的扩大存在过错，对该抗辩不予采纳。`,
      "举证责任在于主张减轻责任的一方，现有材料尚不足以证明被保险人存在与有过失。",
    ],
    sustain: [
      `${found}，对损失的扩大亦有过错，依法可以减轻侵权一方的责任，本院酌定${insured.short}自行承担${percent}%。`,
      `${found}，${insured.short}应自负${percent}%的责任，原告作为代位权人，其可追偿的范围应作相应扣减。`,
    ],
    keeps,
    likely,
  };
}
