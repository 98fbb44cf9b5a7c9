/** Failures of the lawyer list and its companions. */
export const recoveryErrors = {
  invalid: "请求的参数有误，请检查后重试。",
  unknownReason: "没有这个案由，请从列表中选择。",
  unknownCourt: "没有这家法院，请从列表中选择。",
  ambiguousCourt: "有几家法院叫这个名字，请写全称：{courts}",
  invalidAmount: "金额区间有误，请从列表中选择。",
  method: "不支持这种请求方式。",
  json: "请求内容不是有效的 JSON。",
  missing: "律师数据尚未生成，请运行 npm run data。",
};
