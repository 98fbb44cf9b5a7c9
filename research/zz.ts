import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { catalogueContext } from "#server/corpus/import/parse-context.ts";
const context = catalogueContext("x", "2026-11-29");
const counts = new Map<string, number>();
for await (const piece of readInputs(process.argv.slice(2))) for (const one of parsePiece(piece, context)) {
  const key = one.kind === "rejected" ? one.reason : one.kind;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (one.kind === "rejected") console.log(piece.name.slice(-20), one.line, one.reason, one.detail.slice(0, 100));
  if (one.kind === "record" && (!one.record.court_id || !one.record.casedate || !one.record.case_number || !one.record.text_type)) console.log("gap", one.line, JSON.stringify({court:one.record.court,id:one.record.court_id,n:one.record.case_number,d:one.record.casedate,t:one.record.text_type,name:one.record.casename}));
}
console.log(counts);
