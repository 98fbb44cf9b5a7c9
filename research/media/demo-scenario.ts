import type { Locator, Page } from "@playwright/test";
import { dictionary } from "#i18n/dictionary.ts";
import { type Lang, localePath } from "#i18n/lang.ts";

/** The caption of each step of the recording, and the actions of the step. */
export interface DemoStep {
  caption: string;
  act: (hand: DemoHand) => Promise<void>;
}

/** Acts on the page: moves a visible pointer, types at readable speed, and waits. */
export interface DemoHand {
  page: Page;
  click: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  /** Scrolls the element close to the top, as smoothly as the page does. */
  show: (target: Locator) => Promise<void>;
  rest: (ms: number) => Promise<void>;
}

/** The case of the recording, entirely invented; only the court and the cause are real names. */
const CASE = {
  number: "（2026）内01民初99999号",
  court: "呼和浩特市中级",
  courtLabel: "内蒙古自治区呼和浩特市中级人民法院",
  judge: { cn: "示例法官", en: "示例法官" },
  panel: "示例甲；示例乙；示例丙",
  reason: "保险人代位求偿权纠纷",
  amount: "1200000",
  served: "2026-11-09",
};
const READ_MS = 2_400;

/** A one-page PDF with filler, as large as a scanned judgment. */
function samplePdf(bytes: number): Buffer {
  const filler = Buffer.alloc(bytes, "% sample, no real document\n");
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), filler, Buffer.from("\n%%EOF\n")]);
}

/** The steps through the reversal service in one language, from its entry page to a withdrawn lead. */
export function demoSteps(lang: Lang): DemoStep[] {
  const words = dictionary(lang);
  const { captions } = words.reversal.video;
  const form = words.analysis.form.app;
  const result = words.analysis.result.app;
  const lead = words.reversal.leadForm;
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  let numbers = { receipt: "", code: "" };
  return [
    {
      caption: captions.intro,
      act: async ({ page, rest, click }) => {
        await page.goto(localePath("/layout/hycase", lang));
        await rest(READ_MS);
        await click(page.getByRole("link", { name: words.reversal.try }));
        await page.waitForURL(/addcase/);
      },
    },
    {
      caption: captions.form,
      act: async ({ page, type, click, rest }) => {
        const field = (name: string) => page.locator(`.case-form [name="${name}"]`);
        await click(field("subject"));
        await field("subject").selectOption("上诉人");
        await type(field("first_instance_number"), CASE.number);
        await type(field("court"), CASE.court);
        await click(page.getByRole("option", { name: CASE.courtLabel }));
        await type(field("mainjudge"), CASE.judge[lang]);
        await type(field("collegial_panel_members"), CASE.panel);
        await type(field("reason"), CASE.reason);
        await click(page.getByRole("option", { name: CASE.reason }).first());
        await type(field("amount"), CASE.amount);
        await field("served").fill(CASE.served);
        await rest(600);
        await click(button(page, form.analyse));
        await page.waitForURL(/layercase/);
        await page.locator(".rate strong").waitFor();
      },
    },
    { caption: captions.share, act: ({ rest }) => rest(READ_MS + 1_000) },
    {
      caption: captions.outcomes,
      act: async ({ page, show, click, rest }) => {
        await show(page.locator(".outcomes"));
        await rest(READ_MS);
        await click(page.getByText(result.casesTitle, { exact: true }));
        await rest(READ_MS);
      },
    },
    {
      caption: captions.next,
      act: async ({ page, show, rest }) => {
        await show(page.getByRole("heading", { name: result.nextTitle }));
        await rest(READ_MS + 1_000);
      },
    },
    {
      caption: captions.documents,
      act: async ({ page, show, click, rest }) => {
        await click(button(page, result.continue));
        await show(page.getByRole("heading", { name: result.documentsTitle }));
        await rest(READ_MS);
        await click(page.getByRole("link", { name: result.send }));
        await page.waitForURL(/hycase/);
      },
    },
    {
      caption: captions.lead,
      act: async ({ page, type, click, show, rest }) => {
        const field = (name: string) => page.locator(`.lead-form [name="${name}"]`);
        await type(field("username"), lang === "cn" ? "示例联系人" : "Sample contact");
        await type(field("telephone"), "000-0000-0000");
        await page.locator("#lead-files").setInputFiles({
          name: lang === "cn" ? "示例判决书.pdf" : "sample-judgment.pdf",
          mimeType: "application/pdf",
          buffer: samplePdf(6_000_000),
        });
        await show(page.locator(".files"));
        await rest(READ_MS);
        await click(field("consent_abroad"));
        await click(field("consent_sensitive"));
        await click(button(page, lead.send));
        const numbersShown = page.locator(".lead-form [role=status]");
        await numbersShown.getByText(/\w{4}-\w{4}-\w{4}/).waitFor();
        const [receipt = "", code = ""] =
          (await numbersShown.textContent())?.match(/\w{4}-\w{4}-\w{4}/g) ?? [];
        numbers = { receipt, code };
        await show(page.locator(".file-list"));
        await page.getByText(lead.success).waitFor({ timeout: 60_000 });
        await show(numbersShown);
        await rest(READ_MS);
      },
    },
    {
      caption: captions.withdraw,
      act: async ({ page, type, click, rest }) => {
        await click(page.locator(".lead-form [role=status] a"));
        await page.waitForURL(/withdraw/);
        await type(page.locator("[name=receipt]"), numbers.receipt);
        await type(page.locator("[name=code]"), numbers.code);
        page.once("dialog", (dialog) => void dialog.accept());
        await click(button(page, words.withdraw.send));
        await page.locator("form [role=status]").getByText(numbers.receipt).waitFor();
        await rest(READ_MS);
      },
    },
  ];
}
