import '@fontsource-variable/inter/opsz.css';
import { createRoot } from 'react-dom/client';
import { Start } from './app/Start.tsx';
import { RouterBoundary } from './app/UnexpectedError.tsx';
import { ThemeRoot } from './kit/theme/ThemeRoot.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');
createRoot(root).render(
  // Twice: around everything, and within the theme, where the page it shows has its looks.
  <RouterBoundary>
    <ThemeRoot>
      <RouterBoundary>
        <Start />
      </RouterBoundary>
    </ThemeRoot>
  </RouterBoundary>,
);
