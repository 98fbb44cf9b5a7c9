import * as z from "zod/mini";
import { bilingual, externalLink, field, internalLink, isUnset, line } from "./field.ts";

const unset = (shape: RegExp, code: string) =>
  z.string().check(z.refine((text: string) => isUnset(text) || shape.test(text), { error: code }));

const linkOrUnset = unset(/^https:\/\/[^\s/]+\.\S+$/, "external_link");

/** Content of src/content/settings/site.yaml: the name of the site and who operates it. */
export const SiteSettings = z.strictObject({
  name: field(bilingual(20), "网站名称"),
  tagline: field(bilingual(40), "一句话介绍", { hint: "显示在浏览器标题和分享卡片上。" }),
  description: field(bilingual(120), "网站简介", { hint: "搜索引擎在结果里显示的一段话。" }),
  operator: field(bilingual(60), "运营主体全称", {
    hint: "个人信息保护法第十七条要求告知处理者的名称，请写营业执照上的全称。",
  }),
  operatorAddress: field(bilingual(120), "运营主体地址"),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/**
 * Content of src/content/settings/contact.yaml: how visitors reach us. Values may be `UNSET` until the site
 * opens.
 */
export const ContactSettings = z.strictObject({
  phone: field(unset(/^[+\d][\d\- ()]{4,24}$/, "phone"), "客服电话", {
    hint: "例如 010-12345678 或 400-123-4567。",
  }),
  email: field(unset(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email"), "客服邮箱", { hint: "写成 name@example.com。" }),
  hours: field(bilingual(40), "服务时间"),
  chat: field(linkOrUnset, "在线咨询网址", { control: "link", hint: "以 https:// 开头的完整网址。" }),
  login: field(linkOrUnset, "登录网址", {
    control: "link",
    hint: "以 https:// 开头的完整网址，在新窗口打开。",
  }),
  qr: field(linkOrUnset, "二维码指向的网址", {
    control: "link",
    hint: "扫码后打开的网址，以 https:// 开头；图案在发布时自动画出。",
  }),
});
export type ContactSettings = z.infer<typeof ContactSettings>;

/**
 * Content of src/content/settings/compliance.yaml: filing numbers, and where and how long personal data is
 * stored.
 */
export const ComplianceSettings = z.strictObject({
  icp: field(z.string().check(z.maxLength(60)), "ICP 备案号", {
    hint: "没有就留空，页脚不显示这一行。",
  }),
  icpLink: field(externalLink, "ICP 备案查询网址", { control: "link" }),
  police: field(z.string().check(z.maxLength(60)), "公安备案号", { hint: "没有就留空。" }),
  mapReview: field(z.string().check(z.maxLength(60)), "地图审图号", {
    hint: "有审图号才填，显示在地图下方；没有就留空。",
  }),
  storageCountry: field(bilingual(40), "个人信息存放国家", {
    hint: "线索和案件材料实际存放的国家或地区，换了存储服务必须同时改这里。",
  }),
  storageProvider: field(bilingual(60), "存放服务商", {
    hint: "实际保存线索和材料的公司名称；存放在境外的，个人信息保护法第三十九条要求告知。",
  }),
  storageContact: field(z.optional(z.string().check(z.maxLength(100))), "存放服务商的联系方式", {
    hint: "邮箱、电话或网址；存放在境外的，个人信息保护法第三十九条要求告知接收方的联系方式。",
  }),
  storageBasis: field(z.optional(bilingual(80)), "向境外提供的依据", {
    hint: "个人信息保护法第三十八条的条件，例如“已与接收方订立标准合同”；实际具备以后才填，没有就留空。",
  }),
  storageAbroad: field(z.boolean(), "是否存放在境外", {
    hint: "存放在中国内地以外打开，否则关闭。",
  }),
  retentionDays: field(z.int().check(z.minimum(1), z.maximum(1095)), "线索保留天数", {
    hint: "1 到 1095 的整数，到期自动删除。",
  }),
});
export type ComplianceSettings = z.infer<typeof ComplianceSettings>;

const menuItem = z.strictObject({
  cn: field(line(12), "中文名称"),
  en: field(line(32), "英文名称"),
  to: field(internalLink, "站内地址", { control: "link", hint: "以 / 开头，例如 /layout/toolbox。" }),
});
const menu = z.array(menuItem).check(z.minLength(1), z.maxLength(12));

/** Content of src/content/settings/menus.yaml: the entries of header and footer, in order. */
export const MenuSettings = z.strictObject({
  header: field(menu, "页头菜单"),
  thinkTank: field(
    z.strictObject({
      cn: field(line(12), "中文名称"),
      en: field(line(32), "英文名称"),
      items: field(menu, "子菜单"),
    }),
    "智库菜单",
  ),
  login: field(
    z.strictObject({ cn: field(line(12), "中文名称"), en: field(line(32), "英文名称") }),
    "登录入口",
    { hint: "网址在“联系方式”的“登录网址”里填。" },
  ),
  footer: field(menu, "页脚菜单"),
});
export type MenuSettings = z.infer<typeof MenuSettings>;
export type MenuItem = z.infer<typeof menuItem>;

/** Content of src/content/settings/notices.yaml: notices beside lists and tools. */
export const NoticeSettings = z.strictObject({
  toolbox: field(bilingual(200), "工具箱声明"),
  experts: field(bilingual(200), "专家团说明"),
  areas: field(bilingual(200), "业务领域说明"),
  star: field(bilingual(120), "星标说明"),
});
