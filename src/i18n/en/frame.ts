import type { Dictionary } from "../cn.ts";

/** Words of the frame around every page. */
export const frame: Dictionary["frame"] = {
  skip: "Skip to content",
  home: "Home",
  mainMenu: "Main",
  footerMenu: "Footer",
  language: "中文",
  newTab: " (opens in a new tab)",
  phone: "Phone",
  email: "E-mail",
  hours: "Hours",
  chat: "Online chat",
  broken: {
    text: "Something went wrong in this part of the page.",
    reload: "Reload the page",
    contact: "Contact us",
  },
  sample: "Sample data",
  sampleText:
    "The judgments, parties, lawyers and figures on this page are generated examples and have nothing to do with real people or cases.",
};
