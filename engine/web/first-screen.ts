// When the first screen stands: what it does not need is fetched after it, so that nothing on the way delays what a person waits for.

import { useEffect, useState } from 'react';

/** The longest anything is held back, in ms from when it was first wanted: where no screen comes, as behind a question, the rest goes on without it. */
const longest = 4_000;

let stand: () => void = () => {};
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Told by every screen, as it names the document. */
export function screenStands(): void {
  // Painted first: an effect runs before, and a timer alone may, too. Nothing is painted of a page in the background.
  if (document.hidden) setTimeout(stand);
  else requestAnimationFrame(() => setTimeout(stand));
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
