import type { Dictionary } from "../cn.ts";

export const leadNotice: Dictionary["leadNotice"] = {
  title: "Before you send: how your personal information is handled",
  handler: "Responsible for your data: {operator}. Contact: {phone}, {email}.",
  row: "{label}: {purpose}",
  required: "required",
  optional: "optional; you may leave it out",
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
    address_you: "so that we know how to address you",
    reach_you: "to contact you",
    identify_case: "to find the judgments concerned",
    one_lead: "to register you only once, and to make the receipt number and code",
    write_report: "to write the free legal analysis",
  },
  handling:
    "How: before the form and files leave your device, this page encrypts them with our office's public key. Those who store them have no key; only the office's private key can decrypt them. The page that encrypts comes from the same host. Without JavaScript everything is encrypted on arrival.",
  key: "SHA-256 of the office's public key: {hash}",
  storage: "Where: {country}; {provider} keeps the encrypted data.",
  retention:
    "How long: {days} days from receipt, then deleted automatically; unfinished uploads are deleted after a day.",
  rights:
    "Your rights: to see, copy, correct, complete and delete your information, to withdraw consent and to ask for an explanation. With the receipt number and code you get after sending you can delete everything yourself at once, or contact us as above. Withdrawal does not affect what was done before.",
  receiver: { contact: "Its contact: {contact}. ", basis: "Basis of the transfer: {basis}. " },
  sealedBefore:
    "form and files are encrypted before they leave this device, those who store them have no key, and the page that encrypts comes from the same host. ",
  sealedAfter:
    "without JavaScript they are encrypted on arrival (see the next item), and those who store them have no key. ",
  consents: {
    consent_arrival:
      "I consent separately to sending without JavaScript: the content reaches the host of {provider} ({country}) unencrypted except for the connection (HTTPS), is encrypted there and only then stored; until then the host can read it. (Personal Information Protection Law, art. 39)",
    consent_abroad:
      "I consent separately to this information being provided to {provider} abroad ({country}), for encrypted storage only; {how}{contact}I may exercise my rights against it directly or through the handler. {basis}(Personal Information Protection Law, arts. 38 and 39)",
    consent_sensitive:
      "I consent separately to the handling of sensitive personal information that case files may hold (such as medical records, bank accounts, identity numbers). It is needed for the analysis; a leak could harm person or property, so please black out what does not concern the case. Where files concern other people, I am entitled to provide them. (Personal Information Protection Law, arts. 29 and 30)",
  },
};
