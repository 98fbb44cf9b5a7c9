// Loaded before every script of package.json, in syntax that any Node reads: a Node that is too old gets a
// clear message instead of a stack trace at the first .ts file. Run on its own it answers by its exit code.

/** The first version with type stripping, node:sqlite and zstd with dictionaries. */
const NEEDED = [22, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `\n✖ Node ${NEEDED.join(".")} or later is needed and this is ${process.version}: install it, or run npm ci with this one, which brings its own for npm run.`,
  );
  process.exit(1);
}

// What Node makes of the sources is kept beside the packages, so that the next command starts sooner: not in a folder for
// temporary files, where others on the machine could lay code of theirs. Where nothing can be written nothing is kept.
require("node:module").enableCompileCache(`${__dirname}/../../node_modules/.cache/node`);
