import type * as z from "zod/mini";
import { KnowledgeArticle } from "./schemas/article.ts";
import { Guide } from "./schemas/guide.ts";
import { HelpNumber } from "./schemas/help-number.ts";
import { InfoPage } from "./schemas/info-page.ts";
import { LandingPage } from "./schemas/landing.ts";
import { Expert, PracticeArea } from "./schemas/panel.ts";
import { RecoveryCorrection, RecoveryOptOut, RecoveryProfile, RecoverySettings } from "./schemas/recovery.ts";
import { Service } from "./schemas/service.ts";
import {
  ComplianceSettings,
  ContactSettings,
  MenuSettings,
  NoticeSettings,
  SiteSettings,
} from "./schemas/settings.ts";
import { ToolboxCategory } from "./schemas/toolbox.ts";
import { UnreadRule } from "./schemas/unread-rule.ts";
import { ForbiddenWording } from "./schemas/wording.ts";

/** Folder of all content, from the project root. */
export const CONTENT_ROOT = "src/content";

/**
 * A kind of content that an editor works on. `path` is relative to `CONTENT_ROOT`. `file` is one YAML file
 * with one record. `list` is one YAML file whose only key, the name of the collection, holds a list of
 * records with ids. `folder` is one YAML file per record. `articles` are Markdown files under cn/ and en/
 * with front matter.
 * `translated` says whether a missing English file is always a mistake, or is allowed with `translation:
 * pending`. A `fixed` folder has one file per existing page, so no file of it is added or deleted.
 */
export interface DeskCollection {
  name: string;
  label: string;
  kind: "file" | "list" | "folder" | "articles";
  path: string;
  schema: z.ZodMiniType;
  translated?: "always" | "or-pending";
  fixed?: true;
}

/** Every kind of content: Astro, the checker and the CMS all use this table. */
export const DESK = {
  site: { label: "网站信息", kind: "file", path: "settings/site.yaml", schema: SiteSettings },
  contact: { label: "联系方式", kind: "file", path: "settings/contact.yaml", schema: ContactSettings },
  compliance: {
    label: "备案与数据",
    kind: "file",
    path: "settings/compliance.yaml",
    schema: ComplianceSettings,
  },
  menus: { label: "菜单", kind: "file", path: "settings/menus.yaml", schema: MenuSettings },
  notices: { label: "页面提示", kind: "file", path: "settings/notices.yaml", schema: NoticeSettings },
  info: {
    label: "信息页",
    kind: "articles",
    path: "info",
    schema: InfoPage,
    translated: "always",
    fixed: true,
  },
  knowledge: {
    label: "知识文章",
    kind: "articles",
    path: "knowledge",
    schema: KnowledgeArticle,
    translated: "or-pending",
  },
  guides: { label: "问事", kind: "articles", path: "guides", schema: Guide, translated: "or-pending" },
  numbers: { label: "求助电话", kind: "list", path: "numbers.yaml", schema: HelpNumber },
  services: { label: "本站服务", kind: "list", path: "services.yaml", schema: Service },
  unread: { label: "尚待核对的新规", kind: "list", path: "unread-rules.yaml", schema: UnreadRule },
  landing: { label: "落地页", kind: "folder", path: "landing", schema: LandingPage, fixed: true },
  toolbox: { label: "工具箱", kind: "folder", path: "toolbox", schema: ToolboxCategory },
  areas: { label: "业务领域", kind: "list", path: "areas.yaml", schema: PracticeArea },
  experts: { label: "专家", kind: "folder", path: "experts", schema: Expert },
  corrections: {
    label: "律师名单更正",
    kind: "list",
    path: "recovery/corrections.yaml",
    schema: RecoveryCorrection,
  },
  optOuts: { label: "不展示的律师", kind: "list", path: "recovery/opt-outs.yaml", schema: RecoveryOptOut },
  profiles: {
    label: "律师头像和主页",
    kind: "list",
    path: "recovery/profiles.yaml",
    schema: RecoveryProfile,
  },
  recovery: { label: "追偿设置", kind: "file", path: "recovery/settings.yaml", schema: RecoverySettings },
  wording: { label: "禁用语", kind: "list", path: "wording.yaml", schema: ForbiddenWording },
} as const satisfies Record<string, Omit<DeskCollection, "name">>;

/** The table as a list, each entry with its name. */
export function deskCollections(): DeskCollection[] {
  return Object.entries(DESK).map(([name, entry]) => ({ name, ...entry }));
}
