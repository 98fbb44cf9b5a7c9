/**
 * The import arrows of the architecture, enforced. Every rule says what to do instead.
 * "A -> B" may import; whatever is not listed for a layer is refused.
 */
const only = (from, allowed, instead) => ({
  name: `${from.replaceAll("/", "-")}-arrows`,
  comment: instead,
  severity: "error",
  from: { path: `^${from}/` },
  to: { path: "^(src|data|netlify|tests)/", pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
});

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Two files import each other: move what both need into a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-is-pure",
      comment:
        "src/domain takes data, clock and random source as arguments: no package, no Node, no I/O there.",
      severity: "error",
      from: { path: "^src/domain/" },
      to: { pathNot: "^src/domain/" },
    },
    only("src/contract", ["src/domain"], "A contract knows the domain's shapes only."),
    only(
      "src/sealing",
      ["src/contract", "src/domain"],
      "What is sealed in the browser and opened by the office knows contract and domain only: it runs in both.",
    ),
    only(
      "src/client",
      ["src/sealing", "src/contract", "src/domain"],
      "The client speaks through contracts; state belongs to stores.",
    ),
    only(
      "src/stores",
      ["src/client", "src/sealing", "src/contract", "src/domain"],
      "Stores reach the server through src/client.",
    ),
    only(
      "src/islands",
      ["src/stores", "src/contract", "src/domain", "src/i18n"],
      "Islands draw stores; they never fetch and never carry a catalogue.",
    ),
    only(
      "src/scripts",
      ["src/stores", "src/client", "src/contract", "src/domain", "src/i18n"],
      "What a page runs without React draws stores as islands do, may call the client itself, and knows no island.",
    ),
    only(
      "src/pages",
      [
        "src/layouts",
        "src/components",
        "src/islands",
        "src/scripts",
        "src/stores",
        "src/client",
        "src/content",
        "src/server",
        "src/sealing",
        "src/contract",
        "src/domain",
        "src/i18n",
        "src/styles",
        "data/generated",
        "data/sources",
      ],
      "A page is made when the site is built: it may ask the server's rooms then, and knows no command and no function.",
    ),
    only(
      "src/components",
      ["src/scripts", "src/content", "src/server", "src/contract", "src/domain", "src/i18n", "src/styles"],
      "Static parts of pages draw what they are given, without islands and stores.",
    ),
    only(
      "src/layouts",
      ["src/components", "src/scripts", "src/contract", "src/i18n", "src/styles"],
      "Layouts frame pages and know none of them.",
    ),
    only("src/i18n", ["src/domain", "src/contract"], "Dictionaries hold words and format domain values."),
    only(
      "src/server",
      ["src/sealing", "src/contract", "src/domain", "src/i18n"],
      "Server code knows contract and domain, never pages or islands.",
    ),
    {
      name: "server-gets-its-words",
      comment: "Words are arguments of server code, in the visitor's language; it may import their type.",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^src/i18n/", dependencyTypesNot: ["type-only"] },
    },
    only(
      "netlify",
      ["src/server", "src/contract", "src/domain", "src/i18n", "data/generated"],
      "A function decodes, calls domain or server, encodes.",
    ),
    only(
      "src/host",
      ["src/server", "src/contract", "src/domain", "src/i18n"],
      "The host serves dist and functions, which it finds by their folder; it knows no endpoint.",
    ),
    only(
      "src/cli",
      [
        "src/host",
        "src/server",
        "src/sealing",
        "src/contract",
        "src/domain",
        "src/i18n",
        "data/build",
        "netlify",
      ],
      "A command calls server, domain and builders; pages stay out.",
    ),
    only(
      "data/build",
      ["data/sources", "src/server", "src/contract", "src/domain"],
      "Builders read sources and write data/generated.",
    ),
    {
      name: "research-is-no-part-of-the-product",
      comment: "What the product needs lies in src; research measures and learns beside it.",
      severity: "error",
      from: { path: "^(src|netlify|data)/" },
      to: { path: "^(research|tests)/" },
    },
    {
      name: "catalogues-stay-out-of-bundles",
      comment:
        "Only functions and pages (at build time) read data/generated; pass what an island needs as props.",
      severity: "error",
      from: { pathNot: "^(netlify|src/pages|data/build|src/server|src/cli|research|tests)/" },
      to: { path: "^data/generated/" },
    },
    {
      name: "no-junk-drawers",
      comment: "Name the concept: no file or folder called utils, helpers, misc, common, lib or types.",
      severity: "error",
      from: {},
      to: {
        path: "/(utils|helpers|misc|common|lib|types)(/|[.])",
        pathNot: "node_modules|^(@hono/[a-z-]+|hono)/",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "^(dist|data/generated|data/corpus|\\.astro)" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mts", ".js", ".mjs"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
