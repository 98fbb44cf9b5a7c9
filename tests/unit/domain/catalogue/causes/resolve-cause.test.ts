import { existsSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCauseSources } from "#build/causes/cause-sources.ts";
import { buildCauseTree } from "#build/causes/cause-tree.ts";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { type CauseHint, resolveCause } from "#domain/catalogue/causes/resolve-cause.ts";
import { measureCauseResolver } from "../../../../../research/measure/catalogue-causes.ts";

const { tree, names } = buildCauseTree(readCauseSources());
const causes = indexCauses(tree, names);
const label = (text: string | string[], hint?: CauseHint) => {
  const found = resolveCause(text, causes, hint);
  return found.kind === "found" ? causes.byId(found.code)!.label : "unknown";
};

describe("resolveCause on titles", () => {
  test.each([
    ["侵害出资人权益纠纷", "侵害企业出资人权益纠纷"],
    ["企业承包经营协议纠纷一案", "企业承包经营合同纠纷"],
    ["执行异议纠纷", "执行程序中的异议之诉"],
    ["股权转让款纠纷", "股权转让纠纷"],
    ["债权纠纷", "unknown"],
    ["买卖纠纷", "买卖合同纠纷"],
    ["某甲与某乙公司纠纷", "unknown"],
    ["借款担保纠纷", "合同纠纷"],
    ["某甲与某乙侵害出资人权益纠纷", "unknown"],
  ])("%s alone shortens %s", (printed, cause) => {
    expect(label(printed, { branch: "2" })).toBe(cause);
  });

  test.each([
    ["张某与某公司买卖合同纠纷案", "买卖合同纠纷"],
    ["甲公司诉乙保险公司财产保险合同纠纷一审民事判决书", "财产保险合同纠纷"],
    ["原告张某与被告李某民间借贷纠纷一案，本院立案后依法适用简易程序", "民间借贷纠纷"],
    ["某保险公司与某运输公司保险人代位求偿权纠纷二审民事判决书", "保险人代位求偿权纠纷"],
    ["某公司诉某公司等海\n上、通海水域养殖损害责任纠\n纷案 无证养殖的范围", "海上、通海水域养殖损害责任纠纷"],
    ["某科技公司诉某公司侵害著作权及不正当竞争纠纷案", "著作权权属、侵权纠纷"],
    ["某甲、某乙故意伤害、某丙寻衅滋事案", "故意伤害罪"],
    ["某甲敲诈勒索案", "敲诈勒索罪"],
    ["某甲诉某县政府其他行政行为案", "法律法规有明确名称的其他行政行为/事项"],
    ["某甲与某乙离婚后损害赔偿纠纷案", "离婚后损害责任纠纷"],
    ["某种业公司与某合作社植物新品种权纠纷案", "植物新品种权权属、侵权纠纷"],
    ["某甲非法狩猎刑事附带民事公益诉讼案", "非法狩猎罪"],
    ["某甲与某乙保证保险合同纠纷执行监督案", "执行案由"],
    ["某公司诉某市公安局行政处罚及行政复议案", "行政处罚"],
    ["某检察院诉某县林业局未全面履行森林保护职责案", "不履行××职责"],
    ["某检察院诉某县林业局不履行法定职责行政公益诉讼案", "××（行政行为）公益诉讼"],
    ["某甲申请某中级人民法院重审无罪国家赔偿案", "重审无罪赔偿"],
    ["某公司申请破产重整案", "申请破产重整"],
    ["案外人某甲与某银行案外人执行异议之诉案", "案外人执行异议之诉"],
  ])("%s is %s", (title, cause) => {
    expect(label(title)).toBe(cause);
  });

  test("a text without any cause stays unknown", () => {
    expect(label("某甲与某乙一案")).toBe("unknown");
    expect(label("")).toBe("unknown");
  });

  test("everyday words are acts of government only where government is about", () => {
    expect(label("某甲与某乙罚款")).toBe("unknown");
    expect(label("某甲与某乙罚款", { branch: "5" })).toBe("罚款");
  });
});

describe("resolveCause on keyword lists", () => {
  test.each([
    ["刑事敲诈勒索罪强迫交易罪", "敲诈勒索罪"],
    ["民事著作权权属、侵权侵害作品信息网络传播权赔偿数额", "侵害作品信息网络传播权纠纷"],
    ["民事诉讼股权转让重复起诉", "股权转让纠纷"],
    ["民事合同纠纷协议管辖", "合同纠纷"],
    ["行政行政处罚行政拘留正当防卫", "行政拘留"],
    ["执行执行异议之诉案外人", "执行案由"],
    ["国家赔偿刑事赔偿再审无罪赔偿", "再审无罪赔偿"],
  ])("%s is %s", (keywords, cause) => {
    expect(label(keywords)).toBe(cause);
  });

  test("keywords narrow a title down and never contradict it", () => {
    expect(label(["甲诉乙行政确认案", "行政行政确认工伤保险资格认定"])).toBe("工伤保险资格或者待遇认定");
    expect(label(["甲诉乙合同纠纷案", "民事劳动争议"])).toBe("合同纠纷");
  });
});

describe("resolveCause on names", () => {
  test("every label resolves to itself or to the member that shares it", () => {
    for (const { value, label: name } of causes.ordered) {
      const hint = { branch: value[0] as CauseHint["branch"] };
      if (value.length > 1 && !name.startsWith("××"))
        expect([value, label(name, hint)]).toEqual([value, name]);
    }
  });

  test("every former name resolves to its successor", () => {
    for (const { name, code, until } of names) {
      if (until === null) continue;
      const found = resolveCause(name, causes, { branch: code[0] as CauseHint["branch"] });
      expect([name, found]).toEqual([name, { kind: "found", code }]);
    }
  });

  test.each([
    ["强迫职工劳动罪", "强迫劳动罪"],
    ["居间合同纠纷", "中介合同纠纷"],
    ["网络购物合同纠纷", "信息网络买卖合同纠纷"],
    ["电视购物合同纠纷", "信息网络买卖合同纠纷"],
    ["贩卖、运输毒品罪", "走私、贩卖、运输、制造毒品罪"],
    ["非法持有枪支、弹药罪", "非法持有、私藏枪支、弹药罪"],
    ["嫖宿幼女罪", "嫖宿幼女罪"],
    ["投机倒把罪", "投机倒把罪"],
  ])("%s is %s", (old, cause) => {
    expect(label(old)).toBe(cause);
  });

  test("white space and dropped commas do no harm", () => {
    const offences = causes.ordered.filter(({ value, children }) => /^1(0\d|10)\d/.test(value) && !children);
    fc.assert(
      fc.property(fc.constantFrom(...offences), fc.nat(20), (offence, at) => {
        const name = offence.label;
        const torn = `${name.slice(0, at)}\n ${name.slice(at)}`.replaceAll("、", "");
        expect(label(torn)).toBe(name);
      }),
    );
  });

  test("no text makes it throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(["found", "unknown"]).toContain(resolveCause(text, causes).kind);
      }),
    );
  });
});

describe("resolveCause on the reference cases", () => {
  const folder = "../shared/corpus/reference-cases";
  test.skipIf(!existsSync(folder))(
    `at least 98 % get a cause of their branch (skipped without ${folder})`,
    () => {
      for (const { branch, cases, resolved, otherBranch } of measureCauseResolver(folder, causes)) {
        expect([branch, resolved / cases >= 0.98, otherBranch]).toEqual([branch, true, 0]);
      }
    },
  );
});
