import '@fontsource-variable/inter/opsz.css';
import { createRoot } from 'react-dom/client';
import { Start } from './app/Start.tsx';
import { ThemeRoot } from './features/ui/theme/ThemeRoot.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app.');
createRoot(root).render(
  <ThemeRoot>
    <Start />
  </ThemeRoot>,
);
