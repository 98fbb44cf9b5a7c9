export interface WorstRequest {
  name: string;
  path: string;
  body: object;
}

const CHARACTERS = [
  ..."的人法院告原被保险合同本为不在有定一年月日元条第民中国公司案限理事判决及与于之等款依其应由予付",
];
const WORDS =
  "保险 合同 人民法院 利息 违约金 证据 损失 被告 原告 公司 有限公司 本院认为 判决 如下 规定 民事 诉讼 赔偿 责任 事实 请求 审理 终结 支付 之日 起诉 依法 双方 约定 履行 义务 承担 费用 案件受理费 减半 负担 上诉 送达 提交 副本 中级 审判 书记员 年月 法律 条款 金额 借款 工程 质量".split(
    " ",
  );
const group = (from: number, to: number) => CHARACTERS.slice(from, to).join(" ");

const search = (name: string, query: object): WorstRequest => ({
  name,
  path: "/search",
  body: { search: query },
});

/** The most expensive requests found among all kinds of valid requests. */
export const WORST_REQUESTS: readonly WorstRequest[] = [
  search("near, two frequent words", { near: ["保险 合同"] }),
  search("near, two words of all documents", { near: ["原告 被告"] }),
  search("near, two frequent characters", { near: [group(0, 2)] }),
  search("near, three groups of five characters", { near: [group(0, 5), group(5, 10), group(10, 15)] }),
  search("near, three groups of words", {
    near: [WORDS.slice(0, 4).join(" "), WORDS.slice(4, 8).join(" "), WORDS.slice(8, 12).join(" ")],
  }),
  search("five frequent characters", { qr: CHARACTERS.slice(0, 5) }),
  search("50 words", { qr: WORDS }),
  search("50 words in the title", { title: WORDS }),
  search("words that end in a run of one character", {
    qr: ["人民法院院院院院院院院", "00000000", "1000000"],
  }),
  search("48 characters to leave out", { qr: ["保险"], without: CHARACTERS }),
  search("48 characters in names", { judge: CHARACTERS, counsel: CHARACTERS }),
  {
    name: "facets of five characters",
    path: "/search/treedata",
    body: { qr: CHARACTERS.slice(0, 5) },
  },
  ...[WORDS, CHARACTERS].flatMap((qr) => [
    {
      name: `explain ${qr[0]} and ${qr.length - 1} more`,
      path: "/search/count",
      body: { search: { qr }, explain: true },
    },
    {
      name: `statistics of ${qr[0]} and ${qr.length - 1} more`,
      path: "/search/statistics",
      body: { search: { qr } },
    },
  ]),
  {
    name: "statistics of 50 to leave out",
    path: "/search/statistics",
    body: { search: { qr: ["保险"], without: WORDS } },
  },
  ...(["docx", "xlsx"] as const).map((format) => ({
    name: `20 documents as ${format}`,
    path: "/search/download",
    body: { search: { qr: ["保险"] }, format, from: 1, to: 20 },
  })),
];
