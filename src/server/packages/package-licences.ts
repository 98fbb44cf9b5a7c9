/** A package of the lockfile that a deployed site carries. */
export interface CarriedPackage {
  name: string;
  licence: string;
}

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  license?: string;
  version?: string;
}

/** Licences that ask for no more than their own text: what is given away with the product may be under these. */
const PERMISSIVE = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "Python-2.0",
  "Zlib",
]);

/** Licences that a package names in its readme alone. */
const IN_README: Readonly<Record<string, string>> = { "callsite@1.0.0": "MIT" };

/** What a package.json says of licences: one, or, in the form of npm's first years, several to choose from. */
export interface PackageFile {
  license?: string;
  licenses?: { type: string }[];
}

/**
 * The packages of a package-lock.json (version 2 or 3) that are no development packages. Where it names no licence,
 * the package.json that `read` gives for the path does.
 */
export function carriedPackages(
  lockfile: { packages: Record<string, Locked> },
  read: (path: string) => PackageFile,
): CarriedPackage[] {
  return Object.entries(lockfile.packages)
    .filter(([path, { dev, devOptional, link }]) => path !== "" && !dev && !devOptional && !link)
    .map(([path, { license, version }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      const listed = () => (read(path).licenses ?? []).map(({ type }) => type).join(" OR ");
      return { name, licence: license ?? (listed() || (IN_README[`${name}@${version}`] ?? "")) };
    });
}

/** Whether a licence, or one of those that an expression (SPDX) lets us choose, is permissive. */
export function isPermissive(licence: string): boolean {
  const plain = licence.replace(/[()]/g, "").trim();
  if (/ AND /i.test(plain)) return plain.split(/ AND /i).every(isPermissive);
  return plain.split(/ OR /i).some((one) => PERMISSIVE.has(one.trim()));
}
