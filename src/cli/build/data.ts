import { buildData } from "#build/index.ts";
import { runCommand } from "../command.ts";

await runCommand(() => buildData());
