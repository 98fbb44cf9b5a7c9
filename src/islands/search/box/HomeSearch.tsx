import { useState } from "react";
import type { SearchScope } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { asIsland } from "#islands/ui/island.tsx";
import { openSuggestion } from "#stores/search/open-suggestion.ts";
import { SearchBox } from "./SearchBox.tsx";

interface Props {
  words: Dictionary["search"]["box"];
  /** Address of the result page, in the language of the page. */
  action: string;
}

/** The search box of the search's start page. A suggestion or the button opens the result page. */
export const HomeSearch = asIsland(function HomeSearch({ words, action }: Props) {
  const [type, setType] = useState<SearchScope>(1);
  return (
    <SearchBox
      words={words}
      action={action}
      type={type}
      onType={setType}
      onChoose={(item) => openSuggestion(item, action, type)}
    />
  );
});
