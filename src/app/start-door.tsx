import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepFormsIn } from '../../engine/web/form/drafts.ts';
import { page } from '../../engine/web/page.ts';
import { showKeptToasts } from '../../engine/web/toast/toast.ts';
import { session } from '../api/session-store.ts';
import { handOverCode } from '../kit/area/hand-over.ts';
import { App } from './App.tsx';
import type { DoorParts } from './App.tsx';
import { beginSoon } from './begin.ts';
import { DoorFrame } from './DoorFrame.tsx';
import { giveWay } from './give-way.ts';
import { Start } from './Start.tsx';

// React has drawn the page again by itself: nobody sees it, but whoever looks for its cause finds it in the console.
// oxlint-disable-next-line no-console -- the only reader is whoever looks into this browser
const options = { onRecoverableError: (error: unknown) => console.warn('Drawn again:', error) };

function draw(root: HTMLElement, parts: DoorParts): void {
  createRoot(root, options).render(
    <DoorFrame>
      <Start {...parts} />
    </DoorFrame>,
  );
}

/** Takes over what was drawn ahead for anybody: it is drawn anew for whoever is signed in, or just arrives from another host. */
async function takeOver(root: HTMLElement, parts: DoorParts): Promise<void> {
  const settings = await beginSoon();
  if (settings === undefined || session.get() !== null || handOverCode(window.location.hash) !== null) {
    root.replaceChildren();
    root.removeAttribute('data-ahead');
    draw(root, parts);
    return;
  }
  hydrateRoot(
    root,
    <DoorFrame>
      <App {...parts} settings={settings} />
    </DoorFrame>,
    options,
  );
}

/**
 * Draws a door into the page that was served for it: a moment later, for the rest of the file that this stands in may not have run yet (scripts/web/cut.ts puts pages into it).
 */
export function startDoor(parts: DoorParts): void {
  // Its code is fetched with the first form that stores a draft.
  keepFormsIn(async () => (await import('../kit/kept/forms.ts')).draftsOfForms());
  showKeptToasts();
  // A page that the browser kept while others were open knows nothing of what happened there, as who signed out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.reload();
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the app.');
  giveWay(root);
  // In steps: until it is there the page shows the frame that came with it, and a phone would do nothing else for a fifth of a second.
  if (!root.hasAttribute('data-ahead')) startTransition(() => draw(root, parts));
  else void takeOver(root, parts);
}
