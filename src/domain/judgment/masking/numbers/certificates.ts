import { allMatches } from "../../../text/all-matches.ts";
import { MASK, type Span } from "../printed/kinds.ts";

const PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-ZＡ-Ｚ](?=[·•\-－.． 临]?[A-Z0-9Ａ-Ｚ０-９ ]{0,6}[0-9０-９])[·•\-－.． ]?(?:临 ?)?(?:[A-Z0-9Ａ-Ｚ０-９][ ·]?){4,6}(?<![ ·])(?![A-Z0-9×*\-－])/g;

/** The plate of an electric bicycle, which names the county: 苏E吴江39271. */
const COUNTY_PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][-－·]?[\u4e00-\u9fff]{2}[-－·]?[A-Z]?[0-9]{4,6}(?![0-9])/g;

/** The plate of a trailer: 蒙A716挂. */
const TRAILER = /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·-]?[A-Z0-9]{3,5}挂/g;

/**
 * A number built into a vehicle or a telephone. It identifies the owner like a plate: 车架号：LZZ…, 发动机号…, IMEI….
 */
const BUILT_IN =
  /((?:车架|发动机|车辆识别(?:代号|代码|码)|VIN码?|IMEI码?|串号|机身号?码?|电动机)(?:号码?|编号|代码)?(?:[（(](?:VIN码?|IMEI码?)[）)])?(?:后[四六八]位)?(?:分别)?[：:为是系（(\s]{0,2})((?=[A-Z0-9*-]*[0-9])[A-Z0-9][A-Z0-9*-]{4,19}(?:[、和/][A-Z0-9*-]{5,20})*)(?![0-9A-Za-z年元])/gi;

/**
 * Finds number plates, without the two characters of their place (蒙A×××), and the built-in numbers of
 * vehicles and telephones.
 */
export function plateSpans(text: string): Span[] {
  const plates = [
    ...allMatches(text, PLATE),
    ...allMatches(text, COUNTY_PLATE),
    ...allMatches(text, TRAILER),
  ].flatMap(({ 0: printed, index }) =>
    // The court has masked the plate already: 陕GXXX12.
    /X{2}/.test(printed) ? [] : [{ from: index + 2, to: index + printed.length }],
  );
  const builtIn = allMatches(text, BUILT_IN).map(({ 0: printed, 2: code = "", index }) => ({
    from: index + printed.length - code.length,
    to: index + printed.length,
  }));
  return [...plates, ...builtIn].map((span) => ({ ...span, shown: MASK, kind: "plate" as const }));
}

/** The number of a certificate. */
const CODE = "(?:[A-Za-z0-9][A-Za-z0-9\\-－—.]{2,24}|[〇○零一二三四五六七八九]{5,16})";
const CERTIFICATE = new RegExp(
  `((?:不动产权|房权|(?<!知识)产权|房地权|房地产权|房地|房屋所有权|[\\u4e00-\\u9fff]房字|土地使用权|土地所有权|林权|他项权|宅基地使用权|登记证书|国用|集用|房产|土地)(?:证书?|字|[（(]?[0-9]{4}[）)]?)?(?:[^，。；、：:0-9×第评司告函审判决约同]{0,12}?(?:字|证|[（(][0-9]{2,4}[）)]))?[^，。；、0-9A-Z×评司告函审判决约同]{0,12}?(?:第|字|号码?[：:为是]?|编号[：:为是]?))(${CODE}(?:号?[、和及／/]第?${CODE})*)(?![0-9A-Za-z×])`,
  "g",
);

/**
 * Finds the numbers of property certificates (房权证…第123号, 国用（2012）第0102号, 不动产权证号：…), of people and
 * organisations alike (art. 10 items 1 and 2).
 */
export function certificateSpans(text: string): Span[] {
  if (!/证|国用|集用|房字|不动产权/.test(text)) return [];
  return allMatches(text, CERTIFICATE).flatMap(({ 0: printed, 1: words = "", 2: codes = "", index }) =>
    /[0-9〇○零一二三四五六七八九]/.test(codes)
      ? [
          {
            from: index + words.length,
            to: index + printed.length,
            shown: MASK,
            kind: "certificate" as const,
          },
        ]
      : [],
  );
}
