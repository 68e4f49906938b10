/** The text with what was looked for in bold. */
export function Found({ text, words }: { text: string; words: readonly string[] }) {
  const sought = words.filter((word) => word.length > 1).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (sought.length === 0) return text;
  const parts = text.split(new RegExp(`(${sought.join('|')})`, 'i'));
  // Every second part is what was looked for, and a part is its place.
  // oxlint-disable-next-line no-array-index-key
  return parts.map((part, place) => (place % 2 === 1 ? <b key={`${place} ${part}`}>{part}</b> : part));
}
