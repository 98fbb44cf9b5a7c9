/** The experts panel: rotating practice areas, experts. */
export const panel = {
  title: "专家团",
  areasTitle: "业务领域",
  pages: "第 {page} 页，编号 {from} 至 {to}",
  pause: "暂停轮换",
  resume: "继续轮换",
  all: "显示全部 {count} 个",
  star: "对应司法部评定的专业",
  expertsTitle: "专家",
  noExperts: "目前没有展示的专家。",
  sample: "示例",
};
