/** A package of the lockfile that is part of a deployed site. */
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

/** Licences that only require their own text; permitted for everything distributed with the product. */
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

/** Licences that a package states only in its README. */
const IN_README: Readonly<Record<string, string>> = { "callsite@1.0.0": "MIT" };

/** The licences in a package.json: one, or in npm's early format several to choose from. */
export interface PackageFile {
  license?: string;
  licenses?: { type: string }[];
}

/**
 * The packages of a package-lock.json (version 2 or 3) except development packages. If the lockfile states no
 * licence, it comes from the package.json that `read` returns for the path.
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

/** Whether a licence, or a choice in an SPDX expression, is permissive. */
export function isPermissive(licence: string): boolean {
  const plain = licence.replace(/[()]/g, "").trim();
  if (/ AND /i.test(plain)) return plain.split(/ AND /i).every(isPermissive);
  return plain.split(/ OR /i).some((one) => PERMISSIVE.has(one.trim()));
}
