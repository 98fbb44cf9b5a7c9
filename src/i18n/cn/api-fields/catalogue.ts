/** Fields of courts and causes to choose from. */
export const catalogueFields = {
  children: "下级",
  parent: "上一级的代码或名称",
  leaf: "没有下级",
  "CatalogueItem.path": "从最上级到本级的代码",
  former: "输入的是曾用名时：该名称及停用的年份",
  "CatalogueItem.name": "曾用名",
  "CatalogueItem.until": "停用的年份",
};
