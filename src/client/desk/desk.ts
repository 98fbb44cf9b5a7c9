// The CMS at /admin. It fetches its configuration and starts Decap CMS with it. src/cli/desk/build-desk.ts
// bundles it; no page of the site loads it.

import type { CmsCollection } from "#contract/content/cms/cms-config.ts";
import { hostedCollections, tidySaved } from "#contract/content/cms/hosted-desk.ts";
import { askDesk, showBar } from "./desk-bar.ts";
import { entryPreview } from "./desk-preview.ts";

interface DecapWords {
  editor: {
    editorToolbar: Record<string, string>;
    editorInterface: Record<string, string>;
    editorControlPane: { i18n: Record<string, string>; widget: Record<string, string> };
  };
  ui: { toast: Record<string, string> };
}
/** The data of an entry, which Decap passes as an Immutable map. */
interface DecapData {
  toJS: () => Record<string, unknown>;
  clear: () => DecapData;
  merge: (data: Record<string, unknown>) => DecapData;
}
interface DecapEntry {
  get(key: "data"): DecapData;
  get(key: "collection" | "slug"): string | undefined;
}
/** Decap's backend for a server of one's own. It makes every call through `request`. */
interface ProxyBackend {
  request: (call: object) => Promise<unknown>;
}
interface DecapCms {
  registerEventListener: (listener: {
    name: "preSave";
    handler: (event: { entry: DecapEntry }) => DecapData;
  }) => void;
  getBackend: (name: string) => { init: (...args: unknown[]) => ProxyBackend };
  registerBackend: (name: string, backend: (...args: unknown[]) => ProxyBackend) => void;
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (name: string, component: unknown) => void;
  init: (options: { config: object }) => void;
  getLocale: (name: string) => DecapWords;
}

/** The labels for the local CMS. Its button writes a file and publishes nothing, so the label says "保存". */
const LOCAL_WORDS = {
  toolbar: {
    publish: "保存",
    publishing: "正在保存…",
    published: "已保存",
    publishNow: "保存到文件",
    publishAndCreateNew: "保存，然后新建",
    publishAndDuplicate: "保存，然后复制",
    deletePublishedEntry: "删除",
  },
  toast: {
    entrySaved: "已经写进文件。要看效果，用 npm run dev；要让所有人看到，还要发布。",
    onFailToPersist: "%{details}",
    onFailToDelete: "%{details}",
    onFailToLoadEntries: "%{details}",
  },
};
/** Labels that replace technical ones of Decap. */
const PLAIN_WORDS = {
  editorInterface: { toggleI18n: "两种语言并排", togglePreview: "预览", toggleScrollSync: "同步滚动" },
  i18n: { writingInLocale: "这一栏：%{locale}", copyFromLocale: "从另一种语言抄过来" },
  widget: { regexPattern: "“%{fieldLabel}”%{pattern}" },
};
declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS?: DecapCms;
    /** React's createElement, which Decap provides. */
    h?: Parameters<typeof entryPreview>[0];
  }
}

/** Reads JSON from an address of this site. Undefined if the address has none. */
async function readJson<Data>(address: string): Promise<Data | undefined> {
  const answer = await fetch(address, { cache: "no-store" });
  return answer.ok && answer.headers.get("content-type")?.includes("json") ? answer.json() : undefined;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });
}

async function startDesk(): Promise<void> {
  const notice = document.getElementById("notice");
  const config = await readJson<{ backend?: object; collections: CmsCollection[] }>("/admin/config.json");
  // Only the local CMS of `npm start` and `npm run dev` serves this address.
  const local = await readJson<{ api: string; site: string }>("/admin/local.json");
  const backend = local ? { name: "desk", proxy_url: local.api, branch: "main" } : config?.backend;
  if (!config || !backend) {
    if (notice) notice.hidden = false;
    return;
  }
  window.CMS_MANUAL_INIT = true;
  await loadScript("/admin/decap-cms.js");
  const cms = window.CMS;
  if (!cms) return;
  speak(cms, local !== undefined);
  if (local) writeThrough(cms, local.api);
  else tidyBeforeSaving(cms);
  const collections = local ? config.collections : hostedCollections();
  showPreviews(cms, collections);
  cms.init({ config: { ...config, collections, backend, ...(local ? { display_url: local.site } : {}) } });
}

function speak(cms: DecapCms, isLocal: boolean): void {
  const { editor, ui } = cms.getLocale("zh_Hans");
  Object.assign(editor.editorInterface, PLAIN_WORDS.editorInterface);
  Object.assign(editor.editorControlPane.i18n, PLAIN_WORDS.i18n);
  Object.assign(editor.editorControlPane.widget, PLAIN_WORDS.widget);
  if (!isLocal) return;
  Object.assign(editor.editorToolbar, LOCAL_WORDS.toolbar);
  Object.assign(ui.toast, LOCAL_WORDS.toast);
}

/** Registers the preview beside every form, with the site's own styles. */
function showPreviews(cms: DecapCms, collections: CmsCollection[]): void {
  if (!window.h) return;
  const preview = entryPreview(window.h);
  cms.registerPreviewStyle("/admin/preview.css");
  for (const { name, files } of collections) {
    const names = (files as { name: string }[] | undefined)?.map((file) => file.name) ?? [name];
    for (const one of names) cms.registerPreviewTemplate(one, preview);
  }
}

/** The calls of Decap that change files. */
const CHANGES = ["persistEntry", "deleteFiles", "persistMedia"];

/**
 * Registers Decap's proxy backend so that it shows what the CMS's server replies: errors, and notes on what
 * is missing before publication.
 */
function writeThrough(cms: DecapCms, api: string): void {
  const bar = showBar(api);
  const proxy = cms.getBackend("proxy");
  cms.registerBackend(
    "desk",
    // Decap calls this function with `new`. The result is then the object that the function returns.
    function backendOfDesk(...args: unknown[]): ProxyBackend {
      const backend = proxy.init(...args);
      backend.request = async (call) => {
        const { body, notes = [], error, details } = await askDesk(api, call);
        if (error !== undefined) {
          bar.tell(error, details);
          // Decap shows the name of an error before its message. Without a name it shows only the message.
          throw Object.assign(new Error(error), { name: "" });
        }
        const isChange = CHANGES.includes((call as { action: string }).action);
        if (notes.length > 0) bar.tell(isChange ? "已经保存。发布之前还要补上：" : "有的内容打不开：", notes);
        else if (isChange) bar.tell("");
        if (isChange) bar.count();
        return body;
      };
      return backend;
    },
  );
}

/**
 * Removes the fields left empty before an entry is saved. Without the local server, nothing else removes
 * them.
 */
function tidyBeforeSaving(cms: DecapCms): void {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const data = entry.get("data");
      const tidy = tidySaved(entry.get("collection") ?? "", entry.get("slug") ?? "", data.toJS());
      return data.clear().merge(tidy);
    },
  });
}

void startDesk();
