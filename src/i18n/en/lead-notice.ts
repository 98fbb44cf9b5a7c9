import type { Dictionary } from "../cn.ts";

export const leadNotice: Dictionary["leadNotice"] = {
  title: "Before you send: how your personal information is handled",
  handler: "Handled by {operator}. Contact: {phone}, {email}.",
  row: "{label}: {purpose}",
  required: "required",
  optional: "optional; leaving it out changes nothing",
  fields: {
    username: "Contact name",
    telephone: "Telephone",
    mail: "E-mail",
    first_court: "Court and case number of first instance",
    first_judge: "Judge of first instance",
    final_court: "Court and case number of second instance",
    final_judge: "Judge of second instance",
    files: "Case files",
    user_uuid: "A random number made by your browser",
  },
  purposes: {
    address_you: "to know how to address you",
    reach_you: "to contact you",
    identify_case: "to find the judgments concerned",
    one_lead: "to register you only once, and to make the receipt number and code",
    write_report: "to write the free legal analysis",
  },
  handling:
    "How: before form and files leave your device, this page seals them with our office's public key; whoever stores them holds no key, only the office's private key opens them. The page that seals comes from the same host. Without script everything is sealed on arrival.",
  key: "SHA-256 of the office's public key: {hash}",
  storage: "Where: {country}; {provider} keeps the sealed data.",
  retention:
    "How long: {days} days from receipt, then deleted automatically; files that were not finished go after a day.",
  rights:
    "Your rights: to see, copy, correct, complete and delete your information, to withdraw consent and to ask for an explanation. With the receipt number and code you get after sending you can delete everything yourself at once, or contact us as above. Withdrawal does not affect what was done before.",
  receiver: { contact: "Its contact: {contact}. ", basis: "Basis of the transfer: {basis}. " },
  sealedBefore:
    "form and files are sealed before they leave this device, whoever stores them holds no key, and the page that seals comes from the same host. ",
  sealedAfter:
    "without script they are sealed on arrival (see the next item), and whoever stores them holds no key. ",
  consents: {
    consent_arrival:
      "I consent separately to sending without script: the content reaches the host of {provider} ({country}) in the clear (over HTTPS), is sealed there and only then stored; until it is sealed the host can read it. (Personal Information Protection Law, art. 39)",
    consent_abroad:
      "I consent separately to this information being provided to {provider} abroad ({country}), for sealed storage only; {how}{contact}I may exercise my rights against it directly or through the handler. {basis}(Personal Information Protection Law, arts. 38 and 39)",
    consent_sensitive:
      "I consent separately to the handling of sensitive personal information that case files may hold (such as medical records, bank accounts, identity numbers). It is needed for the analysis; a leak could harm person or property, so please cover what does not concern the case. Where files concern others, I may provide them. (Personal Information Protection Law, arts. 29 and 30)",
  },
};
