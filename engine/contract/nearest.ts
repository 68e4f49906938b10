// The message for a word the contract does not know: the known words, and the likely one.

/** How many letters must be inserted, deleted or replaced to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant: a third of its letters may differ, or two may be swapped. */
export function nearest(word: string, text: readonly string[]): string | undefined {
  const [best] = text
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, far }) => far <= Math.max(Math.min(2, word.length / 2), Math.max(one.length, word.length) / 3))
    .toSorted((a, b) => a.far - b.far);
  return best?.one;
}

/** How many known words are listed; of more, only the nearest is named. */
const listed = 12;

/** `; did you mean "b"?`, or nothing. */
export function meant(word: string, text: Iterable<string>): string {
  const near = nearest(word, [...text]);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** `; there are a, b, c; did you mean "b"?`, to be put behind a sentence. */
export function known(word: string, text: Iterable<string>): string {
  const all = [...text];
  const list = all.length > 0 && all.length <= listed ? `; there are ${all.join(', ')}` : '';
  return `${list}${meant(word, all)}`;
}
