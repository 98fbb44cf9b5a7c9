import { buildData } from "#build/index.ts";
import { runCommand } from "./failure.ts";

await runCommand(() => buildData());
