import { readCauseSources } from "#build/causes/cause-sources.ts";
import { buildCauseTree } from "#build/causes/cause-tree.ts";
import { readEverydayWords } from "#build/causes/everyday-words.ts";
import { TAKING_SOURCE } from "#build/causes/taking-trees.ts";
import { lawInWording, weightsFrom } from "#domain/ask/input/wording-model.ts";
import { Trees } from "#domain/ask/ranking/trees.ts";
import type { TreeEnsemble } from "#domain/ask/signals/learned.ts";
import { type CauseIndex, indexCauses } from "#domain/catalogue/causes/causes.ts";
import { compileWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import type { EverydayWords } from "#domain/catalogue/causes/everyday-words.ts";
import { readTyped } from "#domain/catalogue/causes/read-typed.ts";
import { TAKING_FEATURES } from "#domain/catalogue/causes/taking-features.ts";
import { LAW_SOURCE, readWording } from "#server/ask/input/input-files.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { runCommand } from "../../src/cli/command.ts";
import { drawParts } from "../ask/learn-weights.ts";
import type { RankedGroup } from "../ask/trees/bin-rows.ts";
import { type BoostOptions, boostTrees } from "../ask/trees/boost-trees.ts";

// npm run causes:taking: learns data/sources/causes/taking.json, which tells a text that means one cause from others, and prints
// how many wordings that neither the tables nor the trees had met would be taken.

const PARTS = 8;
const SEED = 7;
/** So many of the parts are met by trees that have not learned from them, and told of. */
const SHOWN = 2;
const BOOST: BoostOptions = {
  loss: "pairs",
  ...{ depth: 1, single: 1, seed: 20 },
  ...{ trees: 200, leaves: 8, rate: 0.05, minRows: 30, lambda: 2, featureShare: 0.5, groupShare: 0.7 },
};
const NO_TREES: TreeEnsemble = { roots: [], features: [], numbers: [], rights: [] };
const ORIGIN =
  "Regression trees learned by npm run research -- causes:taking from everyday.tsv and ordinary.tsv: each wording as read by tables that do not hold it, and whether the cause it leads to is one that it means alone.";

/** Causes that more than this share of wordings name together are not told apart by them. */
const KINDRED = 0.05;

/** A wording as tables read it that do not hold it. */
interface Met {
  part: number;
  row: Float64Array;
  kind: "one" | "several" | "none";
  isRight: boolean;
}

await runCommand(() => {
  const sources = readCauseSources();
  const { tree, names } = buildCauseTree(sources);
  const causes = indexCauses(tree, names);
  // The trees of before may be of other numbers.
  const met = readUnmet(readEverydayWords(sources, undefined, undefined, NO_TREES), causes);
  for (let part = 0; part < SHOWN; part++) {
    const trees = new Trees(learn(met.filter((one) => one.part !== part)));
    print(
      met.filter((one) => one.part === part),
      trees,
    );
  }
  const { roots, features, numbers, rights } = learn(met);
  const cells = Object.entries({ origin: ORIGIN, names: TAKING_FEATURES, roots, features, numbers, rights });
  const text = `{${cells.map(([name, cell]) => `${JSON.stringify(name)}:${JSON.stringify(cell)}`).join(",\n")}}\n`;
  replaceFile(TAKING_SOURCE, text);
});

function learn(met: readonly Met[]): TreeEnsemble {
  // What is taken silently is worse than what is asked about once too often: such wordings count twice.
  const counted = met.flatMap((one) => (one.kind === "several" ? [one, one] : [one]));
  const groups = counted.map(
    ({ row, kind, isRight }): RankedGroup => ({
      rows: row,
      answers: Uint8Array.of(Number(kind === "one" && isRight)),
    }),
  );
  return boostTrees(groups, TAKING_FEATURES.length, BOOST);
}

/** Reads each part of the wordings and of the words of ordinary life by tables of the others. */
function readUnmet(words: EverydayWords, causes: CauseIndex): Met[] {
  const law = weightsFrom(readWording(LAW_SOURCE));
  const lawIn = (text: string) => lawInWording(text, law);
  const given = words.wordings.flatMap((line) => line.wordings.map((wording) => ({ ...line, wording })));
  const parts = new Map(drawParts(given.length, PARTS, SEED).map((part, at) => [given[at]!.wording, part]));
  const ordinary = new Map(
    drawParts(words.ordinary.length, PARTS, SEED).map((part, at) => [words.ordinary[at]!, part]),
  );
  const met: Met[] = [];
  for (let part = 0; part < PARTS; part++) {
    const tables = compileWordings(
      {
        ...words,
        ordinary: words.ordinary.filter((word) => ordinary.get(word) !== part),
        wordings: words.wordings.map((line) => ({
          ...line,
          wordings: line.wordings.filter((wording) => parts.get(wording) !== part),
        })),
      },
      causes,
    );
    const add = (text: string, kind: Met["kind"], wanted: string[]) => {
      const { index, row, lead } = readTyped(text, causes, { tables, lawIn });
      if (!row || lead === undefined) return;
      const isRight = isNear(lead, wanted, causes);
      // Nobody said that a cause which is often named beside the wanted one is not meant as well.
      if (kind === "one" && !isRight && wanted.some((own) => index.kindred(own, lead) > KINDRED)) return;
      met.push({ part, row, kind, isRight });
    };
    for (const { wording, codes, isAsked } of given) {
      // Words parted by blanks are not typed so.
      if (parts.get(wording) === part && !wording.includes(" "))
        add(wording, isAsked ? "several" : "one", codes);
    }
    for (const word of words.ordinary)
      if (ordinary.get(word) === part && word.length > 1) add(word, "none", []);
  }
  return met;
}

/** Whether the code is one of the wanted, or directly above or below one. */
function isNear(code: string, wanted: string[], causes: CauseIndex): boolean {
  const above = (one: string) => causes.path(one).at(-2)?.value;
  return wanted.some((own) => own === code || above(code) === own || above(own) === code);
}

/** How many wordings would be taken from which sum of the trees on. */
function print(met: readonly Met[], trees: Trees): void {
  const scored = met.map((one) => ({ ...one, sum: trees.score(one.row, 0) }));
  const of = (kind: Met["kind"]) => scored.filter((one) => one.kind === kind);
  for (const bound of [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.5]) {
    const taken = (kind: Met["kind"]) => of(kind).filter(({ sum }) => sum >= bound);
    const wrong = taken("one").filter(({ isRight }) => !isRight).length;
    console.log(
      `from ${bound}: of ${of("one").length} of one cause ${taken("one").length} are taken, ${wrong} wrongly; of ${of("several").length} of several ${taken("several").length}; of ${of("none").length} of none ${taken("none").length}`,
    );
  }
}
