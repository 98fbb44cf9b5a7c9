import { describe, expect, test } from "vitest";
import { type PlaceNames, placeFirm } from "#domain/recovery/people/firm-place.ts";

const places: PlaceNames = {
  provinces: [
    { short: "内蒙古", name: "内蒙古自治区" },
    { short: "北京", name: "北京市" },
    { short: "吉林", name: "吉林省" },
  ],
  cities: [
    { short: "呼和浩特", name: "呼和浩特市", province: "内蒙古自治区" },
    { short: "吉林", name: "吉林市", province: "吉林省" },
  ],
};
const place = (firm: string, met: [string, string][] = []) => {
  const { province, city } = placeFirm(
    firm,
    met.map(([p, c]) => ({ province: p, city: c, count: 1 })),
    places,
  );
  return `${province} ${city}`;
};

describe("placeFirm", () => {
  test("a branch sits in the city in the brackets", () => {
    expect(place("北京示例（呼和浩特）律师事务所")).toBe("内蒙古自治区 呼和浩特市");
  });

  test("a municipality is province and city; a province's name tells no city", () => {
    expect(place("北京示例律师事务所")).toBe("北京市 北京市");
    expect(place("吉林示例律师事务所")).toBe("吉林省 ");
  });

  test("the courts the firm appears at most complete the city, inside the province of its name", () => {
    const met: [string, string][] = [
      ["北京市", "北京市"],
      ["北京市", "北京市"],
      ["内蒙古自治区", "包头市"],
    ];
    expect(place("内蒙古示例律师事务所", met)).toBe("内蒙古自治区 包头市");
  });

  test("a place counts only where the name begins with it", () => {
    expect(place("示例吉林律师事务所")).toBe(" ");
    expect(place("示例呼和浩特律师事务所")).toBe(" ");
    expect(place("示例（分所呼和浩特）律师事务所")).toBe(" ");
    expect(place("呼和浩特示例律师事务所")).toBe("内蒙古自治区 呼和浩特市");
  });

  test("of courts met equally often the first by name decides, and those without a city none", () => {
    const met: [string, string][] = [
      ["内蒙古自治区", "包头市"],
      ["内蒙古自治区", "乌海市"],
      ["内蒙古自治区", ""],
      ["", "无名市"],
    ];
    expect(place("示例律师事务所", met)).toBe("内蒙古自治区 乌海市");
    expect(place("吉林示例律师事务所", met)).toBe("吉林省 ");
  });

  test("without any sign the place stays empty", () => {
    expect(place("示例律师事务所")).toBe(" ");
  });
});
