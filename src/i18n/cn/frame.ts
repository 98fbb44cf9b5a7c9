/** Words of the frame around every page. */
export const frame = {
  skip: "跳到正文",
  home: "首页",
  mainMenu: "主导航",
  footerMenu: "页脚导航",
  language: "English",
  newTab: "（在新窗口打开）",
  phone: "电话",
  email: "邮箱",
  hours: "服务时间",
  chat: "在线咨询",
  broken: { text: "这一部分出错了，无法显示。", reload: "重新载入本页", contact: "联系我们" },
  sample: "示例数据",
  sampleText: "本页所示裁判文书、当事人、律师和数字均为程序生成的示例，与真实的人和案件无关。",
};
