/** The map of the chosen area. */
export const regionMap = {
  label: "中国地图，按省级行政区划分",
  live: "地图：{name}",
  keys: "方向键移动，回车选定，退格返回上一级。",
  china: "全国",
  back: "返回全国",
  inside: "看{name}地图",
  list: "以列表选择地区",
  listOf: "以列表选择：{name}",
  chosen: "已选定：{name}",
  notChosen: "没有选定 {name}：法院目录没有载入，请再选一次。",
  noCourt: "{name}：法院目录没有收录当地法院。",
  loading: "正在载入地图",
  failed: "地图没有载入，可用列表选择。",
  sea: "南海诸岛",
  review: "审图号：{n}",
};
