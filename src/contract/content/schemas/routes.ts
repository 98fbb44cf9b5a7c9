/** Pages that always exist, without language; their addresses never change. */
export const SITE_ROUTES = [
  "/",
  "/layout",
  "/layout/serachList",
  "/layout/award",
  "/layout/hycase",
  "/layout/addcase",
  "/layout/layercase",
  "/layout/withdraw",
  "/layout/huibaoquan",
  "/layout/legal",
  "/layout/lawyer",
  "/layout/toolbox",
  "/layout/cooperation",
] as const;

/** An info page is at this address plus its name. */
export const INFO_PATH = "/layout/info/";
/** A knowledge article is at this address plus its file name without extension; the list at the address itself. */
export const ARTICLE_PATH = "/layout/knowledge/";
/** A calculator of the toolbox is at this address plus its name. */
export const CALCULATOR_PATH = "/layout/toolbox/";
