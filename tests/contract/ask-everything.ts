import { createHash } from "node:crypto";
import { callFunction } from "./call-function.ts";

// usage: node ask-everything.ts FOLDER...; sends every kind of request on the data in each project folder and
// reports the answers to its parent. It runs in a process of its own, because a process caches the files it
// has read.

/** An answer: its status, a hash of its body, and for a failure the body itself. */
export interface Given {
  question: string;
  status: number;
  hash: string;
  failure: string;
}

const json = (path: string, body: object) => ({ path, body: JSON.stringify(body), type: "application/json" });
const get = (path: string) => ({ path, body: undefined, type: "" });

const QUERIES = [
  { qr: ["保险"] },
  { qr: ["代位求偿", "利息"], suitedate: ["2021"] },
  { qr: ["本院认为"], near: ["保险 赔偿"], sort: "court_level" },
  { qr: [], reason: ["民间借贷纠纷"], judge: ["审"] },
];

/** The requests that need no earlier answer. */
function questions(): { path: string; body: string | undefined; type: string }[] {
  const asked = QUERIES.flatMap((query) => [
    json("/search", { search: query }),
    json("/search/treedata", query),
    json("/search/statistics", { search: query }),
  ]);
  return [
    ...asked,
    json("/search", { search: { qr: ["保险"], type: 2 } }),
    json("/search", { search: { qr: ["证据"], type: 3 } }),
    json("/search/count", { search: { qr: ["保险", "利息"] }, explain: true }),
    json("/search/ask", { question: "老板拖欠工资怎么办" }),
    ...["", "daiwei", "（2020）京", "合同"].map((keyword) => json("/search/prewview", { keyword })),
    json("/search/prewview/court", { keyword: "hhht" }),
    json("/search/prewview/reason", { keyword: "欠钱不还" }),
    { path: "/search/plain", body: "qr=%E4%BF%9D%E9%99%A9", type: "application/x-www-form-urlencoded" },
    get("/search/feed.json?qr=%E4%BF%9D%E9%99%A9"),
    get(
      "/lawyer/list?reason=%E6%B0%91%E9%97%B4%E5%80%9F%E8%B4%B7%E7%BA%A0%E7%BA%B7&court=%E6%B5%B7%E6%B7%80%E6%B3%95%E9%99%A2",
    ),
    json("/lawyer/cases", { lawyers: [{ lawyer: "示例", lawoffice: "示例" }], reason: "民间借贷纠纷" }),
    json("/lawyer/party", { party: "有限公司" }),
    json("/lawyer/count", { courts: ["四川省高级人民法院"] }),
    json("/reverse/basicinfo", {
      subject: "上诉人",
      first_instance_number: "（2021）京01民初123号",
      court: "北京市第一中级人民法院",
      mainjudge: "某法官",
      collegial_panel_members: "",
      reason: "民间借贷纠纷",
      amount: "100000",
    }),
    get("/healthz"),
  ];
}

async function ask({
  path,
  body,
  type,
}: ReturnType<typeof questions>[number]): Promise<Given & { text: string }> {
  const request = new Request(`http://x${path}`, {
    ...(body !== undefined && { method: "POST", body, headers: { "content-type": type } }),
  });
  const response = await callFunction(request);
  const text = await response.text();
  const { status } = response;
  const hash = createHash("sha256").update(text).digest("hex");
  return { question: `${path} ${body ?? ""}`, status, hash, failure: status < 400 ? "" : text, text };
}

interface Row {
  id: string;
  case_number: string;
}

/** The report on a folder to the parent. */
export interface Asked {
  folder: string;
  answers: Given[];
  /** The documents that were opened; later runs receive them as ROWS, so that all request the same documents. */
  rows: Row[];
}

async function askAll(): Promise<Omit<Asked, "folder">> {
  const answers = [];
  for (const question of questions()) answers.push(await ask(question));
  // The documents to open next: the first documents of the list, and the case under a number.
  const rows: Row[] = process.env.ROWS
    ? JSON.parse(process.env.ROWS)
    : JSON.parse(answers[0]!.text).data.id_list.slice(0, 3);
  for (const { id, case_number } of rows) {
    for (const path of ["/content", "/content/similar", "/content/instances"])
      answers.push(await ask(json(path, { id })));
    answers.push(await ask(json("/reverse/case", { first_instance_number: case_number, mainjudge: "" })));
    answers.push(await ask(json("/search/numbers", { text: case_number })));
    answers.push(await ask(get(`/search/judgment?id=${id}`)));
  }
  return { answers: answers.map(({ text: _, ...given }) => given), rows };
}

process.env.FASU_LOG = "off";
console.error = () => {};
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  process.send?.({ folder, ...(await askAll()) } satisfies Asked);
}
process.disconnect?.();
