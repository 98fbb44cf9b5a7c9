import { useStore } from "@nanostores/react";
import { Button } from "#islands/ui/Button.tsx";
import { $lookUp, type LookUp as Found, lookUp } from "#stores/reversal/case-look-up.ts";
import type { CaseFormWords } from "./words.ts";

function wordLookUp(found: Found, words: CaseFormWords): string {
  switch (found.kind) {
    case "idle":
      return "";
    case "numberless":
      return words.missing.first_instance_number;
    case "failed":
      return words.lookUpFailed;
    case "unknown":
      return words.lookUpNone;
    case "found": {
      const names = found.filled.map((name) => words.fields[name]);
      return names.length > 0 ? `${words.lookUpFound}${names.join(words.lookUpComma)}` : words.lookUpFull;
    }
  }
}

/** The button that looks up the case number, and the result. */
export function LookUp({ words, onNumberless }: { words: CaseFormWords; onNumberless: () => void }) {
  const found = useStore($lookUp, { ssr: "initial" });
  return (
    <>
      {/*
       * A press must not blur the field: the blur starts a look-up too, and the second answer would find
       * nothing to fill.
       */}
      <Button
        onMouseDown={(event) => event.preventDefault()}
        onClick={async () => {
          await lookUp();
          if ($lookUp.get().kind === "numberless") onNumberless();
        }}
        text={words.lookUp}
      />
      <output className="small looked-up">{wordLookUp(found, words)}</output>
    </>
  );
}
