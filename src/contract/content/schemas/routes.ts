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

/** Prefix of the address of an info page; the page's name follows. */
export const INFO_PATH = "/layout/info/";
/**
 * Address of the list of knowledge articles, and prefix of an article's address; the file name without
 * extension follows.
 */
export const ARTICLE_PATH = "/layout/knowledge/";
/** Address of the list of guides, and prefix of a guide's address; the file name without extension follows. */
export const GUIDE_PATH = "/layout/guide/";
/** Prefix of the address of a calculator; its name follows. */
export const CALCULATOR_PATH = "/layout/toolbox/";
