import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { cmsCollections } from "#contract/desk/cms-config.ts";
import { CONTENT_ROOT } from "#contract/desk/collections.ts";
import { readSettings } from "#server/settings.ts";
import { DESK_PAGE } from "./desk-page.ts";

const FOLDER = "dist/admin";
const DECAP = "node_modules/decap-cms/dist";

/** The repository that a desk in production writes to; undefined where none is configured. */
function productionBackend(): object | undefined {
  const { FASU_DESK_REPO } = readSettings();
  const [repo = "", branch = "main"] = FASU_DESK_REPO.split("#");
  return repo ? { name: "github", repo, branch } : undefined;
}

/** Everything Decap is told, but where it writes to: that depends on where the desk runs. */
function deskConfig(): object {
  return {
    backend: productionBackend(),
    load_config_file: false,
    locale: "zh_Hans",
    media_folder: `${CONTENT_ROOT}/images`,
    public_folder: "../images",
    display_url: "/",
    logo: { src: "/favicon.svg", show_in_header: false },
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: cmsCollections(),
  };
}

/**
 * Writes the browser desk into dist/admin: page, configuration made from the content's schemas, and Decap.
 * A production build has one only if FASU_DESK_REPO says where it would write to.
 */
export async function buildDesk(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  if (process.env.CONTEXT === "production" && !productionBackend()) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "index.html"), DESK_PAGE);
  writeFileSync(join(FOLDER, "config.json"), JSON.stringify(deskConfig()));
  await build({
    entryPoints: ["src/client/desk.ts"],
    outfile: join(FOLDER, "desk.js"),
    bundle: true,
    minify: true,
    logLevel: "warning",
  });
  const parts = readdirSync(DECAP).filter((file) => /(^|\.)decap-cms\.js$|\.wasm$/.test(file));
  for (const file of parts) cpSync(join(DECAP, file), join(FOLDER, file));
}
