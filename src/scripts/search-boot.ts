import { openReadingList } from "#stores/judgment/reading-list.ts";
import { openSearchAddress } from "#stores/search/search-address.ts";
import { submitSearchByHash } from "#stores/search/search-form.ts";

// The result page runs this before its island has loaded: the query is sent while React is still loading.
submitSearchByHash();
void openSearchAddress();
openReadingList();
