/** Pages that always exist, without the prefix of a language. Their addresses never change. */
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

/** Start of the address of an info page. The name of the page follows. */
export const INFO_PATH = "/layout/info/";
/**
 * Address of the list of knowledge articles, and start of an article's address. The file name without
 * extension follows.
 */
export const ARTICLE_PATH = "/layout/knowledge/";
/** Address of the list of guides, and start of a guide's address. The file name without extension follows. */
export const GUIDE_PATH = "/layout/guide/";
/** Start of the address of a calculator. The name of the calculator follows. */
export const CALCULATOR_PATH = "/layout/toolbox/";
