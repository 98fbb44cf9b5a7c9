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
 * A kind of content that an editor works on. `path` is relative to `CONTENT_ROOT`.
 *
 * - `file`: one YAML file with one record.
 * - `list`: one YAML file with a single key, the name of the collection. Its value is a list of records with
 *   ids.
 * - `folder`: one YAML file per record.
 * - `articles`: Markdown files with front matter, below cn/ and en/.
 *
 * `translated` says whether a missing English file is a fault (`always`), or is allowed if the Chinese file
 * states `translation: pending` (`or-pending`). `fixed`: each file belongs to an existing page, so no file is
 * added or deleted.
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

const ofKind =
  <Kind extends DeskCollection["kind"]>(kind: Kind) =>
  <Schema extends z.ZodMiniType>(label: string, path: string, schema: Schema) => ({
    kind,
    label,
    path,
    schema,
  });
const file = ofKind("file");
const list = ofKind("list");
const folder = ofKind("folder");
const articles = ofKind("articles");

/** Every kind of content. Astro, the checker and the CMS use this table. */
export const DESK = {
  site: file("网站信息", "settings/site.yaml", SiteSettings),
  contact: file("联系方式", "settings/contact.yaml", ContactSettings),
  compliance: file("备案与数据", "settings/compliance.yaml", ComplianceSettings),
  menus: file("菜单", "settings/menus.yaml", MenuSettings),
  notices: file("页面提示", "settings/notices.yaml", NoticeSettings),
  info: { ...articles("信息页", "info", InfoPage), translated: "always", fixed: true },
  knowledge: { ...articles("知识文章", "knowledge", KnowledgeArticle), translated: "or-pending" },
  guides: { ...articles("问事", "guides", Guide), translated: "or-pending" },
  numbers: list("求助电话", "numbers.yaml", HelpNumber),
  services: list("本站服务", "services.yaml", Service),
  unread: list("尚待核对的新规", "unread-rules.yaml", UnreadRule),
  landing: { ...folder("落地页", "landing", LandingPage), fixed: true },
  toolbox: folder("工具箱", "toolbox", ToolboxCategory),
  areas: list("业务领域", "areas.yaml", PracticeArea),
  experts: folder("专家", "experts", Expert),
  corrections: list("律师名单更正", "recovery/corrections.yaml", RecoveryCorrection),
  optOuts: list("不展示的律师", "recovery/opt-outs.yaml", RecoveryOptOut),
  profiles: list("律师头像和主页", "recovery/profiles.yaml", RecoveryProfile),
  recovery: file("追偿设置", "recovery/settings.yaml", RecoverySettings),
  wording: list("禁用语", "wording.yaml", ForbiddenWording),
} as const satisfies Record<string, Omit<DeskCollection, "name">>;

/** The table as a list. Each entry has its name. */
export function deskCollections(): DeskCollection[] {
  return Object.entries(DESK).map(([name, entry]) => ({ name, ...entry }));
}
