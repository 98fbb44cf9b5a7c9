/** Pages that always exist, without language prefix; their addresses never change. */
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
  "/layout/statute",
  "/layout/coverage",
] as const;

/** Info pages are at this address plus their name. */
export const INFO_PATH = "/layout/info/";
/**
 * Knowledge articles are at this address plus their file name without extension; the list is at the address
 * itself.
 */
export const ARTICLE_PATH = "/layout/knowledge/";
/** Guides are at this address plus their file name without extension; the list is at the address itself. */
export const GUIDE_PATH = "/layout/guide/";
/** Calculators of the toolbox are at this address plus their name. */
export const CALCULATOR_PATH = "/layout/toolbox/";
