import { lawyerKey } from "#domain/recovery/people/lawyer-identity.ts";
import { hashLawyer } from "#server/recovery/gather/opt-outs.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure, runCommand } from "../command.ts";

/** Prints the line for src/content/recovery/opt-outs.yaml that hides a lawyer. */
await runCommand(async () => {
  const [name, firm] = process.argv.slice(2);
  const salt = readEnvironment().OPT_OUT_SALT;
  if (!name || !firm) throw new CommandFailure("Give name and firm: npm run optout -- 姓名 律师事务所");
  if (!salt) throw new CommandFailure("Set OPT_OUT_SALT to the secret that the build also gets.");
  console.log(`  - id: ${hashLawyer(lawyerKey(name, firm), salt)}`);
});
