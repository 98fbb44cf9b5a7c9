import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { article, type Desk, openDesk } from "./desk.ts";

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => desk.close());

const NEW = "knowledge/cn/after-judgment.md";

describe("checkContent after a typical edit", () => {
  test("finds nothing wrong before the edit", () => {
    expect(desk.check()).toEqual([]);
  });

  test("accepts a new phone number", () => {
    desk.edit("settings/contact.yaml", /^phone:.*$/m, 'phone: "010-12345678"');
    expect(desk.check()).toEqual([]);
  });

  test("accepts an ICP number", () => {
    desk.edit("settings/compliance.yaml", /^icp:.*$/m, "icp: 京ICP备00000000号-1");
    expect(desk.check()).toEqual([]);
  });

  test("accepts a new link in the toolbox", () => {
    const link = "  - name: { cn: 示例网站, en: Sample site }\n    url: https://example.com/a?b=1\n";
    desk.edit("toolbox/filing.yaml", /^children:\n/m, `children:\n${link}`);
    expect(desk.check()).toEqual([]);
  });

  test("accepts a renamed menu entry", () => {
    desk.edit("settings/menus.yaml", /cn: 诉讼工具箱/, "cn: 工具箱");
    expect(desk.check()).toEqual([]);
  });

  test("accepts an article that waits for its translation", () => {
    desk.write(NEW, article());
    expect(desk.check()).toEqual([]);
  });

  test("accepts an article in both languages", () => {
    desk.write(NEW, article({ translation: "" }));
    desk.write("knowledge/en/after-judgment.md", article({ title: "After the judgment", translation: "" }));
    expect(desk.check()).toEqual([]);
  });

  test("accepts a draft with a day of publication, quoted or not", () => {
    desk.write(NEW, article({ draft: "true", publishOn: "2027-01-01" }));
    desk.write("knowledge/cn/another.md", article({ publishOn: '"2027-01-01"' }));
    expect(desk.check()).toEqual([]);
  });

  test("accepts links to pages, anchors, other sites, and an image with words", () => {
    desk.write("images/court.jpg", new Uint8Array(1000));
    const links = [
      "[隐私](/layout/info/privacy)",
      "[保留多久](/layout/info/privacy#一保留多久)",
      "[问答](/layout/info/qna#deadline)",
      "[第一步](#第一步)",
      "[法院](https://www.court.gov.cn/)",
    ];
    desk.write(NEW, article({}, `## 第一步\n\n${links.join("、")}\n\n![法院大门](../../images/court.jpg)\n`));
    expect(desk.check()).toEqual([]);
  });

  test("accepts a question added in both languages", () => {
    for (const language of ["cn", "en"])
      desk.edit(
        `info/${language}/qna.md`,
        /^questions:\n/m,
        "questions:\n  - id: new\n    q: Q?\n    a: A.\n",
      );
    expect(desk.check()).toEqual([]);
  });

  test("accepts a sample expert with a portrait", () => {
    desk.write("images/portrait.png", new Uint8Array(1000));
    desk.edit("experts/sample-a.yaml", /^areas:.*$/m, "areas: [1, 2]\nportrait: ../images/portrait.png");
    expect(desk.check()).toEqual([]);
  });

  test("accepts Windows line ends", () => {
    desk.write(NEW, article().replaceAll("\n", "\r\n"));
    desk.edit("settings/contact.yaml", /\n/g, "\r\n");
    expect(desk.check()).toEqual([]);
  });
});

