import type { Dictionary } from "../cn.ts";

/** The six info pages and the three landing pages. */
export const info: Dictionary["info"] = {
  menu: "Information",
  updated: "Updated",
  contactTitle: "How to reach us",
  phone: "Phone",
  email: "E-mail",
  hours: "Hours",
  chat: "Online chat",
  openChat: "Open the chat",
  qr: "Scan to reach us",
  qrLabel: "QR code leading to {address}",
  qrWaiting: "The QR code is drawn once its address is set",
  buttonWaiting: "Chat address: {value}",
};
