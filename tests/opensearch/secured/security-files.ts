import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A user of the cluster with only the role of the same name, or with all rights. */
export interface TestUser {
  name: string;
  password: string;
  role: string;
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(`${program} ${args[0]}: ${stderr}`);
  return stdout.trim();
}

/** Creates `NAME.pem` and `NAME.key` of a certificate authority in a folder. */
export function makeAuthority(folder: string, name: string): void {
  const into = ["-keyout", join(folder, `${name}.key`), "-out", join(folder, `${name}.pem`)];
  const what = ["-days", "2", "-subj", `/O=fasu/CN=${name}`];
  run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...into, ...what]);
}

/** Creates `node.pem` and `node.key`, signed by the authority in the same folder, for a node at 127.0.0.1. */
export function makeNodeCertificate(folder: string, authority: string): void {
  const at = (name: string) => join(folder, name);
  run("openssl", [
    ...["req", "-newkey", "rsa:2048", "-nodes", "-keyout", at("node.key"), "-out", at("node.csr")],
    ...["-subj", "/O=fasu/CN=node"],
  ]);
  writeFileSync(at("node.ext"), "subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n");
  run("openssl", [
    ...["x509", "-req", "-in", at("node.csr"), "-out", at("node.pem"), "-days", "2"],
    ...["-CA", at(`${authority}.pem`), "-CAkey", at(`${authority}.key`), "-CAcreateserial"],
    ...["-extfile", at("node.ext")],
  ]);
}

/** The settings of a node whose certificates are beside its configuration. */
export const SECURITY_SETTINGS: readonly string[] = [
  ...["transport", "http"].flatMap((layer) => [
    `plugins.security.ssl.${layer}.pemcert_filepath: node.pem`,
    `plugins.security.ssl.${layer}.pemkey_filepath: node.key`,
    `plugins.security.ssl.${layer}.pemtrustedcas_filepath: ca.pem`,
  ]),
  "plugins.security.ssl.http.enabled: true",
  "plugins.security.allow_default_init_securityindex: true",
  'plugins.security.nodes_dn: ["CN=node,O=fasu"]',
];

/** Writes the plugin's files of users and roles; `roles` is the text of our roles, `hash` hashes a password. */
export function writeSecurityFiles(
  folder: string,
  roles: string,
  users: readonly TestUser[],
  hash: (password: string) => string,
): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, type: string, lines: readonly string[]) =>
    writeFileSync(
      join(folder, `${name}.yml`),
      [`_meta: {type: "${type}", config_version: 2}`, ...lines, ""].join("\n"),
    );
  writeFileSync(join(folder, "roles.yml"), roles);
  write(
    "internal_users",
    "internalusers",
    users.map(({ name, password }) => `${name}: {hash: "${hash(password)}"}`),
  );
  write(
    "roles_mapping",
    "rolesmapping",
    users.map(({ name, role }) => `${role}: {users: ["${name}"]}`),
  );
  write("config", "config", [
    "config:",
    "  dynamic:",
    "    authc:",
    "      users:",
    "        http_enabled: true",
    "        order: 0",
    "        http_authenticator: {type: basic, challenge: true}",
    "        authentication_backend: {type: intern}",
  ]);
  for (const [name, type] of [
    ["action_groups", "actiongroups"],
    ["tenants", "tenants"],
    ["nodes_dn", "nodesdn"],
  ] as const)
    write(name, type, []);
}

/** Hashes passwords with the plugin's own program. */
export const passwordHasher = (java: string, jars: readonly string[]) => (password: string) =>
  run(java, [
    ...["-cp", jars.map((folder) => join(folder, "*")).join(":")],
    ...["org.opensearch.security.tools.Hasher", "-p", password],
  ])
    .split("\n")
    .at(-1)!;
