import { existsSync } from "node:fs";

const built = existsSync("dist/index.html");
if (!built)
  console.warn("running-site: skipped, because there is no dist/index.html; npm run build makes it");
