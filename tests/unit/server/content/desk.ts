import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deskCollections } from "#contract/content/collections.ts";
import { AREA_COUNT } from "#contract/content/schemas/panel.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { problemToText } from "#server/content/source/problem.ts";

/** A small, faultless src/content to edit as an editor would; apart from the real one, which may change. */
export interface Desk {
  /** Folder of the project that holds it. */
  root: string;
  /** Writes a file of src/content; bytes or text. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Changes a file of src/content; fails when the pattern is not there. */
  edit: (file: string, pattern: RegExp, replacement: string) => void;
  remove: (file: string) => void;
  /** What `npm run check:content` prints, a line each. */
  check: (options?: { production: boolean }) => string[];
  close: () => void;
}

export function openDesk(): Desk {
  const root = mkdtempSync(join(tmpdir(), "fasu-desk-"));
  const path = (file: string) => join(root, "src/content", file);
  const write: Desk["write"] = (file, content) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), content);
  };
  for (const [file, content] of Object.entries(FILES)) write(file, content);
  // Files of other parts stand as they are: they are not what these tests edit.
  for (const { kind, path: file } of deskCollections())
    if ((kind === "file" || kind === "list") && !(file in FILES))
      write(file, readFileSync(`src/content/${file}`));
  return {
    root,
    write,
    edit: (file, pattern, replacement) => {
      const before = readFileSync(path(file), "utf8");
      if (!pattern.test(before)) throw new Error(`${file} holds nothing like ${pattern}`);
      write(file, before.replace(pattern, replacement));
    },
    remove: (file) => rmSync(path(file)),
    check: ({ production } = { production: false }) =>
      checkSiteContent({ root, production }).problems.map(problemToText),
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** An article as an editor would write one; `fields` replace or add lines, "" takes one out. */
export function article(fields: Record<string, string> = {}, body = "## 第一步\n\n先确认期限。\n"): string {
  const lines: Record<string, string> = {
    title: "收到判决以后",
    category: "appeal",
    summary: "先看期限，再看证据。",
    date: "2026-07-01",
    sources: "\n  - title: 中华人民共和国民事诉讼法\n    articles: 第一百七十一条",
    reviewedBy: '""',
    translation: "pending",
    ...fields,
  };
  const head = Object.entries(lines)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `${key}:${value.startsWith("\n") ? "" : " "}${value}`);
  return `---\n${head.join("\n")}\n---\n\n${body}\n${FILLER}\n`;
}

/** Makes an article long enough. */
const FILLER = "读完判决，先看期限。".repeat(80);

const both = (cn: string, en: string) => `{ cn: ${cn}, en: ${en} }`;

const info = (title: string, body: string, questions = "") =>
  `---\ntitle: ${title}\nsummary: ${title}\nupdatedOn: 2026-07-01\n${questions}---\n\n${body}\n`;

const questions = (q: string) => `questions:\n  - id: deadline\n    q: ${q}\n    a: ${q}\n`;

const area = (id: number) =>
  `  - id: ${id}\n    cn: 领域${id}\n    en: Area ${id}\n    star: false\n    text: ${both("说明", "Text")}\n`;

const FILES: Record<string, string> = {
  "README.md": "# 给编辑\n",
  "settings/site.yaml": `name: ${both("法溯", "Fasu")}
tagline: ${both("标语", "Tagline")}
description: ${both("简介", "Description")}
operator: ${both("待填写", "待填写")}
operatorAddress: ${both("待填写", "待填写")}
`,
  "settings/contact.yaml": `# 联系方式
phone: 待填写
email: 待填写
hours:
  cn: 周一至周五 09:00-17:30
  en: Monday to Friday, 09:00-17:30
chat: 待填写
login: 待填写
qr: 待填写
`,
  "settings/compliance.yaml": `icp: ""
icpLink: https://beian.miit.gov.cn/
police: ""
mapReview: ""
storageCountry: ${both("某国", "Somewhere")}
storageProvider: ${both("某公司", "Some company")}
storageAbroad: true
retentionDays: 180
`,
  "settings/menus.yaml": `header:
  - { cn: 检索, en: Search, to: / }
thinkTank:
  cn: 智库
  en: Think tank
  items:
    - { cn: 诉讼工具箱, en: Litigation toolbox, to: /layout/toolbox }
login: { cn: 登录, en: Log in }
footer:
  - { cn: 隐私政策, en: Privacy, to: /layout/info/privacy }
`,
  "settings/notices.yaml": ["toolbox", "experts", "areas", "star"]
    .map((name) => `${name}: ${both("说明", "Notice")}\n`)
    .join(""),
  "info/cn/about.md": info("关于", "见[联系我们](/layout/info/contact)。"),
  "info/en/about.md": info("About", "See [Contact](/en/layout/info/contact)."),
  "info/cn/qna.md": info("问答", "见上。", questions("期限？")),
  "info/en/qna.md": info("Questions", "See above.", questions("Deadline?")),
  "info/cn/privacy.md": info("隐私", "## 一、保留多久\n\n保留 {retentionDays} 天。"),
  "info/en/privacy.md": info("Privacy", "## 1. How long\n\n{retentionDays} days."),
  ...Object.fromEntries(
    ["clause", "statement", "contact"].flatMap((name) => [
      [`info/cn/${name}.md`, info("标题", "正文。")],
      [`info/en/${name}.md`, info("Title", "Text.")],
    ]),
  ),
  "landing/legal.yaml": `title: ${both("法务", "Legal")}
slogan: ${both("标语", "Slogan")}
text: ${both("正文", "Text")}
points:
  - title: ${both("要点", "Point")}
    text: ${both("说明", "Text")}
button:
  cn: 打开地图
  en: Open the map
`,
  "toolbox/cases.yaml": `order: 1
name: ${both("案例", "Cases")}
deep: 2
children:
  - name: ${both("官方", "Official")}
    children:
      - name: ${both("文书网", "Judgments")}
        url: https://example.com/
  - name: ${both("站内", "Ours")}
    children:
      - name: ${both("诉讼费", "Court fee")}
        calculator: court-fee
`,
  "toolbox/filing.yaml": `order: 2
name: ${both("立案", "Filing")}
deep: 1
children:
  - name: ${both("在线服务", "Online service")}
    url: https://example.com/
`,
  "areas.yaml": `areas:\n${Array.from({ length: AREA_COUNT }, (_, index) => area(index + 1)).join("")}`,
  "experts/sample-a.yaml": `name: ${both("示例专家甲", "Sample Expert A")}
sample: true
areas: [1, 2]
description: ${both("说明", "Text")}
`,
  "wording.yaml": `wording:
  - id: promised-outcome
    reason: 不得承诺办案结果
    instead: 改成说明做什么、依据是什么，不谈结果
    words: [保证胜诉, guaranteed win]
    allowed: [不保证胜诉]
`,
};
