import { expect, test, vi } from "vitest";

const judgment = {
  ...{ court: "例县人民法院", casename: "例案", case_number: "（2020）例01民初1号", text_type: "民事判决书" },
  ...{ casedate: "2020-01-01", cause: "", outcome: null, wenshu_url: "", related: [] },
  source: { name: "Register", sampling: "selected", sample: false },
  body_text: ["本院认为：", "日期\t金额", "3月<4日\t", "判决如下："],
  tail_text: ["审判员 王例"],
  body_postscript: ["序号\t物品"],
  holding: { from: 0, to: 2 },
};
vi.mock("#server/search/open/open-engine.ts", () => ({
  openEngine: () => ({ detail: async () => JSON.stringify(judgment) }),
}));
vi.stubEnv("FASU_LOG", "off");
const { noJsWords } = await import("#i18n/no-js-words.ts");
const { downloadFile } = await import("#i18n/download-file.ts");
const { failureMessage } = await import("#i18n/api-errors.ts");
const { answerNoJsJudgment } = await import("#server/no-js/answer-judgment.ts");

test("rows that follow each other are a table, each with the number of its paragraph", async () => {
  const request = new Request("http://x/search/judgment?id=aaaaaaaaaaaa");
  const page = await (await answerNoJsJudgment(request, noJsWords, failureMessage, downloadFile)).text();
  expect(page).toContain(
    '<p id="p1" class="holding">本院认为：</p><div class="rows"><table><tbody><tr id="p2" class="holding"><td>日期</td><td>金额</td></tr><tr id="p3"><td>3月&#60;4日</td><td></td></tr></tbody></table></div><p id="p4">判决如下：</p>',
  );
  expect(page).toContain('<tr id="p6"><td>序号</td><td>物品</td></tr>');
});
