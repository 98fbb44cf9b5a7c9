import { article, type Desk } from "./desk.ts";

/** An article that does not exist yet. */
export const NEW = "knowledge/cn/after-judgment.md";

/** A mistake, the action that causes it, and the lines printed for it. */
export const MISTAKES: [string, (desk: Desk) => void, string[]][] = [
  [
    "a tab in YAML",
    (desk) => desk.write(NEW, article({ sources: "\n\t- title: 民法典" })),
    [
      "src/content/knowledge/cn/after-judgment.md:7  格式：行首用了制表符（Tab）。把行首的 Tab 换成空格，每一级两个空格。",
    ],
  ],
  [
    "a day that does not exist",
    (desk) => desk.write(NEW, article({ date: "2026-02-30" })),
    [
      'src/content/knowledge/cn/after-judgment.md:5  date（日期）：日期不对："2026-02-30"。写成 2026-07-01 的样子，月份和日子都写两位，并确认那一天存在。',
    ],
  ],
  [
    "a missing field",
    (desk) => desk.write(NEW, article({ summary: "" })),
    [
      "src/content/knowledge/cn/after-judgment.md:2  summary（摘要）：缺少这个字段。补上这个字段，可以参照同类文件。",
    ],
  ],
  [
    "a title that is too long",
    (desk) => desk.write(NEW, article({ title: "长".repeat(130) })),
    [
      "src/content/knowledge/cn/after-judgment.md:2  title（标题）：太长，最多 120 个字，现在 130 个。删去至少 10 个字。",
    ],
  ],
  [
    "a text that is too long",
    (desk) => desk.write(NEW, article({}, "长".repeat(1000))),
    [
      "src/content/knowledge/cn/after-judgment.md:12  正文：太长，最多 1500 个汉字，现在 1640 个。删短，或者拆成两篇。",
    ],
  ],
  [
    "a misspelt field",
    (desk) => desk.edit("settings/contact.yaml", /^hours:/m, "hour:"),
    [
      "src/content/settings/contact.yaml:1  hours（服务时间）：缺少这个字段。补上这个字段，可以参照同类文件。",
      "src/content/settings/contact.yaml:4  hour：没有这个字段。检查拼写，或者删掉；这里可以写的字段有：phone、email、hours、chat、login、qr。",
    ],
  ],
  [
    "an image that is too large",
    (desk) => desk.write("images/big.jpg", new Uint8Array(3_000_000)),
    [
      "src/content/images/big.jpg:1  图片：图片太大，有 3.0 MB，最多 2 MB。用看图软件缩小到宽 2000 像素以内，或者另存为质量低一些的 JPG。",
    ],
  ],
  [
    "wording that promotion rules forbid",
    (desk) => desk.write(NEW, article({}, "我们保证胜诉。\n")),
    [
      "src/content/knowledge/cn/after-judgment.md:13  正文：出现了不能用于推广的说法“保证胜诉”（不得承诺办案结果）。改成说明做什么、依据是什么，不谈结果。",
    ],
  ],
  [
    "an article without its English version",
    (desk) => desk.write(NEW, article({ translation: "" })),
    [
      "src/content/knowledge/en/after-judgment.md:1  文件：缺少英文版。补上 src/content/knowledge/en/after-judgment.md，或者在 src/content/knowledge/cn/after-judgment.md 里加一行 translation: pending。",
    ],
  ],
  [
    "an info page without its English version",
    (desk) => desk.remove("info/en/about.md"),
    ["src/content/info/en/about.md:1  文件：缺少英文版。补上 src/content/info/en/about.md。"],
  ],
  [
    "an English field left out",
    (desk) => desk.edit("landing/legal.yaml", /^ {2}en: Open the map\n/m, ""),
    [
      "src/content/landing/legal.yaml:7  button.en（按钮文字·英文）：缺少这个字段。补上这个字段，可以参照同类文件。",
    ],
  ],
  [
    "an English field left in Chinese",
    (desk) => desk.edit("landing/legal.yaml", /^ {2}en: Open the map/m, "  en: 打开地图"),
    ["src/content/landing/legal.yaml:9  button.en（英文）：英文里还有中文。换成英文翻译。"],
  ],
  [
    "a Chinese colon after a field",
    (desk) => desk.edit("settings/contact.yaml", /^email:.*$/m, "email：a@example.com"),
    [
      "src/content/settings/contact.yaml:3  格式：字段名后面用了中文冒号。改成英文冒号，再加一个空格，例如 title: 标题。",
    ],
  ],
  [
    "no space after the colon",
    (desk) => desk.edit("settings/contact.yaml", /^email:.*$/m, "email:a@example.com"),
    [
      "src/content/settings/contact.yaml:3  格式：冒号后面少了一个空格。在英文冒号后面加一个空格，例如 title: 标题。",
    ],
  ],
  [
    "a colon inside a title without quotes",
    (desk) => desk.write(NEW, article({ title: "上诉: 第一步" })),
    [
      'src/content/knowledge/cn/after-judgment.md:2  格式：一行里出现了两个“英文冒号加空格”。把冒号后面的内容整个放进英文双引号里，例如 title: "甲：乙"。',
    ],
  ],
  [
    "a phone number read as a number",
    (desk) => desk.edit("settings/contact.yaml", /^phone:.*$/m, "phone: 4001234567"),
    [
      "src/content/settings/contact.yaml:2  phone（客服电话）：应该是文字，现在是数字。给内容加上英文双引号（例如 010-12345678 或 400-123-4567）。",
    ],
  ],
  [
    "an address without https",
    (desk) => desk.edit("toolbox/filing.yaml", /url: https:/, "url: http:"),
    [
      'src/content/toolbox/filing.yaml:6  children[第1项].url（链接·网址）：不是完整的网址："http://example.com/"。写以 https:// 开头的完整网址。',
    ],
  ],
  [
    "an image that is not there, and one without words",
    (desk) => desk.write(NEW, article({}, "![](../../images/no.jpg)\n")),
    [
      "src/content/knowledge/cn/after-judgment.md:13  正文的图片：图片没有文字说明。在方括号里写一句话，说明图上是什么。",
      "src/content/knowledge/cn/after-judgment.md:13  正文的图片：找不到图片 ../../images/no.jpg。图片放在 src/content/images，写成 ../../images/文件名.jpg，注意大小写。",
    ],
  ],
  [
    "a file saved in a Chinese Windows encoding",
    (desk) => desk.write(NEW, new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xb1, 0xea, 0xcc, 0xe2, 0x0a])),
    [
      "src/content/knowledge/cn/after-judgment.md:1  文件：文件不是 UTF-8 编码。用编辑器“另存为”，编码选 UTF-8。",
    ],
  ],
  [
    "a Chinese file name",
    (desk) => desk.write("knowledge/cn/收到判决.md", article()),
    [
      "src/content/knowledge/cn/收到判决.md:1  文件名：文件名会成为网址，含有不能用的字符。只用小写英文字母、数字和短横线，例如 how-to-appeal.md。",
    ],
  ],
  [
    "a Word file among the articles",
    (desk) => desk.write("knowledge/cn/draft.docx", new Uint8Array(10)),
    [
      "src/content/knowledge/cn/draft.docx:1  文件：这个文件不会出现在网站上。文章用 .md 放进 cn 或 en 文件夹，其他内容用 .yaml，图片放进 images；不用的文件请删掉。",
    ],
  ],
  [
    "an unknown token in an info page",
    (desk) => desk.edit("info/cn/privacy.md", /\{retentionDays\}/, "{days}"),
    [
      "src/content/info/cn/privacy.md:9  正文：不认识 {days}。可以写的有：{siteName}、{operator}、{operatorAddress}、{phone}、{email}、{hours}、{storageCountry}、{storageProvider}、{retentionDays}。",
    ],
  ],
  [
    "an English page that links to a Chinese one",
    (desk) => desk.edit("info/en/about.md", /\/en\/layout\/info\/contact/, "/layout/info/contact"),
    [
      "src/content/info/en/about.md:7  正文的链接：英文页面里的链接 /layout/info/contact 会跳到中文页面。改成 /en/layout/info/contact。",
    ],
  ],
  [
    "a reviewer without a date",
    (desk) => desk.write(NEW, article({ reviewedBy: "示例律师" })),
    [
      "src/content/knowledge/cn/after-judgment.md:2  reviewedOn（审核日期）：审核人和审核日期只填了一个。两个都填，或者两个都留空。",
    ],
  ],
  [
    "a second title and HTML in a text",
    (desk) => desk.write(NEW, article({}, "# 标题\n\n<b>粗</b>\n")),
    [
      "src/content/knowledge/cn/after-judgment.md:13  正文：正文里又写了一级标题（# ）。改成两个井号（## ），大标题写在上面的 title 里。",
      "src/content/knowledge/cn/after-judgment.md:15  正文：正文里写了 HTML 标签。删掉尖括号里的内容，用 Markdown 的写法。",
    ],
  ],
  [
    "a real person without consent",
    (desk) => desk.edit("experts/sample-a.yaml", /^sample: true$/m, "sample: false"),
    [
      "src/content/experts/sample-a.yaml:1  agreedOn（本人书面同意展示的日期）：真实人物没有写同意日期。填上本人书面同意展示的日期；虚构的示例人物把 sample 写成 true。",
    ],
  ],
];
