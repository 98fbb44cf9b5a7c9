import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { judgmentFileName, judgmentText } from "#domain/judgment/cite/judgment-text.ts";
import { blocksOf } from "#domain/judgment/table-rows.ts";
import { make } from "./page/slots.ts";

/** Saves the judgment as plain text. */
export function saveText(judgment: JudgmentDetail): void {
  save(`${judgmentFileName(judgment)}.txt`, "text/plain", judgmentText(judgment));
}

/** Saves it as a standalone page. */
export function savePage(judgment: JudgmentDetail): void {
  save(`${judgmentFileName(judgment)}.html`, "text/html", pageOf(judgment));
}

function save(name: string, type: string, text: string): void {
  const link = make("a", "");
  // A byte order mark: without it, older Word and Notepad on Chinese Windows read UTF-8 as GBK.
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function pageOf(judgment: JudgmentDetail): string {
  const page = document.implementation.createHTMLDocument(judgment.casename);
  page.documentElement.lang = "zh-CN";
  const charset = page.createElement("meta");
  charset.setAttribute("charset", "utf-8");
  const style =
    "body{max-width:42em;margin:2em auto;padding:0 1em;line-height:1.9;font-family:FangSong,STFangsong,serif}h1{text-align:center;font-size:1.3em}.c{text-align:center}.b{text-indent:2em}.t{text-align:right}table{border-collapse:collapse}td{border:1px solid;padding:0 .5em}";
  page.head.prepend(charset);
  const add = (tag: string, className: string, text: string) => {
    const element = page.createElement(tag);
    element.className = className;
    element.textContent = text;
    page.body.append(element);
  };
  add("p", "c", judgment.court);
  add("h1", "", judgment.text_type || judgment.casename);
  add("p", "t", judgment.case_number);
  const addBlocks = (className: string, texts: readonly string[]) => {
    for (const block of blocksOf(texts)) {
      if (block.kind === "text") add("p", className, block.text);
      else {
        const table = page.createElement("table");
        for (const cells of block.rows) {
          const row = table.insertRow();
          for (const cell of cells) row.insertCell().textContent = cell;
        }
        page.body.append(table);
      }
    }
  };
  addBlocks("b", judgment.body_text);
  addBlocks("t", judgment.tail_text);
  addBlocks("b", judgment.body_postscript);
  // Inserted as text: this page's policy applies to the new document too and would report its style.
  const text = page.documentElement.outerHTML.replace("</head>", `<style>${style}</style></head>`);
  return `<!doctype html>\n${text}`;
}
