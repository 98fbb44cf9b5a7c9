import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { allSources, importsOf } from "#tests/fixtures/import-graph.ts";

type Import = readonly [from: string, to: string];

/** The files directly in a folder, beside its rooms. */
const BESIDE = "files beside";

/**
 * The crossing of an import between two rooms of one folder, or between a room and the files beside it; null
 * if there is none.
 */
function crossing([from, to]: Import): { folder: string; out: string; into: string } | null {
  const [own, other] = [dirname(from).split("/"), dirname(to).split("/")];
  let same = 0;
  while (same < own.length && own[same] === other[same]) same++;
  const [out, into] = [own[same] ?? BESIDE, other[same] ?? BESIDE];
  // Whole layers are covered by check -- arrows.
  return same === 0 || out === into ? null : { folder: own.slice(0, same).join("/"), out, into };
}

/** By folder, which rooms import which others, with one import as an example. */
function neighbours(imports: readonly Import[]): Map<string, Map<string, Map<string, Import>>> {
  const folders = new Map<string, Map<string, Map<string, Import>>>();
  for (const each of imports) {
    const crossed = crossing(each);
    if (!crossed) continue;
    const rooms = folders.get(crossed.folder) ?? new Map<string, Map<string, Import>>();
    const imported = rooms.get(crossed.out) ?? new Map<string, Import>();
    folders.set(crossed.folder, rooms.set(crossed.out, imported.set(crossed.into, each)));
  }
  return folders;
}

/** The pairs of rooms that import each other, with an example import in each direction. */
function backAndForth(imports: readonly Import[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [folder, rooms] of neighbours(imports))
    for (const [out, imported] of rooms)
      for (const [into, there] of imported) {
        const back = rooms.get(into)?.get(out);
        if (back && out < into)
          pairs.set(`${folder}: ${out} <-> ${into}`, `${there.join(" -> ")}, ${back.join(" -> ")}`);
      }
  return pairs;
}

/** The folders in which a room imports itself through others. */
function circles(imports: readonly Import[]): string[] {
  return [...neighbours(imports)].flatMap(([folder, rooms]) => {
    const reach = (room: string, seen = new Set<string>()): Set<string> => {
      for (const next of rooms.get(room)?.keys() ?? []) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    const inCircle = [...rooms.keys()].filter((room) => reach(room).has(room)).sort();
    return inCircle.length > 0 ? [`${folder}: ${inCircle.join(", ")}`] : [];
  });
}

describe("rooms", () => {
  const imports = allSources().flatMap((file) => importsOf(file).map((to): Import => [file, to]));

  test("no two rooms of one folder import each other, nor a room and the files beside it", () => {
    const found = [...backAndForth(imports)];
    expect(found, "Move what both need into a third room, or what opens the rooms out of their way.").toEqual(
      [],
    );
  });

  test("no rooms of one folder import each other in a circle", () => {
    expect(circles(imports)).toEqual([]);
  });

  test("pairs and circles are found where there are some", () => {
    expect(imports.length).toBeGreaterThan(4000);
    const twice: Import[] = [
      ["src/a/one/b.ts", "src/a/two/deep/c.ts"],
      ["src/a/two/d.ts", "src/a/one/e.ts"],
    ];
    expect([...backAndForth(twice).keys()]).toEqual(["src/a: one <-> two"]);
    const beside: Import[] = [
      ["src/a/door.ts", "src/a/one/b.ts"],
      ["src/a/one/deep/b.ts", "src/a/word.ts"],
      ["src/a/one/b.ts", "src/a/one/c.ts"],
    ];
    expect([...backAndForth(beside).keys()]).toEqual(["src/a: files beside <-> one"]);
    const round: Import[] = [
      ["src/a/one/b.ts", "src/a/two/b.ts"],
      ["src/a/two/b.ts", "src/a/three/b.ts"],
      ["src/a/three/b.ts", "src/a/one/b.ts"],
    ];
    expect([...backAndForth(round)]).toEqual([]);
    expect(circles(round)).toEqual(["src/a: one, three, two"]);
  });
});
