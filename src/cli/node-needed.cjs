// Loaded before every script of package.json, in a grammar that any Node reads: a Node that is too old is told in one
// sentence, where it would else end at the first .ts file with a stack. Run by itself it answers by its exit code.

/** From here on there are type stripping, node:sqlite and zstd. */
const NEEDED = [22, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `\n✖ Node ${NEEDED.join(".")} or later is needed and this is ${process.version}: install it, or run npm ci with this one, which brings its own for npm run.`,
  );
  process.exit(1);
}
