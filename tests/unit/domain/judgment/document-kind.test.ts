import { describe, expect, test } from "vitest";
import { documentKind } from "#domain/judgment/document-kind.ts";
import type { Instance } from "#domain/judgment/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "./invented-record.ts";

const each = examplesOf(import.meta.url);

describe("documentKind", () => {
  each<[string, string, Instance, string]>(
    "tells what %s under %s is",
    (text_type, case_number, instance, kind) => {
      expect(documentKind(invented({ text_type, case_number, instance }))).toBe(kind);
    },
  );

  test("takes a ruling whose case is named for jurisdiction for one on it, whatever its number", () => {
    const named = invented({ casename: "例某管辖权异议一案", text_type: "民事裁定书" });
    expect(documentKind(named)).toBe("jurisdiction");
  });
});
