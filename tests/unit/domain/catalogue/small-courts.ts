import { type CourtFacts, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { courtMaker } from "#tests/fixtures/courts/small-trees.ts";

const court = courtMaker();

const facts: CourtFacts = {
  former: [{ name: "郊区人民法院", courts: ["石家庄市长安区人民法院"], until: 2010 }],
  formerCities: [],
  nicknames: [{ name: "羊城", place: "广州" }],
  codes: {
    河北省高级人民法院: ["冀"],
    河北省石家庄市中级人民法院: ["冀01"],
    石家庄市桥西区人民法院: ["冀0104"],
    邢台市桥西区人民法院: ["冀0503"],
    广东省高级人民法院: ["粤"],
    广州市天河区人民法院: ["粤0106"],
  },
  soundAlikes: "长常\n天田",
  towns: "石家庄市长安区人民法院\t西兆通 南村\n广州市天河区人民法院\t石牌 南村\n没有的法院\t无名",
};

/** A catalogue of a few courts, two of which have the same name except for their city. */
export const smallCourts = indexCourts(
  [
    court(0, "最高人民法院", "", [
      court(1, "河北省高级人民法院", "he_bei", [
        court(2, "河北省石家庄市中级人民法院", "石家庄市", [
          court(3, "石家庄市长安区人民法院", "长安区"),
          court(3, "石家庄市桥西区人民法院", "桥西区"),
          court(3, "平山县人民法院", "平山县"),
        ]),
        court(2, "河北省邢台市中级人民法院", "邢台市", [court(3, "邢台市桥西区人民法院", "桥西区")]),
      ]),
      court(1, "广东省高级人民法院", "guang_dong", [
        court(2, "广东省广州市中级人民法院", "广州市", [
          court(3, "广州市天河区人民法院", "天河区"),
          court(3, "广州市白云区人民法院", "白云区"),
        ]),
        court(2, "广东省清远市中级人民法院", "清远市", [court(3, "连山壮族瑶族自治县人民法院", "连山县")]),
      ]),
    ]),
  ],
  facts,
);

/** The id of the court with a label. */
export const courtId = (label: string): number => smallCourts.byLabel(label)!.value;
