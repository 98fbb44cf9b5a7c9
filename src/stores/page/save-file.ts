/** Lets the browser save a text, or the bytes of a file, as a file. */
export function saveFile(name: string, content: string | Blob, type = "text/csv;charset=utf-8"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
