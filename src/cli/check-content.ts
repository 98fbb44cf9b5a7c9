import { checkContent } from "#server/content/check-content.ts";
import { problemToText } from "#server/content/problem.ts";

/** Prints every problem of src/content in Chinese and ends with 1, or says in one line that all is well. */
function run(): void {
  const production = process.env.CONTEXT === "production" || process.argv.includes("--production");
  const { problems, records } = checkContent({ root: process.cwd(), production });
  if (problems.length === 0) {
    console.log(`内容检查通过：${records} 项。`);
    return;
  }
  for (const problem of problems) console.error(problemToText(problem));
  console.error(`\n✖ 内容里有 ${problems.length} 处要修改，见上面各行。`);
  process.exitCode = 1;
}

run();
