import { fork } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { searchIndexSteps } from "#build/search/search-index.ts";
import { faultOfOutputs, runStep } from "#build/steps/run-step.ts";
import { ERROR_CODES } from "#contract/envelope.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { createRandom, type Random } from "#tests/bench/collection/random.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { LAWS_FACTOR } from "../fixtures/laws.ts";
import { layOutProject } from "../project-folder.ts";
import type { Asked, Given } from "./ask-everything.ts";

// `npm run research -- laws damaged-data` draws 21 lots; they take minutes.
const LOTS = Array.from({ length: LAWS_FACTOR > 1 ? 21 : 1 }, (_, at) => at + 1);
/**
 * Number of faults in a lot, each in a project folder of its own. One process answers from all of them; the
 * number is limited because it keeps what it has read of each folder.
 */
const FAULTS = 15;

const GENERATED = "data/generated";
const work = scratchFolder();
const other = join(work, "other");
let sound: Asked;
let files: string[];

/** Paths of all files under a folder, relative to it. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

function ask(folders: string[], rows?: Asked["rows"]): Promise<Asked[]> {
  return new Promise((done, fail) => {
    const answered: Asked[] = [];
    const env = { ...process.env, NODE_NO_WARNINGS: "1", FASU_CORPUS: "", FASU_INDEX: "", SEARCH_URL: "" };
    const child = fork(resolve("tests/contract/ask-everything.ts"), folders, {
      env: { ...env, ROWS: rows ? JSON.stringify(rows) : "" },
    });
    child.on("message", (message) => answered.push(message as Asked));
    child.once("error", fail);
    child.once("exit", (code) => (code === 0 ? done(answered) : fail(new Error(`ended with ${code}`))));
  });
}

/** Creates a project folder whose generated files are links to the intact ones. */
function layOutCopy(name: string): string {
  const folder = join(work, name);
  mkdirSync(join(folder, "data"), { recursive: true });
  for (const link of ["src", "netlify", "package.json"]) symlinkSync(resolve(link), join(folder, link));
  symlinkSync(resolve("data/sources"), join(folder, "data/sources"));
  for (const path of files) {
    const to = join(folder, GENERATED, path);
    mkdirSync(dirname(to), { recursive: true });
    linkSync(resolve(GENERATED, path), to);
  }
  return folder;
}

const BLOCK = 512;
/** Damages one file, after replacing its link by a copy, and describes the damage. */
const FAULTS_OF_FILES: Record<string, (path: string, random: Random, relative: string) => boolean> = {
  "a bit is flipped": (path, random) => {
    const bytes = readFileSync(path);
    bytes[random.int(0, bytes.length - 1)]! ^= 1 << random.int(0, 7);
    writeFileSync(path, bytes);
    return true;
  },
  "the end is cut off": (path, random) => {
    truncateSync(path, random.int(0, statSync(path).size - 1));
    return true;
  },
  "two blocks are swapped": (path, random) => {
    const bytes = readFileSync(path);
    const blocks = Math.floor(bytes.length / BLOCK);
    if (blocks < 2) return false;
    const [one, two] = [random.int(0, blocks - 1) * BLOCK, random.int(0, blocks - 1) * BLOCK];
    const kept = Buffer.from(bytes.subarray(one, one + BLOCK));
    bytes.copy(bytes, one, two, two + BLOCK);
    kept.copy(bytes, two);
    writeFileSync(path, bytes);
    return true;
  },
  "another build's file stands there": (path, _random, relative) => {
    const stale = join(other, GENERATED, relative);
    if (!existsSync(stale)) return false;
    copyFileSync(stale, path);
    return true;
  },
};

interface Damage {
  folder: string;
  how: string;
}

/** Creates another folder with one random fault. */
function damage(number: number, random: Random): Damage {
  const folder = layOutCopy(`fault-${number}`);
  for (;;) {
    const relative = files[random.int(0, files.length - 1)]!;
    // A damaged frame leads to the same content in a bare page: that answer differs and is correct.
    if (relative.startsWith("frame/")) continue;
    const kinds = Object.keys(FAULTS_OF_FILES);
    const kind = kinds[random.int(0, kinds.length - 1)]!;
    const path = join(folder, GENERATED, relative);
    const bytes = readFileSync(path);
    if (bytes.length === 0) continue;
    rmSync(path);
    writeFileSync(path, bytes);
    // A file of another build may be identical.
    if (FAULTS_OF_FILES[kind]!(path, random, relative) && !readFileSync(path).equals(bytes))
      return { folder, how: `${relative}: ${kind}` };
  }
}

