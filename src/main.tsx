import '@fontsource-variable/inter/opsz.css';
import { createRoot } from 'react-dom/client';
import { keepFormsIn } from '../engine/web/form/drafts.ts';
import { Start } from './app/Start.tsx';
import { RouterBoundary } from './app/UnexpectedError.tsx';
import { ThemeRoot } from './kit/theme/ThemeRoot.tsx';

// Its code is fetched with the first form that stores a draft.
keepFormsIn(async () => (await import('./kit/kept/forms.ts')).draftsOfForms());

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');
// React has drawn the page again by itself: nobody sees it, but whoever looks for its cause finds it in the console.
// oxlint-disable-next-line no-console -- the only reader is whoever looks into this browser
createRoot(root, { onRecoverableError: (error) => console.warn('Drawn again:', error) }).render(
  // Twice: around everything, and within the theme, where the page it shows has its looks.
  <RouterBoundary>
    <ThemeRoot>
      <RouterBoundary>
        <Start />
      </RouterBoundary>
    </ThemeRoot>
  </RouterBoundary>,
);
