// Loaded before every script of package.json, in syntax that any Node can read. On a Node that is too old it
// prints a clear message instead of a stack trace at the first .ts file. Run by itself it reports by its exit
// code.

/** The first version with type stripping, node:sqlite and zstd with dictionaries. */
const NEEDED = [22, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `\n✖ Node ${NEEDED.join(".")} or later is needed and this is ${process.version}: install it, or run npm ci with this one, which brings its own for npm run.`,
  );
  process.exit(1);
}

// The compile cache is stored beside the packages, so that the next command starts sooner. A folder for
// temporary files would let other users of the machine plant code. If the folder is not writable, nothing is
// cached.
require("node:module").enableCompileCache(`${__dirname}/../../node_modules/.cache/node`);
