import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { personalSpans } from "#domain/judgment/masking/mask-text.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { maskedBy } from "./masked-by.ts";

const maskText = maskedBy((text) => personalSpans(text, { people: true, somebody: true }));
const masked = (text: string) => maskText(text, {});

describe("maskText", () => {
  test.each([
    ["公民身份号码150102198503041234。", "公民身份号码×××。"],
    ["身份证号：15010219850304123X，汉族", "身份证号：×××，汉族"],
    ["身份证号１５０１０２１９８５０３０４１２３４，", "身份证号×××，"],
    ["例某（150102198503041234）到案", "例某（×××）到案"],
    ["护照号码12345678。", "护照号码×××。"],
    ["电话13800001234联系", "电话×××联系"],
    ["手机号为138 0000 1234。", "手机号为×××。"],
    ["联系电话：0471-6543210。", "联系电话：×××。"],
    ["号码13800001234、13900001234。", "号码×××、×××。"],
    ["账号6222020200112233445的银行卡", "账号×××的银行卡"],
    ["户名例某，卡号62220202 00112233445。", "户名例某，卡号×××。"],
    ["工商银行（6222020200112233445）", "工商银行（×××）"],
    ["驾驶蒙A12345小型轿车", "驾驶蒙A×××小型轿车"],
    ["蒙A·D12345、冀B-1234X号", "蒙A×××、冀B×××号"],
    ["蒙房权证新城字第0123456号", "蒙房权证新城字第×××号"],
    ["呼国用（2012）第0102号土地", "呼国用（2012）第×××号土地"],
    ["蒙（2018）呼和浩特市不动产权第0012345号", "蒙（2018）呼和浩特市不动产权第×××号"],
    ["邮箱li.example@example.com。", "邮箱×××。"],
    ["微信号：abc12345，QQ号123456789", "微信号：×××，QQ号×××"],
    ["住呼和浩特市新城区海拉尔大街12号3栋2单元401室。", "住呼和浩特市新城区×××。"],
    ["汉族，住内蒙古自治区固阳县金山镇某村三组。", "汉族，住内蒙古自治区固阳县×××。"],
    ["户籍所在地安徽省固镇县城关镇，现住本市新城区阳光小区", "户籍所在地安徽省固镇县×××，现住本市新城区×××"],
    ["到海拉尔大街12号的超市", "到海拉尔大街12号的超市"],
    ["阳光小区3号楼1单元101室", "×××"],
    ["窜至新城区学苑路师范学院15舍308寝室，", "窜至新城区×××，"],
    ["进入例样花园A座2704的合租房", "进入×××的合租房"],
    ["被告人例某患有精神分裂症。", "被告人例某患有×××。"],
    ["经诊断为高血压、糖尿病，需休养", "经诊断为×××，需休养"],
  ])("%s becomes %s", (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  test.each([
    "（2021）内0102民初1234567号",
    "统一社会信用代码91150102MA0N1234X5，法定代表人例某",
    "统一社会信用代码913702110732511939。",
    "注册号150100000012345。",
    "货款12345678元，利息1234567.89元",
    "共计人民币123456789元",
    "2014年8月31日10时42分，20140831",
    "合同编号201408310001、发票号码12345678",
    "依照《中华人民共和国民法典》第一千零六十四条",
    "订单号1234567890123456，运单号123456789012",
    "专利号ZL200920193912.3",
    "男，1985年3月4日出生，汉族，住呼和浩特市新城区。",
    "原告住院治疗15天，支付住宿费、住房租金。",
    "被告：例样有限公司，住所地呼和浩特市新城区海拉尔大街12号。",
    "原告例样银行股份有限公司，住所地呼和浩特市新城区中山路8号3栋101室。",
    "左股骨骨折，构成轻伤二级，住院12天",
    "其行为构成传播性病罪。职业病诊断证明",
    "手机133××××5440，卡号62×××28",
    "驾驶陕GXXXXX小轿车",
    "面积9814.72平方米，股票600123",
    "第1234567号商标",
  ])("leaves %s", (text) => {
    expect(masked(text)).toBe(text);
  });

  test("counts what it masks by kind", () => {
    const counts: MaskCounts = {};
    maskText("例某，身份证号150102198503041234，电话13800001234、13900001234，驾驶蒙A12345。", counts);
    expect(counts).toEqual({ identity: 1, telephone: 2, plate: 1 });
  });

  const PIECES = [
    "身份证号",
    "电话",
    "账号",
    "例某",
    "住",
    "呼和浩特市",
    "新城区",
    "海拉尔大街",
    "12号",
    "3栋",
    "2单元",
    "401室",
    "150102198503041234",
    "13800001234",
    "6222020200112233445",
    "12345678",
    "蒙A12345",
    "元",
    "、",
    "，",
    "。",
    "（",
    "）",
    "患有",
    "高血压",
    "×××",
    "第",
    "号",
    "房权证",
    "国用",
    "合同编号",
    "2021年3月4日",
    "1",
    "x",
    "银行",
    "QQ号",
    " ",
    "户籍地",
  ];
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((parts) => parts.join(""));

  test("masks a masked text to itself", () => {
    fc.assert(
      fc.property(text, (given) => {
        const once = masked(given);
        expect(masked(once)).toBe(once);
      }),
      { numRuns: runs(500) },
    );
  });

  test("leaves every character that it does not mask, in its order", () => {
    fc.assert(
      fc.property(text, (given) => {
        const kept = masked(given).split("×").filter(Boolean);
        let at = 0;
        for (const piece of kept) {
          const found = given.indexOf(piece, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + piece.length;
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("changes nothing in a text without digits, homes and illnesses", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."甲乙丙原告被告判决如下，。；：（）《》的和与") }),
        (given) => {
          expect(masked(given)).toBe(given);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