/**
 * What is wrong with an answer from damaged data: a 200 with different content, or a failure without an
 * explanation.
 */
function judge(given: Given, right: Given): string | null {
  if (given.status === right.status && given.hash === right.hash) return null;
  if (given.status === 200) return "answers 200 with something else";
  // A page for people contains the sentence, an answer for programs the code.
  const isNamed = (["missing_part", "faulty_part"] as const).some(
    (error) =>
      given.failure.includes(String(ERROR_CODES[error].code)) ||
      given.failure.includes(failureMessage({ error }, "cn")),
  );
  return given.status === 503 && isNamed ? null : `answers ${given.status} ${given.failure.slice(0, 200)}`;
}

beforeAll(async () => {
  await builtData();
  // Files that no function reads are left out, and all laws but one, since all are read in the same way.
  files = listFiles(GENERATED).filter(
    (path) => !/stamp|\.building|import-report|^sample|^maps|^search-delta|^push/.test(path),
  );
  const texts = files.filter((path) => path.startsWith("statutes/text/"));
  files = files.filter((path) => !texts.slice(1).includes(path));
  [sound] = (await ask([process.cwd()])) as [Asked];
  // Another build, from a quarter of the judgments.
  layOutProject(other);
  const corpus = join(other, "data/corpus");
  mkdirSync(join(corpus, "judgments"), { recursive: true });
  const lines = readFileSync(`${GENERATED}/sample/judgments/sample.jsonl`, "utf8").split("\n");
  writeFileSync(join(corpus, "judgments/sample.jsonl"), `${lines.slice(0, lines.length >> 2).join("\n")}\n`);
  copyFileSync(`${GENERATED}/sample/sources.json`, join(corpus, "sources.json"));
  const home = process.cwd();
  process.chdir(other);
  try {
    for (const step of searchIndexSteps) await runStep(step);
  } finally {
    process.chdir(home);
  }
}, 120_000);

describe("damaged data", () => {
  test("all questions are answered from sound data", () => {
    expect(sound.answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(sound.answers.length).toBeGreaterThan(40);
  });

  test.each(LOTS)(
    `gives no other answer and no bare failure under ${FAULTS} random faults, lot %i`,
    async (lot) => {
      const random = createRandom(`fasu-damaged-${LAWS_FACTOR > 1 ? Date.now() : ""}${lot}`);
      const right = new Map(sound.answers.map((given) => [given.question, given]));
      const wrong: string[] = [];
      let refused = 0;
      const damages = Array.from({ length: FAULTS }, (_, at) => damage(at, random));
      const answered = await ask(
        damages.map(({ folder }) => folder),
        sound.rows,
      );
      expect(answered).toHaveLength(damages.length);
      for (const [at, { answers }] of answered.entries()) {
        for (const given of answers) {
          const problem = judge(given, right.get(given.question)!);
          if (problem) wrong.push(`${damages[at]!.how}: ${given.question} ${problem}`);
        }
        if (answers.some(({ status }) => status === 503)) refused++;
        rmSync(damages[at]!.folder, { recursive: true });
      }
      console.log(`${refused} of ${FAULTS} faults were met by a question`);
      expect(wrong).toEqual([]);
      expect(refused).toBeGreaterThan(FAULTS / 5);
    },
    900_000,
  );

  test("npm run data sees each and makes the file anew", async () => {
    const random = createRandom("fasu-damaged-build");
    const home = process.cwd();
    for (let number = 0; number < 8; number++) {
      const { folder, how } = damage(1000 + number, random);
      process.chdir(folder);
      try {
        const step = {
          ...searchIndexSteps[0]!,
          outputs: readdirSync(GENERATED).map((name) => `${GENERATED}/${name}`),
        };
        const outputs = step.outputs.filter((path) => !path.endsWith("checksums.json"));
        const isRoot = /^checksums\.json/.test(how);
        if (!isRoot) expect(await faultOfOutputs({ ...step, outputs }), how).not.toBeNull();
      } finally {
        process.chdir(home);
      }
    }
  });
});
