import type { NoJsWords } from "#server/no-js/words.ts";

/** Words whose text is their own path: `ask.label`; a template keeps its values: `ask.as{kind}`. */
function wordsAt(path: string, prefix: string): unknown {
  const templates: Record<string, string> = {
    "ask.as": "{kind}",
    "ask.limitation": "{until}{basis}",
    "search.chips.remove": "{chip}",
    "also.exact": "{word}",
    "also.simplified": "{word}{forms}",
    shown: "{total}/{from}/{to}",
    limit: "{max}",
  };
  return new Proxy(() => {}, {
    get: (_, key) => {
      if (key === "toString" || key === Symbol.toPrimitive) return () => path + (templates[path] ?? "");
      const next = path === "" ? String(key) : `${path}.${String(key)}`;
      if (next === "prefix") return prefix;
      const text = next + (templates[next] ?? "");
      return /^(also|ask|search|ask\.(kinds|service|open|alike|tell)|search\.(box|chips|list|pager)|search\.box\.(types|placeholders))$/.test(
        next,
      )
        ? wordsAt(next, prefix)
        : text;
    },
  });
}
export const cn = wordsAt("", "") as NoJsWords;
export const en = wordsAt("", "/en") as NoJsWords;

/** A hidden field in the markup of the pages. */
export const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${value}">`;
