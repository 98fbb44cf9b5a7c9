// The browser desk at /admin: fetches its configuration, then starts Decap CMS with it. Bundled by
// src/cli/build-desk.ts; no page of the site loads it.

import type { CmsCollection } from "#contract/desk/cms-config.ts";
import { hostedCollections, tidySaved } from "#contract/desk/hosted-desk.ts";

interface DecapWords {
  editor: { editorToolbar: Record<string, string> };
  ui: { toast: Record<string, string> };
}
/** An entry as Decap hands it over: an Immutable map. */
interface DecapData {
  toJS: () => Record<string, unknown>;
  clear: () => DecapData;
  merge: (data: Record<string, unknown>) => DecapData;
}
interface DecapEntry {
  get(key: "data"): DecapData;
  get(key: "collection" | "slug"): string | undefined;
}
interface DecapCms {
  registerEventListener: (listener: {
    name: "preSave";
    handler: (event: { entry: DecapEntry }) => DecapData;
  }) => void;
  init: (options: { config: object }) => void;
  getLocale: (name: string) => DecapWords;
}

/** On this machine the button writes a file and publishes nothing: it says so. */
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
  },
};
declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    CMS?: DecapCms;
  }
}

/** JSON of an address of this site, or undefined where there is none. */
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
  // Only `npm start` and `npm run dev` leave this file, while they run.
  const local = await readJson<{ port: number }>("/admin/local.json");
  const backend = local
    ? { name: "proxy", proxy_url: `http://127.0.0.1:${local.port}/`, branch: "main" }
    : config?.backend;
  if (!config || !backend) {
    if (notice) notice.hidden = false;
    return;
  }
  window.CMS_MANUAL_INIT = true;
  await loadScript("/admin/decap-cms.js");
  const words = window.CMS?.getLocale("zh_Hans");
  if (local && words) {
    Object.assign(words.editor.editorToolbar, LOCAL_WORDS.toolbar);
    Object.assign(words.ui.toast, LOCAL_WORDS.toast);
  }
  if (!local) tidyBeforeSaving(window.CMS);
  const collections = local ? config.collections : hostedCollections(config.collections);
  window.CMS?.init({ config: { ...config, collections, backend } });
}

/** Without the server on this machine nobody else takes out what was left empty. */
function tidyBeforeSaving(cms: DecapCms | undefined): void {
  cms?.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const data = entry.get("data");
      const tidy = tidySaved(entry.get("collection") ?? "", entry.get("slug") ?? "", data.toJS());
      return data.clear().merge(tidy);
    },
  });
}

void startDesk();
