import counties from "../../sources/divisions/areas.json" with { type: "json" };
import prefectures from "../../sources/divisions/cities.json" with { type: "json" };

/** A prefecture-level division (地级); `code` has four digits of GB/T 2260. */
export interface Prefecture {
  code: string;
  name: string;
  province: string;
}

/**
 * A county-level division (县级); `code` has six digits. `prefecture` is the four-digit code above it. A county
 * directly under a province has one too, but no Prefecture has that code.
 */
export interface County {
  code: string;
  name: string;
  prefecture: string;
  province: string;
}

// Statistical codes 71 to 79 are development zones, not divisions. Code 00 is a prefecture listed as its own
// county.
const isZone = (code: string) => /7\d$/.test(code);
const isPlaceholder = (name: string) => name === "市辖区" || name === "县" || name.includes("直辖县级");

/** The country's prefecture-level divisions, by code, without placeholders. */
export function listPrefectures(): Prefecture[] {
  return prefectures
    .filter(({ name }) => !isPlaceholder(name))
    .map(({ code, name, provinceCode }) => ({ code, name, province: provinceCode }));
}

/** The country's county-level divisions, by code, without statistical zones. */
export function listCounties(): County[] {
  return counties
    .filter(({ code, name }) => !isZone(code) && !isPlaceholder(name))
    .map(({ code, name, cityCode, provinceCode }) => ({
      code,
      name,
      prefecture: cityCode,
      province: provinceCode,
    }));
}
