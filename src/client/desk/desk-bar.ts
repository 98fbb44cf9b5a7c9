/**
 * What the CMS's server replies to a call: the answer, notes on what is missing before publication, or an
 * error.
 */
export interface DeskReply {
  body?: unknown;
  notes?: string[];
  error?: string;
  details?: string[];
}

/**
 * Sends a call to the CMS's server. If the server cannot be reached, the reply contains an error that says
 * so.
 */
export async function askDesk(api: string, call: object): Promise<DeskReply> {
  try {
    const answer = await fetch(api, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(call),
    });
    return (await answer.json()) as DeskReply;
  } catch {
    return {
      error: "编辑台的程序没有在运行：在终端输入 npm run dev，再试一次。没有保存的内容还在这一页上。",
    };
  }
}

const STYLE = `
#desk-bar { position: fixed; inset: auto 1rem 1rem auto; z-index: 99999; max-width: min(36rem, calc(100vw - 2rem));
  font: 14px/1.6 system-ui, sans-serif; color: #1b2224; background: #fff; border: 1px solid #d5d3cb; border-radius: 6px;
  box-shadow: 0 4px 16px #1b222426; padding: .5rem .75rem; }
#desk-bar p { margin: 0; } #desk-bar ul { margin: .25rem 0; padding-inline-start: 1.25rem; max-height: 40vh; overflow: auto; }
#desk-bar button { font: inherit; margin-inline-end: .5rem; padding: .15rem .75rem; border: 1px solid #0f5262; border-radius: 4px;
  background: #0f5262; color: #fff; cursor: pointer; }
#desk-bar button.plain { background: none; color: #0f5262; }
`;

/**
 * Shows the bar in the corner of the CMS: the number of unpublished changes, the button that publishes them,
 * and the last message. `tell` changes the message, `count` requests the number.
 */
export function showBar(api: string): {
  tell: (sentence: string, list?: string[]) => void;
  count: () => void;
} {
  const bar = draw("aside", { id: "desk-bar", ariaLabel: "发布" });
  const said = draw("div", { role: "status" });
  const waiting = draw("p");
  const publish = draw("button", { type: "button", textContent: "发布修改" });
  const again = draw("button", { type: "button", className: "plain", textContent: "要重读的条文" });
  const close = draw("button", { type: "button", className: "plain", textContent: "知道了" });
  const row = draw("p");
  row.append(publish, again, close, waiting);
  bar.append(draw("style", { textContent: STYLE }), said, row);
  document.body.append(bar);

  const tell = (sentence: string, list: string[] = []) => {
    const items = draw("ul");
    items.append(...list.map((line) => draw("li", { textContent: line })));
    said.replaceChildren(
      ...(sentence ? [draw("p", { textContent: sentence })] : []),
      ...(list.length > 0 ? [items] : []),
    );
    close.hidden = !sentence;
  };
  const count = async () => {
    const { body } = await askDesk(api, { action: "changes" });
    const { changes, unset = [] } = (body ?? {}) as { changes?: number | null; unset?: string[] };
    waiting.textContent = [
      ...(typeof changes === "number" ? [`${changes} 个文件的修改还没有发布`] : []),
      ...(unset.length > 0 ? [`还没有填写、页面上不显示：${unset.join("、")}`] : []),
    ].join("；");
    publish.textContent = changes === null ? "检查能否发布" : "发布修改";
  };
  close.addEventListener("click", () => tell(""));
  publish.addEventListener("click", async () => {
    publish.disabled = true;
    const { body, error, details } = await askDesk(api, { action: "publish" });
    tell(error ?? (body as { sentence?: string }).sentence ?? "", details);
    publish.disabled = false;
    void count();
  });
  again.addEventListener("click", async () => {
    again.disabled = true;
    const { body, error } = await askDesk(api, { action: "again" });
    const { sentence = "", articles } = (body ?? {}) as { sentence?: string; articles?: string[] };
    tell(error ?? sentence, articles);
    again.disabled = false;
  });
  tell("");
  void count();
  return { tell, count: () => void count() };
}

const draw = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  set: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(tag), set);