/** A mistake, how it comes about, and the lines printed for it. */
const MISTAKES: [string, (desk: Desk) => void, string[]][] = [
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
    "two practice areas with one number",
    (desk) => desk.edit("areas.yaml", /id: 2$/m, "id: 1"),
    [
      "src/content/areas.yaml:1  areas：少了编号为 2 的业务领域。补上，一共要有 33 个，编号 1 到 33。",
      "src/content/areas.yaml:7  areas[第2项].id（编号）：编号 1 重复，src/content/areas.yaml 第 2 行已经用过。换一个没有用过的。",
      "src/content/experts/sample-a.yaml:3  areas[第2项]（业务领域）：areas.yaml 里没有编号 2。改成 areas.yaml 里有的编号。",
    ],
  ],
  [
    "a link to a page that does not exist",
    (desk) => desk.write(NEW, article({}, "正文\n\n见[隐私](/layout/info/privcy)。\n")),
    [
      "src/content/knowledge/cn/after-judgment.md:15  正文的链接：链接 /layout/info/privcy 指向的页面不存在。检查有没有写错，可以在浏览器里打开那个页面再复制地址。",
    ],
  ],
  [
    "a link to a heading that does not exist",
    (desk) => desk.write(NEW, article({}, "## 第一步\n\n见[第二步](#第二步)。\n")),
    [
      "src/content/knowledge/cn/after-judgment.md:15  正文的链接：链接 #第二步 里 # 后面的位置不存在。# 后面要和 src/content/knowledge/cn/after-judgment.md 里的小标题一致：第一步。",
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

describe("the examples in the editors' README", () => {
  const readme = readFileSync("src/content/README.md", "utf8");

  test("include an article that passes", () => {
    const sample = /```\n( {3}---\n[\s\S]*?)\n {3}```/.exec(readme)?.[1] ?? "";
    desk.write("knowledge/cn/how-to-appeal.md", sample.replace(/^ {3}/gm, ""));
    expect(desk.check()).toEqual([]);
  });

  test("include a link for the toolbox that passes", () => {
    const sample = /```yaml\n( {2}- name:[\s\S]*?)```/.exec(readme)?.[1] ?? "";
    expect(sample).toContain("https://");
    desk.edit("toolbox/filing.yaml", /^children:\n/m, `children:\n${sample}`);
    expect(desk.check()).toEqual([]);
  });
});

describe("checkContent after a typical mistake", () => {
  test.each(MISTAKES)("names %s, its line and the remedy", (_, mistake, lines) => {
    mistake(desk);
    expect(desk.check()).toEqual(lines);
  });

  test("finds several mistakes in several files at once", () => {
    desk.edit("settings/contact.yaml", /^hours:/m, "hour:");
    desk.write(NEW, article({ date: "2026/07/01", category: "other" }));
    desk.edit("toolbox/filing.yaml", /^order: 2$/m, "order: 1");
    expect(desk.check().map((line) => line.split("：")[0])).toEqual([
      "src/content/knowledge/cn/after-judgment.md:3  category（分类）",
      "src/content/knowledge/cn/after-judgment.md:5  date（日期）",
      "src/content/settings/contact.yaml:1  hours（服务时间）",
      "src/content/settings/contact.yaml:4  hour",
      "src/content/toolbox/filing.yaml:1  order（顺序）",
    ]);
  });
});

describe("checkContent for a production build", () => {
  test("stops for settings left unset, and for nothing once they are filled in", () => {
    desk.edit("settings/contact.yaml", /^phone:.*$/m, "phone: 待填写");
    expect(desk.check()).toEqual([]);
    expect(desk.check({ production: true })).toContain(
      "src/content/settings/contact.yaml:2  phone（客服电话）：还是“待填写”，正式发布前必须填写。换成真实内容（例如 010-12345678 或 400-123-4567）。",
    );
    desk.edit("settings/contact.yaml", /^phone:.*$/m, 'phone: "010-12345678"');
    desk.edit("settings/contact.yaml", /^email:.*$/m, "email: help@example.com");
    for (const field of ["chat", "login", "qr"])
      desk.edit(
        "settings/contact.yaml",
        new RegExp(`^${field}:.*$`, "m"),
        `${field}: https://example.com/${field}`,
      );
    desk.edit("settings/site.yaml", /cn: 待填写/g, "cn: 示例公司");
    desk.edit("settings/site.yaml", /en: 待填写/g, "en: Sample Company");
    expect(desk.check({ production: true })).toEqual([]);
  });
});
