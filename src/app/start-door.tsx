import '../kit/theme/inter/inter.css';
import { createRoot } from 'react-dom/client';
import { keepFormsIn } from '../../engine/web/form/drafts.ts';
import { page } from '../../engine/web/page.ts';
import { showKeptToasts } from '../../engine/web/toast/toast.ts';
import { ThemeRoot } from '../kit/theme/ThemeRoot.tsx';
import type { DoorParts } from './App.tsx';
import { Start } from './Start.tsx';
import { RouterBoundary } from './UnexpectedError.tsx';

/** Draws a door into the page that was served for it. */
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
  // React has drawn the page again by itself: nobody sees it, but whoever looks for its cause finds it in the console.
  // oxlint-disable-next-line no-console -- the only reader is whoever looks into this browser
  createRoot(root, { onRecoverableError: (error) => console.warn('Drawn again:', error) }).render(
    // Twice: around everything, and within the theme, where the page it shows has its looks.
    <RouterBoundary>
      <ThemeRoot>
        <RouterBoundary>
          <Start {...parts} />
        </RouterBoundary>
      </ThemeRoot>
    </RouterBoundary>,
  );
}
