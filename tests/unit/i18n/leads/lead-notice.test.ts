import { describe, expect, test } from "vitest";
import { LEAD_CONSENTS, LEAD_PURPOSES, LeadFormFields } from "#contract/leads/lead-form.ts";
import { buildLeadNotice } from "#i18n/leads/lead-notice.ts";
import { readCompliance } from "#server/leads/compliance.ts";

const HASH = "0123456789abcdef".repeat(4);
const settings = {
  site: { operator: { cn: "示例公司", en: "Sample Ltd" } } as never,
  contact: { phone: "010-12345678", email: "desk@example.com" } as never,
  compliance: { ...readCompliance(), retentionDays: 77, storageAbroad: true },
};

describe("leadNotice", () => {
  test.each(["cn", "en"] as const)(
    "tells the purpose of every field of the form and of the files (%s)",
    (lang) => {
      const told = buildLeadNotice(settings, lang, HASH).rows.map(({ name }) => name);
      expect(told.toSorted()).toEqual([...Object.keys(LeadFormFields.shape), "files"].toSorted());
      for (const { label, purpose } of buildLeadNotice(settings, lang, HASH).rows)
        expect(label && purpose).toBeTruthy();
    },
  );

  test("names handler, place, time and rights from the settings and leaves no blank", () => {
    const { handler, paragraphs, consents } = buildLeadNotice(settings, "cn", HASH);
    const text = [handler, ...paragraphs, ...consents.map((consent) => consent.text)].join("");
    for (const value of [
      "示例公司",
      "010-12345678",
      "desk@example.com",
      settings.compliance.storageCountry.cn,
      "77 天",
      "01234567 89abcdef",
    ])
      expect(text).toContain(value);
    expect(text).not.toMatch(/[{}]/);
  });

  test("says of each way of sending when it is sealed, and of no key that there is none", () => {
    const { consents, paragraphs } = buildLeadNotice(settings, "cn", HASH);
    const abroad = consents.find(({ name }) => name === "consent_abroad")!;
    expect(abroad.text).toContain("离开本设备之前已经加密，保存者没有密钥，负责加密的页面由同一主机提供");
    expect(abroad.plainText).toContain("到达主机后才加密");
    expect(abroad.plainText).not.toContain("离开本设备之前");
    expect(buildLeadNotice(settings, "cn", "").paragraphs).toHaveLength(paragraphs.length - 1);
  });

  test("asks for consent to storage abroad only where storage is abroad", () => {
    const names = (storageAbroad: boolean) =>
      buildLeadNotice(
        { ...settings, compliance: { ...settings.compliance, storageAbroad } },
        "cn",
        HASH,
      ).consents.map(({ name }) => name);
    expect(names(true)).toEqual(expect.arrayContaining([...LEAD_CONSENTS]));
    expect(names(false)).toEqual(["consent_sensitive"]);
  });

  test("marks as required exactly what the schema requires", () => {
    const empty = LeadFormFields.safeParse({ user_uuid: "00000000-0000-4000-8000-000000000000" });
    const required = empty.success ? [] : empty.error.issues.map(({ path }) => String(path[0]));
    const told = Object.entries(LEAD_PURPOSES)
      .filter(([, { required }]) => required)
      .map(([name]) => name);
    expect(told.toSorted()).toEqual([...required, "user_uuid"].toSorted());
  });
});
