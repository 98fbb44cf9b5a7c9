import { describe, expect, test } from "vitest";
import { readReadings } from "#build/courts/court-sources.ts";
import { placePinyin } from "#build/courts/place-pinyin.ts";

describe("placePinyin", () => {
  test.each([
    ["石家庄市长安区", "shi jia zhuang shi chang an qu"],
    ["吉林省长春市", "ji lin sheng chang chun shi"],
    ["长子县", "zhang zi xian"],
    ["六安市金安区", "lu an shi jin an qu"],
    ["六盘水市水城区", "liu pan shui shi shui cheng qu"],
    ["蚌埠市蚌山区", "beng bu shi beng shan qu"],
    ["重庆市", "chong qing shi"],
    ["都江堰市", "du jiang yan shi"],
    ["绿春县", "lv chun xian"],
    ["内蒙古自治区呼和浩特市", "nei meng gu zi zhi qu hu he hao te shi"],
  ])("%s", (name, reading) => {
    expect(placePinyin(name, readReadings()).join(" ")).toBe(reading);
  });
});
