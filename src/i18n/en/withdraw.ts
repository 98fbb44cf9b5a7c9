import type { Dictionary } from "../cn.ts";

/** The page on which a visitor withdraws a lead. */
export const withdraw: Dictionary["withdraw"] = {
  title: "Withdraw and delete",
  heading: "Withdraw and delete what you sent",
  lead: "With the receipt number and the code that you got after sending you can withdraw at any time. Your details and all files are deleted at once and for good; only a record of the deletion stays, without personal information.",
  description: "Withdraw a lead by receipt number and code, and delete contact details and case files.",
  form: "Withdraw a lead",
  receipt: "Receipt number",
  code: "Code",
  hint: "For example 7K2M-9QXD-4RTB; capitals and hyphens do not matter",
  send: "Withdraw and delete",
  app: {
    noReceipt: "Please enter the receipt number",
    noCode: "Please enter the code",
    badReceipt: "A receipt number has 12 letters and digits; please check it",
    badCode: "A code has 12 letters and digits; please check it",
    ask: "Withdraw {receipt}? Details and all files are deleted at once and for good.",
    sending: "Deleting",
    done: "Withdrawn: details and all files of {receipt} were deleted at {at}.",
    failed: "Not withdrawn: {msg}",
  },
  lost: "Lost the numbers? Contact us: once your identity is confirmed we delete as well.",
  contact: "Contact",
  privacy: "Privacy policy",
};
