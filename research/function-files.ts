import { readFileSync } from "node:fs";
import { loadFunctions } from "#host/load-functions.ts";
import { writeWhole } from "#server/files/write-file.ts";
import { runCommand } from "../src/cli/command.ts";

const CONFIG = "netlify.toml";
const START = "# >>> npm run research -- function-files\n";
const END = "# <<< npm run research -- function-files\n";

/**
 * netlify.toml with each function's `carries` inserted between the two marks. Throws a RangeError if a mark
 * is missing.
 */
export async function withFunctionFiles(toml: string): Promise<string> {
  const [before, rest] = toml.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new RangeError(`${CONFIG} lacks one of its marks: ${START}${END}`);
  const sections = (await loadFunctions())
    .filter(({ carries }) => carries.length > 0)
    .map(({ name, carries }) => {
      const lines = carries.map((pattern) => `    ${JSON.stringify(pattern)},\n`).join("");
      return `[functions.${name}]\n  included_files = [\n${lines}  ]\n`;
    });
  return `${before}${START}${sections.join("\n")}${END}${after}`;
}

if (import.meta.main)
  runCommand(async () => {
    writeWhole(CONFIG, await withFunctionFiles(readFileSync(CONFIG, "utf8")));
  });
