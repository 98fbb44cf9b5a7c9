import { readFileSync } from "node:fs";
import { type Expert, shownExperts } from "#contract/content/schemas/panel.ts";
import { attempt } from "#domain/attempt.ts";
import type { AnswerLanguage } from "#server/http/language.ts";
import { loadGenerated } from "./open-tables.ts";

const TABLE = "data/generated/content/experts.json";
/** Maximum number of cards. The number next to the cards counts all matches. */
const MAX_CARDS = 6;

/** An expert of the content files. `id` is the name of the file. */
export type FiledExpert = Expert & { id: string };

export interface ExpertCards {
  expert_count: number;
  experts: { img_data: string; name: string; description: string }[];
}

/**
 * A picture in place of a missing portrait: a disc with the first character of the name, as a data URL of an
 * SVG.
 */
function drawInitials(name: string): string {
  const initial = [...name.replace(/^(?:示例专家|Sample Expert\s*)/u, "")][0] ?? "·";
  const safe = initial.replace(/[<>&"']/gu, "·");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#0f5262"/><text x="48" y="50" fill="#fff" font-family="system-ui,sans-serif" font-size="40" text-anchor="middle" dominant-baseline="central">${safe}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

function portrait(path: string): string | null {
  const kind = /\.png$/i.test(path) ? "png" : "jpeg";
  return attempt(() => `data:image/${kind};base64,${readFileSync(path).toString("base64")}`) ?? null;
}

/** The experts of the content files, read once per process. */
export const loadExperts = (): FiledExpert[] => loadGenerated(TABLE);

/**
 * The experts who work in any of the given areas. Those with more of the areas come first, then they are
 * sorted by id.
 */
export function matchExperts(
  experts: FiledExpert[],
  areas: readonly number[],
  corpusIsSample: boolean,
  language: AnswerLanguage,
): ExpertCards {
  const shared = (expert: Expert) => expert.areas.filter((area) => areas.includes(area)).length;
  const matched = shownExperts(experts, corpusIsSample)
    .filter((expert) => shared(expert) > 0)
    .sort((a, b) => shared(b) - shared(a) || a.id.localeCompare(b.id));
  return {
    expert_count: matched.length,
    experts: matched.slice(0, MAX_CARDS).map((expert) => ({
      img_data:
        (expert.portrait && portrait(`src/content/${expert.portrait.replace(/^\.\.\//, "")}`)) ||
        drawInitials(expert.name[language]),
      name: expert.name[language],
      description: expert.description[language],
    })),
  };
}
