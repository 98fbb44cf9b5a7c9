import { AREA_COUNT } from "#contract/content/schemas/panel.ts";
import type { Problem } from "../source/problem.ts";
import type { Content, ContentEntry } from "../source/read-content.ts";
import { fieldProblem } from "./schema-problems.ts";

/**
 * Faults in ids: an id, a place in the order of the toolbox, or a phrasing that is used twice; a missing
 * practice area; and references to practice areas or help numbers that do not exist.
 */
export function idProblems({ entries }: Content): Problem[] {
  const of = (name: string) => entries.filter((entry) => entry.collection.name === name);
  const lists = new Set(
    entries.flatMap(({ collection }) => (collection.kind === "list" ? [collection.name] : [])),
  );
  return [
    ...[...lists].flatMap((name) => twice(of(name), "id", "编号")),
    ...twice(of("toolbox"), "order", "顺序"),
    ...entries.flatMap(questionTwice),
    ...askedTwice(entries),
    ...missingAreas(of("areas")),
    ...unknown(of("areas"), of("experts"), { field: "areas", type: "number", label: "业务领域" }),
    ...unknown(of("numbers"), of("guides"), { field: "numbers", type: "string", label: "先打的电话" }),
  ];
}

function value(entry: ContentEntry, field: string): unknown {
  return (entry.data as Record<string, unknown> | undefined)?.[field];
}

function twice(entries: ContentEntry[], field: string, label: string): Problem[] {
  const first = new Map<unknown, ContentEntry>();
  return entries.flatMap((entry) => {
    const key = value(entry, field);
    if (key === undefined || key === null) return [];
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, entry);
      return [];
    }
    const where = `${earlier.source.file} 第 ${earlier.source.lineOf([...earlier.base, field])} 行`;
    const what = `${label} ${String(key)} 重复，${where}已经用过`;
    return fieldProblem(entry, [field], label, { what, remedy: "换一个没有用过的" });
  });
}

/** Faults in phrasings: a phrasing that occurs in two entries, or twice in one. */
function askedTwice(entries: readonly ContentEntry[]): Problem[] {
  const first = new Map<string, string>();
  return entries.flatMap((entry) =>
    [...askedIn(entry.data)].flatMap(({ line, path }) => {
      const key = line.replace(/[^\p{L}\p{N}]/gu, "");
      const earlier = first.get(key);
      const where = `${entry.source.file} 第 ${entry.source.lineOf([...entry.base, ...path])} 行`;
      if (earlier === undefined) {
        first.set(key, where);
        return [];
      }
      const words = { what: `“${line}”${earlier}已经用过`, remedy: "只留在最合适的一处" };
      return fieldProblem(entry, path, "人们怎样问", words);
    }),
  );
}

/** Every line of the lists called `asked` in a record, at any depth, with its path. */
function* askedIn(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ line: string; path: (string | number)[] }> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === "asked" && Array.isArray(inner))
      for (const [index, line] of inner.entries())
        if (typeof line === "string") yield { line, path: [...at, index] };
    if (key !== "asked") yield* askedIn(inner, at);
  }
}

function questionTwice(entry: ContentEntry): Problem[] {
  const questions = value(entry, "questions");
  if (!Array.isArray(questions)) return [];
  const seen = new Set<unknown>();
  return questions.flatMap((question: { id?: unknown } | null, index) => {
    const id = question?.id;
    if (id === undefined || !seen.has(id)) {
      seen.add(id);
      return [];
    }
    const words = { what: `编号 ${String(id)} 重复`, remedy: "换一个没有用过的" };
    return fieldProblem(entry, ["questions", index, "id"], "编号", words);
  });
}

function missingAreas(areas: ContentEntry[]): Problem[] {
  const file = areas[0]?.source.file;
  if (!file) return [];
  const there = new Set(areas.map((area) => area.id));
  const missing = Array.from({ length: AREA_COUNT }, (_, index) => String(index + 1)).filter(
    (id) => !there.has(id),
  );
  if (missing.length === 0) return [];
  const what = `少了编号为 ${missing.join("、")} 的业务领域`;
  const remedy = `补上，一共要有 ${AREA_COUNT} 个，编号 1 到 ${AREA_COUNT}`;
  return [{ file, line: 1, field: "areas", what, remedy }];
}

/** Faults in a list of ids: an id that no entry in `known` has. */
function unknown(
  known: ContentEntry[],
  naming: ContentEntry[],
  { field, type, label }: { field: string; type: "number" | "string"; label: string },
): Problem[] {
  const ids = new Set(known.map((entry) => entry.id));
  if (ids.size === 0) return [];
  const file = `${field}.yaml`;
  return naming.flatMap((entry) => {
    const chosen = value(entry, field);
    if (!Array.isArray(chosen)) return [];
    return chosen.flatMap((id, index) => {
      if (ids.has(String(id)) || typeof id !== type) return [];
      const words = { what: `${file} 里没有编号 ${id}`, remedy: `改成 ${file} 里有的编号` };
      return fieldProblem(entry, [field, index], label, words);
    });
  });
}
