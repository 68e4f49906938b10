// When the first screen stands: what it does not need is fetched after it, so that nothing on the way delays what a person waits for.

/** The longest anything is held back, in ms: where no screen comes, as behind a question, the rest goes on without it. */
const longest = 4_000;

let stand: () => void = () => {};
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Told by every screen, as it names the document. */
export function screenStands(): void {
  // Drawn first: an effect runs before the browser has painted what it belongs to.
  setTimeout(stand);
}

/** Resolves once a screen stands, at once ever after. */
export async function afterFirstScreen(): Promise<void> {
  await Promise.race([standing, new Promise((resolve) => setTimeout(resolve, longest))]);
}
