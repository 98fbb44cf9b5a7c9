import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { unzipSync } from "fflate";
import { cmsCollections, LANGUAGES } from "#contract/content/cms/cms-config.ts";
import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { writeJson, writeWhole } from "#server/files/write-file.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";

const STYLES = ["frame/tokens", "frame/base", "pages/article"];
/** Decap CMS as its authors publish it (MIT). origin.json beside it has the version and the hash. */
const DECAP = "data/sources/desk/decap-cms.zip";

/** The repository to which the CMS of the live site writes. Undefined if none is set. */
function productionBackend(): object | undefined {
  const { FASU_DESK_REPO } = readEnvironment();
  const [repo = "", branch = "main"] = FASU_DESK_REPO.split("#");
  return repo ? { name: "github", repo, branch } : undefined;
}

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
    i18n: LANGUAGES,
    collections: cmsCollections(),
  };
}

/**
 * Writes the CMS into a folder: the page, the configuration, which is made from the schemas of the content,
 * the styles of the preview, and Decap. A production build has a CMS only if FASU_DESK_REPO names the
 * repository to which it writes.
 */
export async function buildDesk(folder = "dist/admin"): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (process.env.CONTEXT === "production" && !productionBackend()) return;
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, "index.html"), DESK_PAGE);
  writeJson(join(folder, "config.json"), deskConfig());
  await build({
    entryPoints: ["src/client/desk/desk.ts"],
    outfile: join(folder, "desk.js"),
    bundle: true,
    minify: true,
    logLevel: "warning",
  });
  const styles = [...STYLES.map((name) => `src/styles/${name}.css`), "src/client/desk/desk-preview.css"];
  writeWhole(join(folder, "preview.css"), styles.map((file) => readFileSync(file, "utf8")).join(""));
  for (const [file, bytes] of Object.entries(unzipSync(readFileSync(DECAP))))
    writeWhole(join(folder, file), bytes);
}

/** The Content-Security-Policy of the CMS. The CMS needs more than the policy of the site allows. */
export const DESK_POLICY = [
  "default-src 'self'",
  // Decap compiles the checks of its configuration and makes its styles while it runs.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  // GitHub, and the login of Netlify, for the CMS of the live site.
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://api.netlify.com",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** The page of the CMS. */
const DESK_PAGE = readFileSync("src/cli/desk/desk.html", "utf8").replace("{policy}", DESK_POLICY);
