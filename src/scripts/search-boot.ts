import { openReadingList } from "#stores/judgment/reading-list.ts";
import { openSearchAddress } from "#stores/search/search-address.ts";
import { submitSearchByHash } from "#stores/search/search-form.ts";

// The result page runs this before its island is there: the query is on its way while React still loads.
submitSearchByHash();
void openSearchAddress();
openReadingList();
