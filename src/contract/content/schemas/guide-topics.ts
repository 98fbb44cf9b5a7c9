/** The Chinese name of each topic. Pages and the CMS show it. */
export const TOPIC_NAMES = {
  work: "工作",
  money: "借钱与欠款",
  company: "公司与生意",
  family: "婚姻、家庭与继承",
  home: "租房、买房与邻里",
  harm: "受伤与损害",
  shopping: "消费与网络",
  crime: "刑事与报案",
  state: "法院、土地与行政",
};
export type GuideTopic = keyof typeof TOPIC_NAMES;
/** Topics of guides, in the order in which pages show them. */
export const GUIDE_TOPICS = Object.keys(TOPIC_NAMES) as GuideTopic[];
