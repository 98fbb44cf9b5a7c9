/** The six info pages and the three landing pages. */
export const info = {
  menu: "信息页",
  updated: "更新于",
  contactTitle: "联系方式",
  phone: "客服电话",
  email: "客服邮箱",
  hours: "服务时间",
  chat: "在线咨询",
  openChat: "打开在线咨询",
  qr: "扫码联系",
  qrLabel: "二维码，指向 {address}",
  qrWaiting: "二维码在填好网址后自动生成",
  buttonWaiting: "在线咨询网址：{value}",
};
