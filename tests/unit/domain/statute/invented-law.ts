import { createHash } from "node:crypto";
import { parseStatute } from "#domain/statute/parse/parse-statute.ts";
import type { StatuteDocument } from "#domain/statute/record.ts";

export const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest();

/** An invented law, in the form in which laws are published. */
export const KITE_LAW = `# 中华人民共和国风筝法

2001年3月4日 第九届风筝会议第二次会议通过

2011年5月6日 第十一届风筝会议第五次会议《关于修改〈中华人民共和国风筝法〉的
决定》第一次修正

<!-- INFO END -->

## 第一章　总 则

第一条 为了让风筝飞得高，制定本法。

第二条 本法所称风筝，是指用线牵着的飞行物。

风筝的线由放飞人自备。

## 第二章 放飞

### 第一节 一般规定

第三条 放飞风筝应当符合下列条件：

（一）有风；

（二）没有雷电。

第三条之一 夜间放飞的，应当挂灯。

### 第二节 责任

第四条 风筝撞坏他人屋顶的，放飞人应当赔偿。

## 第三章 附 则

第五条 本法自2001年7月1日起施行。《风筝管理条例》同时废止。

附件一

第一条 附件里的第一条不是本法的条文。
`;

export function parsed(text: string, name = "law.md"): StatuteDocument {
  const result = parseStatute(text, { name, source: "test", sha256 });
  if (result.kind !== "statute") throw new Error(JSON.stringify(result));
  return result.document;
}
