/** The text, or its first `max` characters and an ellipsis when it is longer; never cuts a character in two. */
export function truncateText(text: string, max: number): string {
  const characters = [...new Intl.Segmenter("zh", { granularity: "grapheme" }).segment(text)];
  if (characters.length <= max) return text;
  return `${characters
    .slice(0, max)
    .map((part) => part.segment)
    .join("")}…`;
}
