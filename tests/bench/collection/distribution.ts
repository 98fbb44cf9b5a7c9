/*
 * The composition of the collection of 149 million, in millions as far as known (formats of the circulating
 * collections, counted by those who keep them); the shares in between are estimates.
 */

/** A kind of case as the collection names it, with its procedures and the mean length of its judgments in characters. */
export interface KindShare {
  kind: string;
  code: string;
  millions: number;
  characters: number;
  procedures: readonly (readonly [name: string, code: string, millions: number])[];
}

export const KIND_SHARES: readonly KindShare[] = [
  {
    kind: "民事案件",
    code: "1",
    millions: 90.7,
    characters: 3120,
    procedures: [
      ["民事一审", "0301", 69.1],
      ["民事二审", "0302", 7.1],
      ["民事审判监督", "0304", 1.3],
      ["特别程序", "0311", 5],
      ["督促", "0314", 8.2],
    ],
  },
  {
    kind: "执行案件",
    code: "5",
    millions: 42.4,
    characters: 1150,
    procedures: [
      ["执行实施", "1001", 36.7],
      ["执行审查", "1002", 5.7],
    ],
  },
  {
    kind: "刑事案件",
    code: "2",
    millions: 11.1,
    characters: 2600,
    procedures: [
      ["刑事一审", "0201", 6],
      ["刑事二审", "0202", 1],
      ["刑罚与执行变更", "0207", 4.1],
    ],
  },
  {
    kind: "行政案件",
    code: "3",
    millions: 3.2,
    characters: 3300,
    procedures: [
      ["行政一审", "0401", 2.1],
      ["行政二审", "0402", 1.1],
    ],
  },
  { kind: "管辖案件", code: "4", millions: 0.7, characters: 420, procedures: [["民事管辖", "0101", 0.7]] },
];

/** Causes of civil cases. Those without any name are mostly enforcement. */
export const CIVIL_CAUSES: readonly (readonly [cause: string, millions: number])[] = [
  ["民间借贷纠纷", 18.3],
  ["买卖合同纠纷", 10.4],
  ["金融借款合同纠纷", 7.8],
  ["借款合同纠纷", 7.6],
  ["离婚纠纷", 7],
  ["机动车交通事故责任纠纷", 6.4],
  ["其他案由", 4.5],
  ["物业服务合同纠纷", 4],
  ["合同纠纷", 3.7],
  ["信用卡纠纷", 3.4],
  ["劳动争议", 2.6],
  ["房屋租赁合同纠纷", 2.2],
  ["商品房销售合同纠纷", 2.1],
  ["建设工程施工合同纠纷", 1.9],
  ["追偿权纠纷", 1.6],
  ["保证保险合同纠纷", 1.5],
  ["租赁合同纠纷", 1.4],
  ["生命权、健康权、身体权纠纷", 1.2],
  ["劳务合同纠纷", 1.2],
  ["承揽合同纠纷", 0.9],
  ["抚养费纠纷", 0.5],
];

/** Offences of criminal judgments by their share. */
export const OFFENCES: readonly (readonly [offence: string, share: number])[] = [
  ["危险驾驶罪", 27],
  ["盗窃罪", 20],
  ["故意伤害罪", 9],
  ["诈骗罪", 8],
  ["交通肇事罪", 7],
  ["走私、贩卖、运输、制造毒品罪", 6],
  ["寻衅滋事罪", 5],
  ["开设赌场罪", 4],
  ["掩饰、隐瞒犯罪所得、犯罪所得收益罪", 4],
  ["帮助信息网络犯罪活动罪", 4],
  ["容留他人吸毒罪", 3],
  ["职务侵占罪", 1.5],
  ["非法持有毒品罪", 1.5],
];

/**
 * Judgments by year in millions (the set of 85 million); the years before 2013 have about a million together.
 */
export const YEARS: readonly (readonly [year: number, millions: number])[] = [
  [2010, 0.2],
  [2011, 0.3],
  [2012, 0.5],
  [2013, 1.4],
  [2014, 6.9],
  [2015, 9.6],
  [2016, 12.3],
  [2017, 16.6],
  [2018, 19.2],
  [2019, 23.3],
  [2020, 23.7],
];

/** Share of each level of courts in what is published. */
export const LEVELS = { basic: 0.86, intermediate: 0.122, high: 0.016, supreme: 0.002 } as const;

/** How often each known kind of dirt occurs, as a share of rows. */
export const DIRT = {
  /** A document that is not public: a placeholder gives the reason. */
  notPublic: 0.04,
  /** The same document again, under another id. */
  twice: 0.006,
  /** A column that is missing (\N or empty), by column. */
  missing: 0.015,
  /** A broken character somewhere in the text, or in a column. */
  broken: 0.01,
  brokenColumn: 0.002,
  /** HTML entities in the text. */
  entities: 0.03,
  /** A date in the future or in year 0. */
  impossibleDate: 0.002,
  /** A procedure given only as its code. */
  code: 0.05,
  /** Line breaks inside the quoted text. */
  lineBreaks: 0.05,
  /** Names masked as 李** or 李某. */
  masked: 0.35,
} as const;

/** Why documents are not public (法释〔2016〕19号, art. 4 and 6). */
export const WITHHELD_REASONS: readonly (readonly [reason: string, share: number])[] = [
  ["离婚诉讼或者涉及未成年子女抚养、监护的", 55],
  ["以调解方式结案的", 20],
  ["人民法院认为不宜在互联网公布的其他情形", 15],
  ["未成年人犯罪的", 7],
  ["确认人民调解协议效力的", 2],
  ["涉及国家秘密的", 1],
];
