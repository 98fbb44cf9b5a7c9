/** Words of law as they are typed by mistake, each with the word of the same sound that is meant. */
const MEANT: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/上述(?=费(?!用)|期|状|要|多少)|尚诉|上訢/gu, "上诉"],
  [/律士|律事(?!务)|侓师/gu, "律师"],
  [/陪(?=钱|偿|付|多少|几)|(?<=不|没|拒)陪(?=$|[\s，。？?])/gu, "赔"],
  [/那(?=个律师|家律所|个法院)/gu, "哪"],
];

/** Replaces usual typing errors in words of law: 上述费怎么算, 保险公司不陪钱, 找律士. */
export const mendHomophones = (typed: string): string =>
  MEANT.reduce((text, [wrong, right]) => text.replace(wrong, right), typed);
