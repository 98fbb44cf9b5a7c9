import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { startServe } from "../fixtures/start-serve.ts";
import { describeRestarts } from "./describe-restarts.ts";

const built = existsSync("dist/index.html");
if (!built)
  console.warn("running-site: skipped, because there is no dist/index.html; npm run build makes it");

describe.skipIf(!built)("the site", () => {
  const place = mkdtempSync(join(tmpdir(), "fasu-running-"));
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  describeRestarts("under our host, killed", place, async (port, env) => {
    const site = await startServe({ port, env, built: true });
    return () => site.stop("SIGKILL");
  });
});
