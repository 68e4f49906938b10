// When the first screen stands: what it does not need is fetched after it, so that nothing on the way delays what a person waits for.

import { useEffect, useState } from 'react';
import { oncePainted } from './oncePainted.ts';

/** The longest anything is held back, in ms from when it was first wanted: where no screen comes, as behind a question, the rest is fetched without it. */
const longest = 4_000;

let hasStood = false;
let stand: () => void = () => {};
const standing = new Promise<void>((resolve) => {
  stand = () => {
    hasStood = true;
    resolve();
  };
});

/** Whether nothing but placeholders was there yet, as in what is drawn ahead. */
export const isFirstWait = (): boolean => !hasStood;

/** Told by every screen, as it names the document. */
export function screenStands(): void {
  oncePainted(stand);
}

let patience: ReturnType<typeof setTimeout> | undefined;

/** Resolves once a screen stands, or was waited for long enough; at once ever after. */
export async function afterFirstScreen(): Promise<void> {
  patience ??= setTimeout(stand, longest);
  await standing;
}

/** Whether a screen stands. */
export function useFirstScreenStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => void afterFirstScreen().then(() => setStands(true)), []);
  return stands;
}
